import i18next from 'i18next';
import { demo } from './en/demo.ts';
// The catalogue that these join.
import './index.ts';

export type { demo } from './en/demo.ts';

/** Loaded with the demo, and with what brings a visitor's work over. */
i18next.addResourceBundle('en', 'translation', { demo }, true);

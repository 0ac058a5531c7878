import i18next from 'i18next';
import { watching } from './en/watching.ts';
// The catalogue that these join.
import './index.ts';

/** Loaded with the screens of analytics, which the first dashboard does without. */
i18next.addResourceBundle('en', 'translation', watching, true);

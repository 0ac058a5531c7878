import i18next from 'i18next';
import { outside } from './en/outside.ts';
// The catalogue that these join.
import './index.ts';

/** Loaded with the public pages: 4 kB that signing in does without. */
i18next.addResourceBundle('en', 'translation', outside, true);

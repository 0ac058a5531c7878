import i18next from 'i18next';
import { seldom } from './en/seldom.ts';
// The catalogue that these join.
import './index.ts';

/** Loaded with the pages that say them: 3 kB that the landing page does without. */
i18next.addResourceBundle('en', 'translation', seldom, true);

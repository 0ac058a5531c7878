import i18next from 'i18next';
import { outside } from './en/outside.ts';
// The catalogue that these join.
import './index.ts';

/** Loaded with the landing and the pricing page: 2 kB that signing in does without. */
i18next.addResourceBundle('en', 'translation', outside, true);

import i18next from 'i18next';
import { achievements } from './en/achievements.ts';
// The catalogue that these join.
import './index.ts';

/** Loaded with the first achievement that is told, which may come on any screen. */
i18next.addResourceBundle('en', 'translation', { achievements }, true);

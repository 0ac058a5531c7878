import i18next from 'i18next';
import { installed } from './en/installed.ts';
// The catalogue that these join.
import './index.ts';

/** Loaded some seconds after the first screen, and with the account. */
i18next.addResourceBundle('en', 'translation', { installed }, true);

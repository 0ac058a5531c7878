import i18next from 'i18next';
import { settings } from './en/settings.ts';
// The catalogue that these join.
import './index.ts';

/** Loaded with the pages that say them: the account, the team, turning on a second factor. */
i18next.addResourceBundle('en', 'translation', settings, true);

import i18next from 'i18next';
import { campaign } from './en/campaign.ts';
// The catalogue that these join.
import './index.ts';

/** Loaded with the pages that say them: the campaign's own record, which the first dashboard does without. */
i18next.addResourceBundle('en', 'translation', campaign, true);

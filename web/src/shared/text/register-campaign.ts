import { registerTexts } from './bundle.ts';
import { campaign } from './en/campaign.ts';

/** Loaded with the pages that say them: the campaign's own record, which the first dashboard does without. */
registerTexts(campaign, () => import('./es/campaign.ts'));

import { join } from './bundle.ts';
import { campaign } from './en/campaign.ts';

/** Loaded with the pages that say them: the campaign's own record, which the first dashboard does without. */
join(campaign, () => import('./es/campaign.ts'));

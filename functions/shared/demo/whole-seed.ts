import type { Doc } from './documents.ts';
import { lindqvistCampaign } from './lindqvist-campaign.ts';
import { riveraCampaign } from './sample-campaign.ts';

/** Every document of the seed but those of voters and policy: the same ones each time. */
export const demo = (): Doc[] => [...riveraCampaign(), ...lindqvistCampaign()];

import * as z from 'zod/mini';
import { profileFields } from './candidate/candidate-fields.ts';
import { collection, inOrganization } from './define.ts';

/** The only document of `campaign_cards`. */
export const campaignCard = 'current';

/**
 * What every member may know of the candidate, canvassers included: the candidate profile itself holds the campaign's
 * strategy and takes `dashboard.read`. Functions copy it from the profile.
 */
export const campaignCards = collection({
  name: 'campaign_cards',
  path: inOrganization('campaign_cards'),
  access: { read: 'member', list: null },
  rules: {
    comment: 'What every member may know of the candidate, canvassers included.',
    refused: { list: 'there is one', write: 'functions copy it from the candidate profile' },
  },
  isWork: false,
  schema: z.strictObject({
    candidateName: profileFields.candidateName.schema,
    office: z.nullable(z.string()),
    electionDate: z.nullable(z.string()),
    /** Whether the campaign is through its set-up. */
    is_set_up: z.boolean(),
  }),
});

import { registerTexts } from '../registry.ts';

/** What members are on the campaign. */
export const memberPositions = {
  candidate: 'Candidate',
  campaign_manager: 'Campaign manager',
  treasurer: 'Treasurer',
  finance_director: 'Finance director',
  communications_director: 'Communications director',
  digital_director: 'Digital director',
  political_director: 'Political director',
  policy_director: 'Policy director',
  field_director: 'Field director',
  organizer: 'Organizer',
  volunteer_lead: 'Volunteer lead',
  data_director: 'Data director',
  scheduler: 'Scheduler',
  counsel: 'Counsel',
} as const;

registerTexts({ memberPositions }, () => import('./es.ts'));

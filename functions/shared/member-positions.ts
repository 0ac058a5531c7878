/**
 * What members are on the campaign: labels that choose views and defaults and never give rights (`access.ts` does). The
 * `positions` of policy are something else.
 */
export const memberPositions = [
  'candidate',
  'campaign_manager',
  'treasurer',
  'finance_director',
  'communications_director',
  'digital_director',
  'political_director',
  'policy_director',
  'field_director',
  'organizer',
  'volunteer_lead',
  'data_director',
  'scheduler',
  'counsel',
] as const;
export type MemberPosition = (typeof memberPositions)[number];

/** Of one member: in a small campaign, one person is several things. */
export const memberPositionsMax = 4;

/** Without repetitions, in the order of the list. */
export const orderPositions = (positions: readonly MemberPosition[]): MemberPosition[] =>
  memberPositions.filter((one) => positions.includes(one));

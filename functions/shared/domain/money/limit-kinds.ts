/** The words of limits. Apart from the rules: every first dashboard fetches the definitions that use them. */

export const federalOffices = ['president', 'us_senate', 'us_house'] as const;
export const offices = [
  ...federalOffices,
  'governor',
  'statewide',
  'legislature',
  'judicial',
  'county',
  'city',
  'school',
  'other',
] as const;
export type Office = (typeof offices)[number];

/** `committee` is the committee of another candidate; `pac` one that is no multicandidate PAC. */
export const donorKinds = [
  'individual',
  'family',
  'candidate',
  'pac',
  'multicandidate_pac',
  'party',
  'committee',
  'llc',
  'corporation',
  'union',
] as const;
export type DonorKind = (typeof donorKinds)[number];

/** What a limit counts over: each election, the campaign's cycle, or a calendar year. */
export const limitPeriods = ['election', 'cycle', 'year'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** `US`, a state, or a place in a state. */
export const jurisdictionPattern = /^US(?:-[A-Z]{2}(?:-[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?)?)?$/;

/** `P2028`, `G2028`: what it is, and its year. */
export const electionCodePattern = /^[PGRSC]20\d{2}$/;

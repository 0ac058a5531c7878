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

/**
 * `committee` is the committee of another candidate; `pac` one that is no multicandidate PAC; `party` a state or local committee
 * of a party; `llc` one of which nobody knows how it is taxed. Corporations, unions, contractors (of the government) and foreign
 * nationals may not give to federal candidates.
 */
export const donorKinds = [
  'individual',
  'family',
  'candidate',
  'pac',
  'multicandidate_pac',
  'party',
  'national_party',
  'committee',
  'partnership',
  'llc',
  'corporation',
  'union',
  'contractor',
  'foreign',
] as const;
export type DonorKind = (typeof donorKinds)[number];

/**
 * What somebody counts as: what their record says, else an individual. Of an organization that does not say, nobody knows:
 * null. `card`: the kind of the card, where there is one.
 */
export const countedKind = (
  card: string | null | undefined,
  donor_kind: DonorKind | null | undefined,
): DonorKind | null => donor_kind ?? (card === 'organization' ? null : 'individual');

/** What a limit counts over: each election, the campaign's cycle, or a calendar year. */
export const limitPeriods = ['election', 'cycle', 'year'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** `US`, a state, or a place in a state. */
export const jurisdictionPattern = /^US(?:-[A-Z]{2}(?:-[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?)?)?$/;

/** `P2028`, `G2028`: what it is, and its year. */
export const electionCodePattern = /^[PGRSC]20\d{2}$/;

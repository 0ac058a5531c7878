import type { DonorKind, Office } from './limit-kinds.ts';
import type { LimitRule } from './limit-rules.ts';

/**
 * Rows that ship with the product: only what a source states, which the row names. A state that is not here has no rule.
 * A new amount is a new row; the old one gets its last day.
 */

type Given = Pick<LimitRule, 'id' | 'jurisdiction' | 'effective_from' | 'max_cents' | 'source'> &
  Partial<LimitRule>;

const row = (given: Given): LimitRule => ({
  office: '*',
  donor_kind: 'individual',
  period: 'election',
  itemize_over_cents: null,
  employer_over_cents: null,
  cash_max_cents: null,
  anonymous_max_cents: null,
  excess_days: null,
  request_days: null,
  return_days: null,
  effective_to: null,
  status: 'verified',
  reviewed_on: '2026-11-26',
  reviewed_by: 'Hustings',
  ...given,
});

const fec = {
  name: 'FEC limits for 2025–2026 (Holtzman Vogel)',
  url: 'https://holtzmanvogel.com/news-insights/fec-releases-increased-contribution-limits-for-the-2025-2026-election-cycle',
};
const fecTable = {
  name: 'FEC limits for 2025–2026 (Mondaq)',
  url: 'https://www.mondaq.com/unitedstates/constitutional-administrative-law/1579908/fec-issues-new-federal-political-contribution-limits-for-20252026-election-cycle',
};
const fecChart = {
  name: 'FEC: contribution limits',
  url: 'https://www.fec.gov/help-candidates-and-committees/candidate-taking-receipts/contribution-limits/',
};
const fecDonors = {
  name: 'FEC: who can and can’t contribute',
  url: 'https://www.fec.gov/help-candidates-and-committees/candidate-taking-receipts/who-can-and-cant-contribute/',
};
const fecPersonal = {
  name: 'FEC: using the personal funds of the candidate',
  url: 'https://www.fec.gov/help-candidates-and-committees/candidate-taking-receipts/using-personal-funds-candidate/',
};
const fecCandidate = {
  name: 'FEC: candidate contributions',
  url: 'https://www.fec.gov/help-candidates-and-committees/filing-reports/candidate-contributions/',
};
const fecPartners = {
  name: 'FEC: partnership and LLC contributions',
  url: 'https://www.fec.gov/help-candidates-and-committees/filing-reports/partnership-contributions/',
};
const parties = {
  name: 'FEC limits for 2025–2026 (Caplin & Drysdale)',
  url: 'https://caplindrysdale.com/publication-fec-updates-contribution-limits-for-2025-2026',
};

const federal = {
  jurisdiction: 'US',
  itemize_over_cents: 20_000,
  employer_over_cents: 20_000,
  cash_max_cents: 10_000,
  anonymous_max_cents: 5_000,
  excess_days: 60,
  request_days: 30,
  effective_from: '2024-11-06',
};

/** `Partial`: where a row is for one office alone, or counts over another period. */
const federalAmounts: [DonorKind, number, LimitRule['source'], Partial<LimitRule>?][] = [
  ['individual', 350_000, fec],
  ['family', 350_000, fecPersonal],
  ['partnership', 350_000, fecPartners],
  ['pac', 350_000, fec],
  ['multicandidate_pac', 500_000, fecTable],
  ['committee', 200_000, fecChart],
  // State, district and local committees of one party have one limit together.
  ['party', 500_000, parties],
  ['national_party', 500_000, parties],
  ['national_party', 6_200_000, parties, { office: 'us_senate', period: 'cycle' }],
];

/** The amounts of 2027–2028 are announced in early 2027 and work backwards to this day. */
const federalNext = '2026-11-04';

const federalRules: LimitRule[] = [
  ...federalAmounts.flatMap(([donor_kind, max_cents, source, rest = {}]) => {
    const given = { ...federal, donor_kind, max_cents, source, ...rest };
    const id = ['us', rest.office, donor_kind].filter(Boolean).join('-');
    return [
      row({ ...given, id: `${id}-2025`, effective_to: '2026-11-03' }),
      row({ ...given, id: `${id}-2027`, effective_from: federalNext, status: 'provisional' }),
    ];
  }),
  row({
    ...{ ...federal, id: 'us-candidate', donor_kind: 'candidate', max_cents: null, source: fecCandidate },
    ...{ cash_max_cents: null, anonymous_max_cents: null, excess_days: null, employer_over_cents: null },
  }),
  // What comes from them goes back within 30 days (11 CFR 103.3).
  ...(['corporation', 'union', 'contractor', 'foreign'] as const).map((donor_kind) =>
    row({
      ...{ ...federal, id: `us-${donor_kind}`, donor_kind, max_cents: 0, source: fecDonors },
      excess_days: 30,
    }),
  ),
];

const nossaman = {
  name: 'California FPPC limits for 2025–2026 (Nossaman)',
  url: 'https://nossaman.com/newsroom-insights-california-political-contribution-gift-limits-increased-for-2025-2026',
};

/** Cities and counties without a limit of their own follow the legislature's. */
const californiaAmounts: [Office, number][] = [
  ['legislature', 590_000],
  ['statewide', 980_000],
  ['governor', 3_920_000],
  ['city', 590_000],
  ['county', 590_000],
];

const californiaRules: LimitRule[] = californiaAmounts.flatMap(([office, max_cents]) => {
  // Gifts of $100 and more without occupation and employer are returned (Gov. Code §85700).
  const information = { employer_over_cents: 9_999, return_days: 60 };
  const given = { jurisdiction: 'US-CA', office, max_cents, source: nossaman, ...information };
  return [
    row({
      ...given,
      id: `us-ca-${office}-2025`,
      effective_from: '2025-01-01',
      effective_to: '2026-12-31',
    }),
    // Adjusted every two years; the amount of 2027 is not announced.
    row({ ...given, id: `us-ca-${office}-2027`, effective_from: '2027-01-01', status: 'provisional' }),
  ];
});

const ncsl = {
  name: 'NCSL: state limits on contributions to candidates, 2023–2024',
  url: 'https://www.ncsl.org/elections-and-campaigns/campaign-contribution-limits-overview',
};

/** States where an individual may give any amount. */
const withoutLimit = ['AL', 'IN', 'IA', 'MS', 'NE', 'ND', 'PA', 'TX', 'UT', 'VA'];

const unlimited = (state: string, rest: Partial<LimitRule> = {}): LimitRule =>
  row({
    id: `us-${state.toLowerCase()}-individual`,
    jurisdiction: `US-${state}`,
    max_cents: null,
    source: ncsl,
    effective_from: '2023-01-01',
    ...rest,
  });

export const starterRules: readonly LimitRule[] = [
  ...federalRules,
  ...californiaRules,
  ...withoutLimit.map((state) => unlimited(state)),
  // Its limits were struck down, and others may take their place at any time.
  unlimited('AK', { status: 'provisional' }),
  // It has enacted limits that begin in 2027; their amounts are not confirmed here.
  unlimited('OR', { effective_to: '2026-12-31' }),
];

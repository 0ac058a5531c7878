import type { Election } from './election-calendar.ts';
import type { LimitRule } from './limit-rules.ts';
import { starterRules } from './starter-rules.ts';
import type { GiftEntry, MeterContext } from './windows.ts';

/** A federal race of 2028 for tests: a primary in March, a general election in November. */
export const primary: Election = { code: 'P2028', day: '2028-03-07', on_ballot: true };
export const general: Election = { code: 'G2028', day: '2028-11-07', on_ballot: true };

export const federalRace: MeterContext = {
  jurisdiction: 'US',
  office: 'us_house',
  cycle: { from: '2026-11-04', to: '2028-11-07' },
  elections: [primary, general],
  rules: starterRules,
};

/** A limit of the campaign's own. */
export const ownLimit = (rest: Partial<LimitRule>): LimitRule => ({
  id: 'own',
  jurisdiction: 'US',
  office: '*',
  donor_kind: 'individual',
  period: 'election',
  max_cents: 100_000,
  itemize_over_cents: null,
  employer_over_cents: null,
  cash_max_cents: null,
  anonymous_max_cents: null,
  excess_days: null,
  request_days: null,
  return_days: null,
  effective_from: '2026-01-01',
  effective_to: null,
  status: 'own',
  source: { name: 'the finance committee', url: null },
  reviewed_on: '2026-01-01',
  reviewed_by: 'somebody',
  ...rest,
});

/** An amount in dollars. */
export const gift = (dollars: number, day: string, election: string | null = null): GiftEntry => ({
  cents: Math.round(dollars * 100),
  day,
  election,
});

import type { MeterSources } from '../money/person-meter.ts';
import { type GivenEntry, givingOf } from './giving.ts';

/** A campaign and gifts for tests of segments. */

/** A race for the House, whose limit for individuals is $3,500 an election until November 3, 2026. */
export const houseRace: MeterSources = {
  settings: { jurisdiction: 'US', office: 'us_house', cycle_from: '2025-01-01', cycle_to: '2026-12-31' },
  elections: [
    { code: 'P2026', day: '2026-06-02', on_ballot: true },
    { code: 'G2026', day: '2026-11-03', on_ballot: true },
  ],
  own: [],
};

type Entry = GivenEntry;
export const given = (day: string, dollars: number, election: string | null = null): Entry => ({
  ...{ kind: 'gift', day, election },
  cents: Math.round(dollars * 100),
});
export const refunded = (day: string, dollars: number, election: string | null = null): Entry => ({
  ...given(day, -dollars, election),
  kind: 'refund',
});

type Promised = { stage: 'open' | 'paid' | 'written_off'; due_on: string };
type Header = { date: string; status: string; type: string };
/** The text of a donor's gifts, each with what went back of it. */
export const givingBy = (
  gifts: readonly (Entry | readonly Entry[])[],
  { headers = [], pledges = [] }: { headers?: readonly Header[]; pledges?: readonly Promised[] } = {},
): string =>
  givingOf(
    gifts.flatMap((entries, at) => [entries].flat().map((entry) => ({ ...entry, gift_id: `gift${at}` }))),
    headers,
    pledges,
  );

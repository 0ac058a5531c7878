import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../days.ts';
import { offersFor } from './above-limit.ts';
import { holdAbove } from './hold.ts';
import type { LimitRule } from './limit-rules.ts';
import { type MeterLine, meterOf } from './meter.ts';
import { federalRace, ownLimit } from './meter-kit.ts';
import { roomOf, splitCouple, spread } from './split.ts';
import { type GiftEntry, type MeterContext, sum } from './windows.ts';

const cents = fc.integer({ min: 1, max: 1_000_000 });
const entry: fc.Arbitrary<GiftEntry> = fc.record({
  cents,
  day: fc.integer({ min: 0, max: 760 }).map((days) => addDays('2026-10-20', days)),
  election: fc.constantFrom(null, 'P2028', 'G2028'),
});
/** Gifts, and refunds of some of them on the same day or later. */
const historyOf = (gifts: fc.Arbitrary<GiftEntry>) =>
  fc.array(fc.tuple(gifts, fc.option(fc.tuple(fc.nat(100), fc.nat(60)))), { maxLength: 12 }).map((given) =>
    given.flatMap(([one, refund]): GiftEntry[] => {
      if (!refund) return [one];
      const back = -Math.floor((one.cents * refund[0]) / 100);
      // A refund names the election and the day of its gift, whose year and cycle it is in.
      const election =
        one.election ?? (one.day <= '2028-03-07' ? 'P2028' : one.day <= '2028-11-07' ? 'G2028' : null);
      return [one, { cents: back, day: addDays(one.day, refund[1]), received: one.day, election }].filter(
        (each) => each.cents !== 0,
      );
    }),
  );
const history = historyOf(entry);
/** Some weeks before and after the cycle begins, where refunds and what they make room for are often on either side. */
const crowded = historyOf(
  entry.map((one) => ({
    ...one,
    day: addDays('2026-10-20', Number(one.day.slice(8)) % 31),
    election: 'P2028',
  })),
);
const own: fc.Arbitrary<LimitRule[]> = fc
  .option(fc.record({ max_cents: fc.nat(800_000), period: fc.constantFrom('election', 'cycle', 'year') }))
  .map((limit) => (limit ? [ownLimit({ ...limit, period: limit.period as LimitRule['period'] })] : []));
const context = own.map(
  (rules): MeterContext => ({ ...federalRace, rules: [...federalRace.rules, ...rules] }),
);
const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-11-06', days));

const amounts = ({ counted, held, pledged, left, leftAfterPledges, limits }: MeterLine) => [
  counted,
  held,
  pledged,
  left ?? 0,
  leftAfterPledges ?? 0,
  ...limits.map((one) => one.counted),
];

it('leaves money of the cycle held when a gift of before it goes back', () => {
  const race = { ...federalRace, rules: [...federalRace.rules, ownLimit({ period: 'cycle' })] };
  const [before, within] = ['2026-10-25', '2026-11-10'];
  const back = (cents: number, received: string, day: string) => ({
    cents,
    day,
    received,
    election: 'P2028',
  });
  const entries: GiftEntry[] = [
    { cents: 50_000, day: before, election: 'P2028' },
    { cents: 150_000, day: within, election: 'P2028' },
    back(-50_000, before, '2026-11-12'),
  ];
  const totals = (all: GiftEntry[]) => {
    const settled = holdAbove(all, 'individual', race);
    return (['counted', 'held'] as const).map((state) => sum(settled.filter((one) => one.state === state)));
  };
  expect(totals(entries)).toEqual([100_000, 50_000]);
  expect(totals([...entries, back(-150_000, within, '2026-11-13')])).toEqual([0, 0]);
  const again = { cents: 150_000, day: '2026-11-14', election: 'P2028' };
  expect(totals([...entries, back(-150_000, within, '2026-11-13'), again])).toEqual([100_000, 50_000]);
});

describe('every history of gifts and refunds', () => {
  it('neither makes nor loses a cent when it is divided', () => {
    fc.assert(
      fc.property(history, context, (entries, race) => {
        expect(sum(holdAbove(entries, 'individual', race))).toBe(sum(entries));
      }),
    );
  });

  it('counts no more than the limit for any election', () => {
    fc.assert(
      fc.property(history, context, (entries, race) => {
        const settled = holdAbove(entries, 'individual', race);
        for (const code of ['P2028', 'G2028']) {
          const counted = settled.filter(({ state, election }) => state === 'counted' && election === code);
          expect(sum(counted)).toBeLessThanOrEqual(350_000);
        }
      }),
    );
  });

  it('counts no more than the campaign’s own limit for the cycle or a year, whatever went back', () => {
    fc.assert(
      fc.property(crowded, fc.nat(800_000), (entries, max_cents) => {
        const limited = (period: 'cycle' | 'year') => {
          const race = { ...federalRace, rules: [...federalRace.rules, ownLimit({ period, max_cents })] };
          return holdAbove(entries, 'individual', race).filter(({ state }) => state === 'counted');
        };
        const { from, to } = federalRace.cycle;
        const ofCycle = limited('cycle').filter(
          ({ day, received = day }) => from <= received && received <= to,
        );
        expect(sum(ofCycle)).toBeGreaterThanOrEqual(0);
        expect(sum(ofCycle)).toBeLessThanOrEqual(max_cents);
        for (const year of ['2026', '2027', '2028']) {
          const ofYear = limited('year').filter(({ day, received = day }) => received.startsWith(year));
          expect(sum(ofYear)).toBeGreaterThanOrEqual(0);
          expect(sum(ofYear)).toBeLessThanOrEqual(max_cents);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('shows nothing below zero, and never more than a limit', () => {
    fc.assert(
      fc.property(history, context, day, (entries, race, on) => {
        for (const line of meterOf(holdAbove(entries, 'individual', race), 'individual', race, on)) {
          for (const amount of amounts(line)) expect(amount).toBeGreaterThanOrEqual(0);
          for (const { rule, left } of line.limits)
            expect(left ?? 0).toBeLessThanOrEqual(rule.max_cents ?? 0);
        }
      }),
    );
  });

  it('takes what it says can still be given, and not a cent more', () => {
    fc.assert(
      fc.property(history, context, day, (all, race, on) => {
        // Of one day gifts count before what leaves.
        const entries = all.filter(({ day: at }) => at < on);
        const before = holdAbove(entries, 'individual', race);
        const lines = meterOf(before, 'individual', race, on);
        const room = roomOf(lines) ?? 0;
        const { parts, above } = spread(room + 1, lines);
        expect(above).toBe(1);
        const after = holdAbove(
          [...entries, ...parts.map((part) => ({ ...part, day: on }))],
          'individual',
          race,
        );
        const held = (settled: typeof after) => sum(settled.filter(({ state }) => state === 'held'));
        expect(held(after)).toBe(held(before));
      }),
    );
  });

  it('splits a couple’s amount without remainder', () => {
    fc.assert(
      fc.property(
        history,
        history,
        context,
        day,
        fc.integer({ min: 1, max: 3_000_000 }),
        (a, b, race, on, given) => {
          const [one, other] = [a, b].map((entries) =>
            meterOf(holdAbove(entries, 'individual', race), 'individual', race, on),
          );
          if (!one || !other) return;
          const split = splitCouple(given, one, other);
          const shares = [...split.one, ...split.other].reduce((total, part) => total + part.cents, 0);
          expect(shares + split.above).toBe(given);
          const rooms = [roomOf(one), roomOf(other)];
          if (rooms[0] === null || rooms[1] === null) return;
          expect(split.above).toBe(Math.max(0, given - (rooms[0] ?? 0) - (rooms[1] ?? 0)));
        },
      ),
    );
  });

  it('offers exactly what is above the limit', () => {
    fc.assert(
      fc.property(history, history, context, day, cents, (a, b, race, on, above) => {
        const [lines, spouse] = [a, b].map((entries) =>
          meterOf(holdAbove(entries, 'individual', race), 'individual', race, on),
        );
        if (!lines || !spouse) return;
        const money = { cents: above, election: 'P2028', day: on, today: on, isDesignated: false };
        const offers = offersFor({ ...money, spouse: { lines: spouse, isNamed: true } }, lines);
        expect(offers.reduce((total, offer) => total + offer.cents, 0)).toBe(above);
        for (const offer of offers) expect(offer.cents).toBeGreaterThan(0);
      }),
    );
  });
});

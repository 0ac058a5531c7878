import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meterOf } from '../money/meter.ts';
import { contextOf, meterEntries } from '../money/person-meter.ts';
import { segmentLaw, segmentsOf } from './donor-segments.ts';
import { firstEntries } from './gift-entries.ts';
import {
  givenGiftsMax,
  givingMax,
  givingOf,
  givingOfAll,
  leftOfGift,
  readGiving,
  withGiven,
  withoutGiven,
} from './giving.ts';
import { given, givingBy, houseRace } from './segment-kit.ts';

const days = ['2025-02-01', '2025-02-02', '2025-11-30', '2026-03-05', '2026-05-19'];
const anyDay = fc.constantFrom(...days);
const anyGift = fc
  .record({
    date: anyDay,
    amount: fc.constantFrom(1, 2_500, 100_000, 340_000, 1_000_000_000),
    status: fc.constantFrom('completed', 'refunded', 'failed', 'pending', 'void'),
    type: fc.constantFrom('one_time', 'recurring'),
    election: fc.constantFrom('P2026', 'G2026', null),
  })
  .map((gift) => ({ ...gift, counted: gift.status === 'completed' ? gift.amount : 0 }) as const);
type Gift = typeof anyGift extends fc.Arbitrary<infer G> ? G : never;
type Recorded = Gift & { id: string };
const named = (gifts: readonly Gift[], by = 'g'): Recorded[] =>
  gifts.map((gift, at) => ({ ...gift, id: `${by}${at}` }));
const entriesOf = (gift: Recorded) =>
  firstEntries(gift.id, gift as Parameters<typeof firstEntries>[1], gift.election);
const wholeOf = (gifts: readonly Recorded[]) =>
  givingOf(
    gifts.flatMap((gift) => entriesOf(gift).map((entry) => ({ ...entry, gift_id: gift.id }))),
    gifts,
    [],
  );
const runs = { seed: 67, numRuns: Number(process.env.HUSTINGS_RUNS ?? 300) };

describe('what a donor gave, as a text', () => {
  it('is the same whether gifts came one by one in any order or were read together', () => {
    fc.assert(
      fc.property(fc.array(anyGift, { maxLength: 12 }), (all) => {
        const gifts = named(all);
        const added = gifts.reduce((text, gift) => withGiven(text, gift, entriesOf(gift)), '');
        const turned = gifts.toReversed().reduce((text, gift) => withGiven(text, gift, entriesOf(gift)), '');
        expect([added, turned]).toEqual([wholeOf(gifts), wholeOf(gifts)]);
      }),
      runs,
    );
  });

  it('is after an undo and a merge what the gifts that stay say', () => {
    const both = fc.tuple(fc.array(anyGift, { maxLength: 8 }), fc.array(anyGift, { maxLength: 8 }));
    fc.assert(
      fc.property(both, ([first, other]) => {
        const [stays, gone] = [named(first, 'a'), named(other, 'b')];
        const merged = givingOfAll([wholeOf(stays), wholeOf(gone)]);
        expect(merged).toBe(wholeOf([...stays, ...gone]));
        expect(withoutGiven(merged, gone.map(entriesOf), stays)).toBe(wholeOf(stays));
      }),
      runs,
    );
  });

  it('leads to the meter that the entries themselves lead to', () => {
    const context = contextOf(houseRace);
    const change = fc.record({
      cents: fc.constantFrom(1, 2_000, 50_000),
      later: anyDay,
      kind: fc.constantFrom('refund', 'chargeback', 'designation', 'attribution', 'void'),
    });
    const anyCase = fc.array(fc.tuple(anyGift, fc.option(change)), { maxLength: 8 });
    fc.assert(
      fc.property(anyCase, fc.constantFrom('2025-11-30', '2026-05-20', '2026-06-03'), (all, day) => {
        const entries = named(all.map(([gift]) => gift)).flatMap((gift, at) => {
          const refund = all[at]?.[1];
          const own = entriesOf(gift).map((entry) => ({ ...entry, gift_id: gift.id }));
          if (!refund || gift.status !== 'completed' || refund.cents > gift.amount) return own;
          const day = refund.later < gift.date ? gift.date : refund.later;
          const { kind, cents } = refund;
          const entry = (id: string, amount: number, election: string | null) => ({
            ...{ id, kind, day, election, cents: amount, gift_id: gift.id },
          });
          const out = entry('out', kind === 'void' ? -gift.amount : -cents, gift.election);
          return [...own, out, ...(kind === 'designation' ? [entry('in', cents, 'G2026')] : [])];
        });
        const law = segmentLaw(houseRace, day);
        const segments = segmentsOf({ kind: 'person', giving: readGiving(givingOf(entries, [], [])) }, law);
        const donor = { kind: 'individual' as const, entries, pledges: [] };
        const [line] = context ? meterOf(meterEntries(donor, context), 'individual', context, day) : [];
        const most = line?.ruling?.max_cents ?? 0;
        expect(segments.includes('maxed')).toBe(most > 0 && line?.left === 0);
        const isNear = most > 0 && line?.left !== 0 && (line?.counted ?? 0) * 100 >= most * 80;
        expect(segments.includes('near_limit')).toBe(isNear);
      }),
      runs,
    );
  });

  it('reads back each entry, and forgets what came and went on one day', () => {
    const text = givingBy([
      [given('2026-03-05', 35.01, 'P2026'), { ...given('2026-04-01', -5), kind: 'refund' }],
      [given('2026-03-06', 20), { ...given('2026-03-06', -20), kind: 'void' }],
    ]);
    expect(readGiving(text).gifts).toEqual([
      [
        { kind: 'gift', day: '2026-03-05', cents: 3_501, election: 'P2026' },
        { kind: 'refund', day: '2026-04-01', cents: -500, election: null },
      ],
    ]);
    expect(readGiving(text).gifts.map(leftOfGift)).toEqual([3_001]);
  });

  it('leaves out what is damaged, and is empty for whoever gave nothing', () => {
    expect(givingOf([], [], [])).toBe('');
    expect(readGiving('')).toEqual({ gifts: [], isCut: false, recurring: null, failed: null, owed: null });
    expect(readGiving('?? |||').gifts).toEqual([]);
  });

  it('stays within its length and keeps the newest gifts', () => {
    const many = Array.from({ length: givenGiftsMax + 5 }, (_, at) =>
      given(new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10), 10_000_000, 'P2026'),
    );
    const { gifts, isCut } = readGiving(givingBy(many));
    expect([gifts.length, isCut]).toEqual([givenGiftsMax, true]);
    expect(gifts.at(-1)?.[0].day).toBe(many.at(-1)?.day);
    const long = many.map((gift) => [
      gift,
      ...Array.from({ length: 39 }, () => ({
        ...given('2026-01-01', -100, 'P2026'),
        kind: 'refund' as const,
      })),
    ]);
    expect(givingBy(long).length).toBeLessThanOrEqual(givingMax);
    expect(readGiving(givingBy(long)).isCut).toBe(true);
  });
});

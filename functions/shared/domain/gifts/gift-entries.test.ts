import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giftEntriesMax } from '../../collections/gift-entries.ts';
import {
  changedGift,
  countedAtFirst,
  firstEntries,
  type GiftChange,
  type GiftState,
  type StoredGift,
} from './gift-entries.ts';
import type { PlacedAmount } from './gift-parts.ts';

const today = '2026-11-27';
type Entry = PlacedAmount & { id: string };
const sum = (entries: readonly Entry[]) => entries.reduce((total, { cents }) => total + cents, 0);

/** A gift of $100 after some changes, each of which has to be taken. */
function after(state: Partial<GiftState>, ...changes: GiftChange[]) {
  const first = { amount: 10_000, date: '2026-11-01', status: 'completed' as const, ...state };
  const counted = first.counted ?? countedAtFirst(first);
  let gift: StoredGift = { id: 'g', ...first, counted, election: null };
  const entries: Entry[] = firstEntries('g', gift);
  for (const [at, change] of changes.entries()) {
    const result = changedGift(gift, entries, change, { id: `e${at}`, today });
    if (result.is === 'refused') throw new Error(result.why);
    gift = { ...gift, ...result.fields };
    entries.push(...result.entries);
  }
  return { gift, entries };
}
const refusal = (state: Partial<GiftState>, changes: GiftChange[], last: GiftChange) => {
  const { gift, entries } = after(state, ...changes);
  const result = changedGift(gift, entries, last, { id: 'last', today });
  return result.is === 'refused' ? result.why : result.fields;
};

describe('a gift', () => {
  it.each([
    ['completed', [10_000], 10_000],
    ['pending', [], 0],
    ['failed', [], 0],
    ['refunded', [10_000, -10_000], 0],
  ] as const)('that comes as %s has the entries %j', (status, cents, counted) => {
    const { gift, entries } = after({ status });
    expect([entries.map((one) => one.cents), gift.counted]).toEqual([cents, counted]);
  });

  it('of which a part had gone back comes with both', () => {
    const { entries } = after({ counted: 6_000 });
    expect(entries.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['gift', 10_000],
      ['refund', -4_000],
    ]);
  });

  const day = '2026-11-20';
  it.each<[string, Partial<GiftState>, GiftChange[], Partial<GiftState>]>([
    ['a part goes back', {}, [{ is: 'refund', cents: 4_000, day }], { counted: 6_000, status: 'completed' }],
    ['all goes back', {}, [{ is: 'refund', cents: 10_000, day }], { counted: 0, status: 'refunded' }],
    [
      'a dispute is won after all',
      {},
      [
        { is: 'chargeback', cents: 10_000, day },
        { is: 'recovered', cents: 10_000, day },
      ],
      { counted: 10_000, status: 'completed' },
    ],
    ['it was entered by mistake', {}, [{ is: 'void' }], { counted: 0, status: 'void' }],
    [
      'a part went back and the rest was a mistake',
      {},
      [{ is: 'refund', cents: 1, day }, { is: 'void' }],
      { counted: 0, status: 'void' },
    ],
    [
      'it arrives',
      { status: 'pending' },
      [{ is: 'received', day }],
      { counted: 10_000, status: 'completed', date: day },
    ],
    ['it does not arrive', { status: 'pending' }, [{ is: 'failed' }], { counted: 0, status: 'failed' }],
    [
      'it arrives after it failed',
      { status: 'pending' },
      [{ is: 'failed' }, { is: 'received', day }],
      { counted: 10_000, status: 'completed' },
    ],
  ])('counts what its entries say when %s', (_, state, changes, expected) => {
    const { gift, entries } = after(state, ...changes);
    expect(gift).toMatchObject(expected);
    expect(sum(entries)).toBe(gift.counted);
  });

  it.each<[string, Partial<GiftState>, GiftChange[], GiftChange, string]>([
    [
      'a cent more than is left',
      {},
      [{ is: 'refund', cents: 4_000, day }],
      { is: 'refund', cents: 6_001, day },
      'gifts.moreThanLeft',
    ],
    ['a refund of nothing', {}, [{ is: 'void' }], { is: 'refund', cents: 1, day }, 'gifts.nothingLeft'],
    ['a second void', {}, [{ is: 'void' }], { is: 'void' }, 'gifts.nothingLeft'],
    ['a refund before the gift', {}, [], { is: 'refund', cents: 1, day: '2026-10-31' }, 'gifts.beforeGift'],
    ['a refund tomorrow', {}, [], { is: 'refund', cents: 1, day: '2026-11-28' }, 'gifts.notYet'],
    [
      'a refund of what never came',
      { status: 'pending' },
      [],
      { is: 'refund', cents: 1, day },
      'gifts.nothingLeft',
    ],
    [
      'receiving it twice',
      { status: 'pending' },
      [{ is: 'received', day }],
      { is: 'received', day },
      'gifts.notPending',
    ],
    [
      'receiving it in 1970',
      { status: 'pending' },
      [],
      { is: 'received', day: '1970-01-01' },
      'gifts.dayOfGift',
    ],
    [
      'receiving it tomorrow',
      { status: 'pending' },
      [],
      { is: 'received', day: '2026-11-28' },
      'gifts.notYet',
    ],
    [
      'winning a dispute that there was not',
      {},
      [{ is: 'refund', cents: 9, day }],
      { is: 'recovered', cents: 9, day },
      'gifts.moreThanTaken',
    ],
    [
      'winning a cent more than was taken',
      {},
      [{ is: 'chargeback', cents: 9, day }],
      { is: 'recovered', cents: 10, day },
      'gifts.moreThanTaken',
    ],
  ])('refuses %s', (_, state, changes, last, why) => expect(refusal(state, changes, last)).toBe(why));

  it('takes as many entries as it may have, and not one more', () => {
    const refunds = Array.from(
      { length: giftEntriesMax - 1 },
      (): GiftChange => ({ is: 'refund', cents: 1, day }),
    );
    const { entries } = after({}, ...refunds);
    expect(entries).toHaveLength(giftEntriesMax);
    expect(refusal({}, refunds, { is: 'refund', cents: 1, day })).toBe('gifts.manyEntries');
  });

  it('never counts less than nothing or more than was given, whatever is tried', () => {
    const cents = fc.integer({ min: 1, max: 12_000 });
    const change: fc.Arbitrary<GiftChange> = fc.oneof(
      fc.record({
        is: fc.constantFrom('refund' as const, 'chargeback' as const, 'recovered' as const),
        cents,
        day: fc.constant(day),
      }),
      fc.constantFrom<GiftChange>({ is: 'void' }, { is: 'failed' }, { is: 'received', day }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('completed' as const, 'pending' as const),
        fc.array(change),
        (status, changes) => {
          let { gift, entries } = after({ status });
          for (const [at, one] of changes.entries()) {
            const result = changedGift(gift, entries, one, { id: `e${at}`, today });
            if (result.is === 'refused') continue;
            gift = { ...gift, ...result.fields };
            entries = [...entries, ...result.entries];
          }
          expect(sum(entries)).toBe(gift.counted);
          expect(gift.counted).toBeGreaterThanOrEqual(0);
          expect(gift.counted).toBeLessThanOrEqual(gift.amount);
          expect(gift.status === 'completed').toBe(gift.counted > 0);
        },
      ),
    );
  });
});

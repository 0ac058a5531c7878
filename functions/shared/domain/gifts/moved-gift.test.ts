import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giftEntriesMax } from '../../collections/gift-entries.ts';
import { addDays } from '../days.ts';
import { holdAbove } from '../money/hold.ts';
import { federalRace, general, primary } from '../money/meter-kit.ts';
import { placedEntries, type StoredEntry } from '../money/person-meter.ts';
import { changedGift, firstEntries, type GiftChange, type StoredGift } from './gift-entries.ts';
import { movedIdOf } from './gift-ids.ts';
import type { PlacedAmount } from './gift-parts.ts';
import { type GiftMove, movedGift, returnedPart } from './moved-gift.ts';

const today = '2027-12-31';
const elections = [primary, general];
type Entry = PlacedAmount & { id: string; received_on?: string };
type Held = { gift: StoredGift; entries: Entry[] };

const recorded = (rest: Partial<StoredGift> = {}): Held => {
  const first = {
    amount: 520_000,
    date: '2027-04-02',
    status: 'completed' as const,
    election: null,
    ...rest,
  };
  const gift = { id: 'g', counted: first.amount, ...first };
  return { gift, entries: firstEntries(gift.id, gift, gift.election) };
};
const options = (id: string) => ({ id, today, reason: null, elections });
const redesignate = (cents: number, day: string, from: string | null = 'P2028', to = 'G2028'): GiftMove => ({
  ...{ is: 'redesignate', cents, day, from, to },
});
const reattribute = (cents: number, day: string, from: string | null = 'P2028', to = from): GiftMove => ({
  ...{ is: 'reattribute', cents, day, from, to },
});

/** A gift after a move that has to be taken, and the other donor's. */
function after({ gift, entries }: Held, move: GiftMove, id = 'm'): Held & { other: Held | null } {
  const moved = movedGift(gift, entries, move, options(id));
  if (moved.is === 'refused') throw new Error(moved.why);
  const other = moved.other && {
    gift: {
      ...gift,
      id: moved.other.gift.id,
      election: moved.other.entry.election,
      amount: moved.other.gift.cents,
      counted: moved.other.gift.cents,
    },
    entries: [{ ...moved.other.entry, received_on: moved.other.gift.received_on }],
  };
  return { gift: { ...gift, counted: moved.counted }, entries: [...entries, ...moved.entries], other };
}
function changed({ gift, entries }: Held, change: GiftChange, id = 'c'): Held {
  const result = changedGift(gift, entries, change, { id, today });
  if (result.is === 'refused') throw new Error(result.why);
  return { gift: { ...gift, ...result.fields }, entries: [...entries, ...result.entries] };
}
const whyNotMoved = ({ gift, entries }: Held, move: GiftMove) => {
  const moved = movedGift(gift, entries, move, options('last'));
  return moved.is === 'refused' ? moved.why : 'taken';
};
const whyNotChanged = ({ gift, entries }: Held, change: GiftChange) => {
  const result = changedGift(gift, entries, change, { id: 'last', today });
  return result.is === 'refused' ? result.why : 'taken';
};
const shown = (entries: readonly Entry[]) =>
  entries.map(({ kind, cents, election }) => [kind, cents, election]);

describe('a gift of $5,200 before the primary', () => {
  const gift = recorded();

  it('is redesignated by two entries that sum to nothing', () => {
    const moved = after(gift, redesignate(170_000, '2027-04-20'));
    expect(moved.gift.counted).toBe(520_000);
    expect(moved.entries.slice(1)).toEqual([
      {
        ...{ id: 'm', kind: 'designation', cents: -170_000, day: '2027-04-20' },
        ...{ election: null, reason: null },
      },
      {
        ...{ id: 'm-to', kind: 'designation', cents: 170_000, day: '2027-04-20' },
        ...{ election: 'G2028', reason: null },
      },
    ]);
  });

  it('is reattributed as a gift of the other donor, received when the whole was', () => {
    const { gift: left, entries, other } = after(gift, reattribute(170_000, '2027-04-20'));
    expect(left.counted).toBe(350_000);
    expect(shown(entries.slice(1))).toEqual([['attribution', -170_000, null]]);
    expect(other?.entries).toEqual([
      {
        ...{ id: 'm-to', kind: 'attribution', cents: 170_000, day: '2027-04-20' },
        ...{ election: 'P2028', reason: null, received_on: '2027-04-02' },
      },
    ]);
  });

  it.each<[string, number, unknown[][]]>([
    ['less than was moved', 100_000, [['refund', -100_000, 'G2028']]],
    ['what was moved', 170_000, [['refund', -170_000, 'G2028']]],
    [
      'more than was moved',
      180_000,
      [
        ['refund', -170_000, 'G2028'],
        ['refund', -10_000, null],
      ],
    ],
  ])('refunds first from where money was moved to: %s', (_, cents, expected) => {
    const moved = after(gift, redesignate(170_000, '2027-04-20'));
    const { entries } = changed(moved, { is: 'refund', cents, day: '2027-05-01' });
    expect(shown(entries.slice(3))).toEqual(expected);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it('takes back from both elections what the bank took, and brings it back to both', () => {
    const moved = after(gift, redesignate(170_000, '2027-04-20'));
    const taken = changed(moved, { is: 'chargeback', cents: 520_000, day: '2027-05-01' }, 'taken');
    expect(taken.gift).toMatchObject({ counted: 0, status: 'refunded' });
    const half = changed(taken, { is: 'recovered', cents: 400_000, day: '2027-06-01' }, 'half');
    expect(shown(half.entries.slice(5))).toEqual([
      ['chargeback', 350_000, null],
      ['chargeback', 50_000, 'G2028'],
    ]);
    const all = changed(half, { is: 'recovered', cents: 120_000, day: '2027-06-02' }, 'rest');
    expect(shown(all.entries.slice(7))).toEqual([['chargeback', 120_000, 'G2028']]);
  });

  it('is voided in every election', () => {
    const moved = after(gift, redesignate(170_000, '2027-04-20'));
    const { gift: none, entries } = changed(moved, { is: 'void' });
    expect(none).toMatchObject({ counted: 0, status: 'void' });
    expect(shown(entries.slice(3))).toEqual([
      ['void', -170_000, 'G2028'],
      ['void', -350_000, null],
    ]);
  });

  it('is moved back as if it had never been moved', () => {
    const moved = after(gift, redesignate(170_000, '2027-04-20'));
    const { entries } = after(moved, redesignate(170_000, '2027-04-21', 'G2028', 'P2028'), 'back');
    expect(shown(entries.slice(3))).toEqual([
      ['designation', -170_000, 'G2028'],
      ['designation', 170_000, null],
    ]);
  });

  it('gets back what another donor had of it, and can then be voided', () => {
    const moved = after(gift, reattribute(170_000, '2027-04-20'));
    expect(whyNotChanged(moved, { is: 'void' })).toBe('gifts.attributed');
    const out = moved.entries[1] as Entry;
    const returned = returnedPart(out, moved.entries, { id: 'v', cents: 170_000, reason: 'Wrong person' });
    if (returned.is === 'refused') throw new Error(returned.why);
    expect(returned).toMatchObject({ counted: 520_000, entry: { id: 'v-back', day: '2027-04-20' } });
    const whole = {
      gift: { ...moved.gift, counted: returned.counted },
      entries: [...moved.entries, returned.entry],
    };
    expect(changed(whole, { is: 'void' }).gift).toMatchObject({ counted: 0, status: 'void' });
  });

  it.each<[string, Held, GiftMove, string]>([
    ['a cent more than it has', gift, redesignate(520_001, today), 'gifts.moreThanLeft'],
    ['all of it to another election', gift, redesignate(520_000, today), 'taken'],
    ['all of it to another donor', gift, reattribute(520_000, today), 'gifts.wholeGift'],
    ['all but a cent to another donor', gift, reattribute(519_999, today), 'taken'],
    ['to the election that it is for', gift, redesignate(1, today, 'P2028', 'P2028'), 'gifts.sameForGift'],
    ['from an election that it is not for', gift, redesignate(1, today, 'R2028'), 'gifts.moreThanLeft'],
    ['before it came', gift, redesignate(1, '2027-04-01'), 'gifts.beforeGift'],
    ['in 1970', gift, reattribute(1, '1970-01-01'), 'gifts.beforeGift'],
    ['tomorrow', gift, reattribute(1, '2028-01-01'), 'gifts.notYet'],
    [
      'before it was moved last',
      after(gift, redesignate(1, '2027-04-20')),
      redesignate(1, '2027-04-19'),
      'gifts.beforeMove',
    ],
    [
      'what is awaited',
      recorded({ status: 'pending', counted: 0 }),
      redesignate(1, today),
      'gifts.nothingLeft',
    ],
    ['what was voided', changed(gift, { is: 'void' }), redesignate(1, today), 'gifts.nothingLeft'],
    [
      'an attributed part to a third donor',
      after(gift, reattribute(170_000, '2027-04-20')).other as Held,
      reattribute(1, today),
      'gifts.attributed',
    ],
    [
      'an attributed part to another election',
      after(gift, reattribute(170_000, '2027-04-20')).other as Held,
      redesignate(70_000, today),
      'taken',
    ],
  ])('moves %s: %#', (_, held, move, why) => expect(whyNotMoved(held, move)).toBe(why));

  it.each<[string, string | null, number, unknown]>([
    ['its own', 'P2028', 350_000, [['refund', -350_000, null]]],
    ['the one that it was moved to', 'G2028', 170_000, [['refund', -170_000, 'G2028']]],
    ['one that has a cent less', 'G2028', 170_001, 'gifts.moreThanLeft'],
    ['one that it is not for', 'R2028', 1, 'gifts.moreThanLeft'],
    ['none', null, 1, 'gifts.moreThanLeft'],
  ])('refunds from one election: %s', (_, from, cents, expected) => {
    const { gift: whole, entries } = after(gift, redesignate(170_000, '2027-04-20'));
    const refund: GiftChange = { is: 'refund', cents, day: today, from };
    const result = changedGift(whole, entries, refund, { id: 'c', today, elections });
    expect(result.is === 'refused' ? result.why : shown(result.entries as Entry[])).toEqual(expected);
  });

  it('refunds nothing on a day before it was moved', () =>
    expect(
      whyNotChanged(after(gift, redesignate(1, '2027-04-20')), { is: 'refund', cents: 1, day: '2027-04-19' }),
    ).toBe('gifts.beforeMove'));

  it('has no more entries than it may have', () => {
    let held = gift;
    for (let at = 0; held.entries.length + 2 <= giftEntriesMax; at += 1)
      held = after(held, redesignate(1, today), `m${at}`);
    expect(held.entries).toHaveLength(giftEntriesMax - 1);
    expect(whyNotMoved(held, redesignate(1, today))).toBe('gifts.manyEntries');
    expect(whyNotMoved(held, reattribute(1, today))).toBe('taken');
    expect(whyNotChanged(held, { is: 'refund', cents: 520_000, day: today })).toBe('gifts.manyEntries');
  });
});

/** What a reader who knows nothing of entries keeps: cents of each gift for each election. */
type Book = Map<string, Map<string, number>>;
const move = fc.record({
  act: fc.constantFrom('redesignate', 'back', 'reattribute', 'refund', 'chargeback', 'recovered', 'void'),
  at: fc.nat(5),
  cents: fc.integer({ min: 1, max: 400_000 }),
  after: fc.nat(9),
});

describe('moves, refunds and voids in any order', () => {
  it('agree to the cent with a book of every gift, in whatever order entries are read', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 700_000 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        amounts,
        fc.array(move, { maxLength: 14 }),
        fc.infiniteStream(fc.nat()),
        (given, acts, dice) => {
          const donorOf = new Map<string, string>();
          const gifts = new Map<string, Held>();
          const book: Book = new Map();
          const origin = new Map<string, string>();
          let refunded = 0;
          for (const [at, amount] of given.entries()) {
            gifts.set(`g${at}`, recorded({ id: `g${at}`, amount, counted: amount }));
            donorOf.set(`g${at}`, 'ana');
            book.set(`g${at}`, new Map([['P2028', amount]]));
          }
          let day = '2027-04-02';
          for (const [step, { act, at, cents, after: days }] of acts.entries()) {
            const id = [...gifts.keys()][at % gifts.size] as string;
            const held = gifts.get(id) as Held;
            const page = book.get(id) as Map<string, number>;
            day = addDays(day, days);
            const add = (of: Map<string, number>, code: string, more: number) =>
              of.set(code, (of.get(code) ?? 0) + more);
            if (act === 'redesignate' || act === 'back' || act === 'reattribute') {
              const [from, to] = act === 'back' ? ['G2028', 'P2028'] : ['P2028', 'G2028'];
              const wish =
                act === 'reattribute' ? reattribute(cents, day, from) : redesignate(cents, day, from, to);
              const moved = movedGift(held.gift, held.entries, wish, options(`e${step}`));
              if (moved.is === 'refused') continue;
              gifts.set(id, after(held, wish, `e${step}`));
              add(page, from as string, -cents);
              if (act !== 'reattribute') add(page, to as string, cents);
              else {
                const other = after(held, wish, `e${step}`).other as Held;
                gifts.set(other.gift.id, other);
                donorOf.set(other.gift.id, 'bo');
                origin.set(other.gift.id, id);
                book.set(other.gift.id, new Map([[from as string, cents]]));
              }
              continue;
            }
            const change: GiftChange = act === 'void' ? { is: 'void' } : { is: act, cents, day };
            const result = changedGift(held.gift, held.entries, change, { id: `e${step}`, today });
            if (result.is === 'refused') continue;
            const left = [...page.values()].reduce((sum, one) => sum + one, 0);
            gifts.set(id, changed(held, change, `e${step}`));
            const source = origin.get(id);
            if (act === 'void' && source !== undefined) {
              const whole = gifts.get(source) as Held;
              const out = whole.entries.find((entry) => movedIdOf(entry.id) === id) as Entry;
              const returned = returnedPart(out, whole.entries, {
                id: `e${step}`,
                cents: left,
                reason: null,
              });
              if (returned.is === 'refused') throw new Error(returned.why);
              gifts.set(source, {
                gift: { ...whole.gift, counted: returned.counted, status: 'completed' },
                entries: [...whole.entries, returned.entry],
              });
              add(book.get(source) as Map<string, number>, 'P2028', left);
            }
            if (act === 'void') {
              if (source === undefined) refunded += left;
              page.clear();
            } else if (act === 'recovered') {
              refunded -= cents;
              for (const entry of result.entries) add(page, entry.election ?? 'P2028', entry.cents);
            } else {
              refunded += cents;
              const fromGeneral = Math.min(cents, page.get('G2028') ?? 0);
              add(page, 'G2028', -fromGeneral);
              add(page, 'P2028', fromGeneral - cents);
            }
          }

          const total = given.reduce((sum, one) => sum + one, 0) - refunded;
          expect([...gifts.values()].reduce((sum, { gift }) => sum + gift.counted, 0)).toBe(total);
          for (const [id, { gift, entries }] of gifts) {
            const page = book.get(id) as Map<string, number>;
            const sum = entries.reduce((all, { cents }) => all + cents, 0);
            expect([gift.counted, sum]).toEqual([sum, [...page.values()].reduce((all, one) => all + one, 0)]);
            expect(gift.counted).toBeGreaterThanOrEqual(0);
          }
          for (const donor of ['ana', 'bo']) {
            const own = [...gifts].filter(([id]) => donorOf.get(id) === donor);
            const stored = own.flatMap(([id, { entries }]): StoredEntry[] =>
              entries.map((entry) => ({ ...entry, gift_id: id })),
            );
            const shuffled = stored
              .map((entry) => ({ entry, by: dice.next().value as number }))
              .toSorted((one, other) => one.by - other.by)
              .map(({ entry }) => entry);
            const settled = holdAbove(placedEntries(shuffled, { elections }), 'individual', federalRace);
            for (const code of ['P2028', 'G2028']) {
              const expected = own.reduce((sum, [id]) => sum + (book.get(id)?.get(code) ?? 0), 0);
              const of = (state: string) =>
                settled
                  .filter((one) => one.election === code && one.state === state)
                  .reduce((sum, { cents }) => sum + cents, 0);
              expect([code, of('counted'), of('held')]).toEqual([
                code,
                Math.min(expected, 350_000),
                Math.max(0, expected - 350_000),
              ]);
            }
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../days.ts';
import {
  type Cells,
  cellName,
  cellNamed,
  otherCodes,
  quarterOf,
  type TalliedGift,
  type Tally,
  tallyOf,
  weekOf,
} from './giving-cells.ts';
import { type GivingSource, givingByWeek } from './giving-sources.ts';
import { movedTallies, quartersOf } from './move-tallies.ts';

const gift: TalliedGift = {
  ...{ counted: 5_000, date: '2026-11-27', method: 'check', source_code: 'WARD', solicitors: [] },
};

describe('a week', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-11-30', '2026-11-30'],
    ['2028-02-29', '2028-02-28'],
    ['2027-01-01', '2026-12-28'],
  ])('of %s begins on Monday, %s', (day, monday) => expect(weekOf(day)).toBe(monday));

  it.each([
    ['2026-12-28', '2026-Q4'],
    ['2027-01-04', '2027-Q1'],
    ['2027-03-29', '2027-Q1'],
    ['2027-04-05', '2027-Q2'],
  ])('that begins on %s belongs to %s', (week, quarter) => expect(quarterOf(week)).toBe(quarter));
});

describe('a cell’s name', () => {
  it('tells all of it again, whatever the code', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 40 }),
        fc.constantFrom('check', 'card', null),
        fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
        fc.boolean(),
        (code, method, solicitors, isDivided) => {
          const cell = {
            ...{ week: '2026-11-23', method, code, solicitors },
            ...(isDivided &&
              solicitors.length > 0 && { solicitor_shares: solicitors.map((_, at) => at + 1) }),
          };
          expect(cellNamed(cellName(cell))).toEqual(cell);
        },
      ),
    );
  });

  it('is that of nothing where nothing counts', () =>
    expect([tallyOf({ ...gift, counted: 0 }), tallyOf(gift)?.cents]).toEqual([null, 5_000]));

  it('is the same in whichever order members are credited', () =>
    expect(tallyOf({ ...gift, solicitors: ['b', 'a'] })).toEqual(
      tallyOf({ ...gift, solicitors: ['a', 'b'] }),
    ));

  it('says each member’s part of the credit', () =>
    expect(tallyOf({ ...gift, solicitors: ['b', 'a'], solicitor_shares: [6_000, 4_000] })?.cell).toBe(
      '2026-11-23|check|a:4000,b:6000|WARD',
    ));
});

/** Settles gifts as functions do: each notes where it is counted. */
function settled(
  quarters: Map<string, Cells>,
  gifts: readonly { gift: TalliedGift | null; at: Tally | null }[],
) {
  const moves = gifts.map((one) => ({ from: one.at, to: one.gift ? tallyOf(one.gift) : null }));
  const before = new Map(quartersOf(moves).map((name) => [name, quarters.get(name) ?? {}]));
  const { tallies, changed } = movedTallies(before, moves);
  for (const [name, cells] of changed) quarters.set(name, cells);
  return tallies;
}

const codes = ['WARD', 'FC-LEE', 'fc-lee', 'x|y', null];
const anyGift = fc.record({
  counted: fc.integer({ min: 0, max: 700_000 }),
  date: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-06-01', days)),
  method: fc.constantFrom('check', 'card', null),
  source_code: fc.constantFrom(...codes),
  solicitors: fc.uniqueArray(fc.constantFrom('lee', 'ana', 'ben'), { maxLength: 3 }),
});
const members = [
  { id: 'lee', code: 'FC-LEE' },
  { id: 'ana', code: null },
  { id: 'ben', code: 'WARD' },
];
const source = (id: string, of: Partial<GivingSource>): GivingSource => ({
  ...{ id, name: id, target: 0, codes: [], has_committee: false, methods: [] },
  ...of,
});
const sources = [
  source('ward', { codes: ['ward'] }),
  source('committee', { has_committee: true }),
  source('online', { methods: ['card'] }),
];
const total = (weeks: ReadonlyMap<string, number> | undefined) =>
  [...(weeks?.values() ?? [])].reduce((sum, cents) => sum + cents, 0);

describe('the sums by week', () => {
  it('are those of all gifts to the cent, whatever becomes of them, in whichever order and however often', () => {
    const step = fc.record({
      at: fc.nat({ max: 11 }),
      to: fc.option(anyGift, { nil: null, freq: 5 }),
      isRepeated: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const quarters = new Map<string, Cells>();
        const gifts = Array.from({ length: 12 }, (): { gift: TalliedGift | null; at: Tally | null } => ({
          ...{ gift: null, at: null },
        }));
        for (const { at, to, isRepeated } of steps) {
          const place = gifts[at];
          if (!place) continue;
          place.gift = to;
          // Also together with another one that is where it is to be.
          const other = gifts[(at + 1) % gifts.length];
          for (const group of [[place], ...(isRepeated && other ? [[place, other]] : [])]) {
            const tallies = settled(quarters, group);
            for (const [index, one] of group.entries()) one.at = tallies[index] ?? null;
          }
        }
        const left = gifts.flatMap((one) => (one.gift && one.gift.counted > 0 ? [one.gift] : []));
        const sum = (of: (one: TalliedGift) => boolean) =>
          left.filter(of).reduce((cents, { counted }) => cents + counted, 0);
        const all = [...quarters.values()].map((cells) => ({ cells }));
        const given = givingByWeek(all, sources, members);
        const isLee = (one: TalliedGift) =>
          one.solicitors.includes('lee') || one.source_code?.toUpperCase() === 'FC-LEE';
        const isAna = (one: TalliedGift) => one.solicitors.includes('ana');
        const isBen = (one: TalliedGift) => one.solicitors.includes('ben') || one.source_code === 'WARD';
        expect(total(given.all)).toBe(sum(() => true));
        expect(total(given.gifts)).toBe(left.length);
        expect(total(given.members.get('lee'))).toBe(sum(isLee));
        expect(total(given.members.get('ana'))).toBe(sum(isAna));
        expect(total(given.members.get('ben'))).toBe(sum(isBen));
        expect(total(given.committee)).toBe(sum((one) => isLee(one) || isAna(one) || isBen(one)));
        const bySource = [...given.sources.values()].reduce((cents, weeks) => cents + total(weeks), 0);
        expect(bySource).toBe(sum(() => true));
        expect(total(given.sources.get('ward'))).toBe(sum(({ source_code }) => source_code === 'WARD'));
        for (const cells of quarters.values())
          for (const { cents, count } of Object.values(cells)) {
            expect(count).toBeGreaterThan(0);
            expect(cents).toBeGreaterThan(0);
          }
      }),
    );
  });

  it('count a gift of several people once, with the money of all of them', () => {
    const parts = [{ isPart: false }, { isPart: true }];
    const moves = parts.map((one) => ({ ...one, from: null, to: tallyOf({ ...gift, counted: 100 }) }));
    const { tallies, changed } = movedTallies(new Map(), moves);
    const [name = ''] = tallies.map((one) => one?.cell ?? '');
    expect([...changed.values()]).toEqual([{ [name]: { cents: 200, count: 1 } }]);
    // Refunded to the first of them, the other's money stays.
    const back = parts.map((one, at) => ({ ...one, from: tallies[at] ?? null, to: null }));
    const less = movedTallies(changed, back.slice(0, 1)).changed;
    expect([...less.values()]).toEqual([{ [name]: { cents: 100, count: 0 } }]);
    expect([...movedTallies(less, back.slice(1)).changed.values()]).toEqual([{}]);
  });

  it('keep a quarter within one document, whatever codes a file has, and lose no cent', () => {
    const gifts = Array.from({ length: 20_000 }, (_, at) => ({
      gift: { ...gift, source_code: `${at}-`.padEnd(40, 'x'), counted: at + 1 },
      at: null,
    }));
    const quarters = new Map<string, Cells>();
    const tallies = settled(quarters, gifts);
    const cells = quarters.get('2026-Q4') ?? {};
    expect(new TextEncoder().encode(JSON.stringify(cells)).length).toBeLessThan(1_000_000);
    expect(Object.values(cells).reduce((sum, { cents }) => sum + cents, 0)).toBe(200_010_000);
    expect(tallies.some((one) => one && cellNamed(one.cell).code === otherCodes)).toBe(true);
    settled(
      quarters,
      gifts.map((_, at) => ({ gift: null, at: tallies[at] ?? null })),
    );
    expect(quarters.get('2026-Q4')).toEqual({});
  });
});

describe('divided credit', () => {
  const cells = { '2026-11-23|check|lee:6000,ana:4000|WARD': { cents: 10_001, count: 3 } };
  const raised = (all: Parameters<typeof givingByWeek>[2]) => {
    const given = givingByWeek([{ cells }], [], all);
    return [given.committee, ...all.map(({ id }) => given.members.get(id))].map((weeks) => total(weeks));
  };

  it('gives each their part to the cent, and nothing to whose code it is', () =>
    expect(raised(members)).toEqual([10_001, 6_001, 4_000, 0]));

  it('gives whoever was merged both parts', () =>
    expect(raised([{ id: 'lee', code: null, others: [{ id: 'ana', code: null }] }])).toEqual([
      10_001, 10_001,
    ]));

  it('leaves the part of whom nobody knows with nobody', () =>
    expect(raised([{ id: 'ana', code: null }])).toEqual([10_001, 4_000]));
});

describe('a source', () => {
  const cells = (name: string) => [{ cells: { [name]: { cents: 100, count: 1 } } }];
  it.each([
    ['2026-11-23|check||Ward', 'ward'],
    ['2026-11-23|card|ben|WARD', 'ward'],
    ['2026-11-23|card||fc-lee', 'committee'],
    ['2026-11-23|card|ana|', 'committee'],
    ['2026-11-23|card||', 'online'],
    ['2026-11-23|check||OTHER', 'other'],
    ['2026-11-23|||', 'other'],
  ])('of %s is %s', (name, expected) => {
    expect([...givingByWeek(cells(name), sources, members).sources.keys()]).toEqual([expected]);
  });

  it('takes every code that begins as it says', () => {
    const mail = [source('mail', { codes: ['mail*'] })];
    const of = (code: string) => [...givingByWeek(cells(`2026-11-23|||${code}`), mail, []).sources.keys()];
    expect([of('MAIL-1'), of('mail'), of('EMAIL')]).toEqual([['mail'], ['mail'], ['other']]);
  });
});

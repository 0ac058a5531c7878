import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appealResult, givingByCode, unknownCodes } from './appeal-results.ts';
import { type Appeal, appealState, codeBook } from './appeals.ts';
import { cellName } from './giving-cells.ts';

const code = (code: string, quantity = 0, cost = 0) => ({
  code,
  name: '',
  quantity,
  cost,
});
const spring: Appeal = {
  ...{ id: 'spring', name: 'Spring letter', cost: 10_000 },
  packages: [
    { id: 'p1', name: 'Donors', codes: [code('SL-1', 1_000, 30_000), code('SL-2')] },
    { id: 'p2', name: 'Prospects', codes: [code('SL-3', 4_000, 120_000)] },
  ],
};
const cells = (...all: [code: string | null, cents: number, count: number, week?: string][]) => ({
  cells: Object.fromEntries(
    all.map(([code, cents, count, week = '2026-03-09']) => [
      cellName({ week, method: 'check', code, solicitors: [] }),
      { cents, count },
    ]),
  ),
});

describe('what an appeal brought', () => {
  const given = givingByCode([
    cells(['SL-1', 50_000, 8], ['sl-1', 10_000, 2, '2026-03-16'], ['SL-2', 30_000, 1], [null, 999, 1]),
    cells(['SL-3', 40_000, 10], ['OLD', 700, 1], ['*', 300, 2]),
  ]);
  const { result, packages } = appealResult(spring, given);

  it('is the sum of its codes, however they are written', () => {
    expect(packages[0]?.codes[0]).toMatchObject({ cents: 60_000, gifts: 10, average: 6_000, response: 0.01 });
    expect(packages[0]?.result).toMatchObject({ cents: 90_000, gifts: 11, cost: 30_000 });
    expect(result).toMatchObject({ cents: 130_000, gifts: 21, average: 6_190, cost: 160_000 });
    expect(result.costPerDollar).toBeCloseTo(123.08, 2);
  });
  it('is a response only of codes of which it is known how many were sent', () => {
    expect(packages[0]?.codes[1]).toMatchObject({ quantity: 0, response: null });
    expect(packages[0]?.result).toMatchObject({ quantity: 1_000, response: 0.01 });
    expect(result).toMatchObject({ quantity: 5_000, response: 20 / 5_000 });
  });
  it('has no average of parts whose gift went back', () => {
    const rest = appealResult(spring, givingByCode([cells(['SL-2', 5_000, 0])]));
    expect(rest.result).toMatchObject({ cents: 5_000, gifts: 0, average: null });
  });
  it('leaves open what it cannot know', () => {
    const bare = appealResult({ cost: 0, packages: [] }, given);
    expect(bare.result).toEqual({
      ...{ cents: 0, gifts: 0, average: null, cost: 0, costPerDollar: null, quantity: 0, response: null },
    });
    expect(appealResult(spring, givingByCode([])).result).toMatchObject({ costPerDollar: null, response: 0 });
  });
  it('has neither gifts without a code nor those of codes without room', () => {
    expect(given.without).toMatchObject({ cents: 999, gifts: 1 });
    expect(given.others).toMatchObject({ cents: 300, gifts: 2 });
    expect(unknownCodes(given, codeBook([spring], []))).toEqual([
      { code: 'OLD', cents: 700, gifts: 1, week: '2026-03-09' },
    ]);
  });
  it('adds up to all that came: appeals, members, unknown codes and none', () => {
    const some = fc.array(
      fc.tuple(
        fc.constantFrom('SL-1', 'sl-3', 'FC-LEE', 'fc-lee', 'NEW', 'new', null, '*'),
        fc.integer({ min: 1, max: 1_000_000 }),
      ),
      { maxLength: 40 },
    );
    const members = [{ id: 'm', name: 'Lee', code: 'FC-LEE' }];
    fc.assert(
      fc.property(some, (gifts) => {
        const sums = givingByCode(gifts.map(([code, cents]) => cells([code, cents, 1])));
        const unknown = unknownCodes(sums, codeBook([spring], members));
        const cents =
          appealResult(spring, sums).result.cents +
          (sums.codes.get('FC-LEE')?.cents ?? 0) +
          unknown.reduce((sum, one) => sum + one.cents, 0) +
          sums.without.cents +
          sums.others.cents;
        expect(cents).toBe(gifts.reduce((sum, [, cents]) => sum + cents, 0));
      }),
    );
  });
});

it('a code is an appeal’s, a member’s or call time’s, and an appeal’s before the others', () => {
  const others = [{ id: 'n', name: 'Lee', code: 'FC-OLD' }];
  const members = [{ id: 'm', name: 'Lee', code: 'FC-LEE', others }];
  const book = codeBook([spring], members);
  expect(book.get('SL-3')).toMatchObject({ is: 'appeal', appeal: 'Spring letter', package: 'Prospects' });
  expect(book.get('FC-LEE')).toMatchObject({ is: 'member', member: 'Lee' });
  expect(book.get('FC-OLD')).toMatchObject({ is: 'member', member: 'Lee' });
  expect(book.get('CALL-TIME')).toMatchObject({ is: 'callTime' });
  const calls = { ...spring, packages: [{ id: 'p', name: 'Evenings', codes: [code('call-time')] }] };
  expect(codeBook([calls], members).get('CALL-TIME')).toMatchObject({ is: 'appeal', package: 'Evenings' });
});

it.each([
  [null, null, 'running'],
  ['2026-03-10', null, 'planned'],
  ['2026-03-09', '2026-03-09', 'running'],
  [null, '2026-03-08', 'over'],
])('an appeal from %s until %s is %s', (starts_on, ends_on, state) => {
  expect(appealState({ starts_on, ends_on }, '2026-03-09')).toBe(state);
});

import { expect, it, test } from 'vitest';
import { t } from '../../text/index.ts';
import { creditProblem, equalPercents, readPercent, sharesIn } from './typed-credit.ts';

test.each([
  ['60', 6_000],
  ['33.34', 3_334],
  ['33,3 %', 3_330],
  ['100%', 10_000],
  ['', null],
  ['-1', null],
  ['33.345', null],
  ['half', null],
])('“%s” is read as %s hundredths of a percent', (typed, expected) =>
  expect(readPercent(typed)).toBe(expected),
);

const divided = (...percents: string[]) => ({
  members: percents.map((_, at) => `m${at}`),
  percents: Object.fromEntries(percents.map((percent, at) => [`m${at}`, percent])),
});

test.each([
  ['60 and 40', divided('60', '40'), null],
  ['60 and 41', divided('60', '41'), 'giving.gift.wholeProblem'],
  ['a part that cannot be read', divided('100', 'x'), 'giving.gift.wholeProblem'],
  ['one member', divided('60'), null],
  ['nobody', { members: [], percents: null }, null],
] as const)('credit of %s has the problem %s', (_, credit, problem) =>
  expect(creditProblem(credit)).toBe(problem && t(problem)),
);

it('is equal at first, and nothing of it is stored where each has all of it', () => {
  expect(equalPercents(['a', 'b', 'c'])).toEqual({ a: '33.34', b: '33.33', c: '33.33' });
  expect(sharesIn({ members: ['a', 'b'], percents: null })).toEqual([]);
  expect(sharesIn({ members: ['a', 'b'], percents: { a: '70', b: '30' } })).toEqual([7_000, 3_000]);
});

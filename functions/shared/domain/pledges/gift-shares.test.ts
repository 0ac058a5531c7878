import { expect, it } from 'vitest';
import { paidShares, shareChanges } from './gift-shares.ts';

const shares = [
  { pledge_id: 'a', cents: 300 },
  { pledge_id: 'b', cents: 200 },
];

it.each([
  [600, { a: 300, b: 200 }],
  [500, { a: 300, b: 200 }],
  [350, { a: 300, b: 50 }],
  [300, { a: 300, b: 0 }],
  [0, { a: 0, b: 0 }],
  [-5, { a: 0, b: 0 }],
])('of %i cents that are left, the first pledge is paid first', (counted, paid) =>
  expect(Object.fromEntries(paidShares(shares, counted))).toEqual(paid),
);

it('names what changes of each pledge, and nothing of the others', () => {
  const [before, after] = [paidShares(shares, 500), paidShares(shares, 350)];
  expect(Object.fromEntries(shareChanges(before, after))).toEqual({ b: -150 });
  expect(Object.fromEntries(shareChanges(new Map(), before))).toEqual({ a: 300, b: 200 });
});

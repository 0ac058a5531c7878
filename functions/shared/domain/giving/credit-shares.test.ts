import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditedCents, equalCredit, isDivided, wholeCredit } from './credit-shares.ts';

describe('divided credit', () => {
  it.each([
    ['in halves', 2, [5_000, 5_000], true],
    ['among three', 3, [3_334, 3_333, 3_333], true],
    ['to one alone', 1, [10_000], false],
    ['of less than the whole', 2, [5_000, 4_999], false],
    ['of more than the whole', 2, [5_000, 5_001], false],
    ['with nothing for one', 2, [10_000, 0], false],
    ['with a part that nobody has', 2, [3_000, 3_000, 4_000], false],
    ['to nobody', 0, [], false],
  ])('%s is one: %s', (_, members, shares, expected) => expect(isDivided(members, shares)).toBe(expected));

  it.each([
    [100, [3_334, 3_333, 3_333], [34, 33, 33]],
    [1, [5_000, 5_000], [1, 0]],
    [1, [3_000, 7_000], [0, 1]],
    [99, [6_000, 4_000], [59, 40]],
    [1_000_000_000, [1, 9_999], [100_000, 999_900_000]],
    [5_000, [], []],
  ])('gives of %s cents to %j: %j', (cents, shares, parts) =>
    expect(creditedCents(cents, shares)).toEqual(parts),
  );

  it('loses no cent, and gives nobody a cent more than their part', () =>
    fc.assert(
      fc.property(
        fc.nat({ max: 100_000_000_000 }),
        fc.integer({ min: 1, max: 4_999 }),
        fc.integer({ min: 1, max: 5_000 }),
        (cents, one, two) => {
          const shares = [one, two, wholeCredit - one - two];
          const parts = creditedCents(cents, shares);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
          for (const [at, part] of parts.entries())
            expect(Math.abs(part - (cents * (shares[at] ?? 0)) / wholeCredit)).toBeLessThan(1);
        },
      ),
    ));

  it.each([2, 3, 4, 5])('in equal parts for %s is whole', (members) =>
    expect(isDivided(members, equalCredit(members))).toBe(true),
  );
});

import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseMoney } from './money.ts';

test.each([
  ['25', 2_500],
  ['25.5', 2_550],
  ['25.50', 2_550],
  ['25.5000', 2_550],
  ['.5', 50],
  ['0', 0],
  ['$1,250.50', 125_050],
  ['1,250', 125_000],
  ['1,250,000.01', 125_000_001],
  ['1.250,50', 125_050],
  ['1.250.000', 125_000_000],
  ['1 250,50', 125_050],
  ['1 250.50', 125_050],
  ["1'250.50", 125_050],
  ['1,25', 125],
  ['US$ 25', 2_500],
  ['25 USD', 2_500],
  ['USD 25.00', 2_500],
  ['+25', 2_500],
  ['(25.00)', -2_500],
  ['($1,250.00)', -125_000],
  ['-$25', -2_500],
  ['$-25', -2_500],
  ['−25', -2_500],
  ['25-', -2_500],
  [' 25 ', 2_500],
])('%s is %d cents', (written, cents) => {
  expect(parseMoney(written)).toBe(cents);
});

test.each([
  ['nothing', ''],
  ['a word', 'twenty'],
  ['parts of a cent', '0.125'],
  ['parts of a cent', '25.501'],
  ['a thousand or one and a quarter', '1.250'],
  ['a date', '2026-03-09'],
  ['a range', '12-50'],
  ['numbers side by side', '12 34'],
  ['a sign inside', '5$0'],
  ['wrong groups', '1,25,000'],
  ['two minuses', '-(25)'],
  ['half a bracket', '(25'],
  ['a sign alone', '$'],
  ['a point alone', '.'],
  ['an exponent', '1e3'],
  ['more than can be counted', '99999999999999999'],
])('%s is no amount: %s', (_, written) => {
  expect(parseMoney(written)).toBeNull();
});

describe('what is shown can be read back', () => {
  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  it.each(['en-US', 'de-DE', 'fr-FR'])('as %s writes it', (locale) => {
    const shown = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(cents, (value) => {
        expect(parseMoney(shown.format(value / 100))).toBe(value);
      }),
    );
  });
  it('as a bare number', () => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(parseMoney((value / 100).toFixed(2))).toBe(value);
      }),
    );
  });
});

it('answers any text with whole cents or nothing, and never with minus zero', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,-+()$ 'eU") }), (written) => {
      const cents = parseMoney(written);
      expect(cents === null || (Number.isSafeInteger(cents) && !Object.is(cents, -0))).toBe(true);
    }),
  );
});

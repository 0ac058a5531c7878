import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasCardNumber } from './card-number.ts';

it.each([
  '4242424242424242',
  'card 4242 4242 4242 4242 exp 12/29',
  '4242-4242-4242-4242',
  '4242.4242.4242.4242',
  '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2',
  'Amex 3782 822463 10005',
  '30569309025904',
  '６０１１０００９９０１３９４２４',
  'Mastercard: 5555 5555 5555 4444.',
])('finds the card number in %j', (text) => expect(hasCardNumber(text)).toBe(true));

it.each([
  '',
  'Call +1 503 555 0100 after 5 pm',
  '503-555-0100 503-555-0101',
  '5035550100 5035550101',
  'Gave $1,000 on 2026-03-09 and $2,500 on 2026-05-01',
  '4242424242424241',
  '1234567890123',
  'check 1042, acct ending 4242',
])('takes %j', (text) => expect(hasCardNumber(text)).toBe(false));

it('finds any number with a right check digit, however it is grouped by four', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[3-6]\d{14}$/), fc.constantFrom(' ', '-', ''), (start, mark) => {
      const digit = [...'0123456789'].find((one) => hasCardNumber(`${start}${one}`));
      const grouped = `${start}${digit}`.replace(/(\d{4})(?=\d)/g, `$1${mark}`);
      expect(hasCardNumber(`note ${grouped} end`)).toBe(true);
    }),
  ));

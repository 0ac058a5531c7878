import { expect, test } from 'vitest';
import { readAll } from '../../../../tests/imports/vendor-exports.ts';
import { csvLine } from './cells.ts';

const addressOf = (card: object | null | undefined) => {
  const { street, unit, city, state, zip } = (card ?? {}) as Record<string, string | undefined>;
  return [street, unit, city, state, zip].map((text) => text ?? '-').join(', ');
};

const billing = ['billing_address1', 'billing_address2', 'billing_city', 'billing_state', 'billing_zip'];
const primary = billing.map((header) => header.replace('billing', 'signup_primary'));
test.each([
  [
    ['1 Bank St', '', 'Salem', 'OR', ''],
    ['2 Oak St', 'Apt 2', 'Dallas', 'TX', '75201'],
    '1 Bank St, -, Salem, OR, -',
  ],
  [['', '', 'Salem', 'OR', ''], ['2 Oak St', 'Apt 2', 'Dallas', 'TX', ''], '2 Oak St, Apt 2, Dallas, TX, -'],
  [['', '', '', '', '97301'], ['', 'Apt 2', 'Dallas', 'TX', '75201'], '-, -, -, -, 97301'],
  [['', '', '', '', ''], ['', '', 'Dallas', 'TX', ''], '-, -, Dallas, TX, -'],
])('NationBuilder: billed at %j, living at %j, a donor has the address %s', (billed, living, address) => {
  const ids = ['signup_nationbuilder_id', 'signup_full_name', 'amount', 'succeeded_at'];
  const csv =
    csvLine([...ids, ...billing, ...primary]) +
    csvLine(['1', 'Ana López', '25', '2026-03-09', ...billed, ...living]);
  expect(addressOf(readAll('donations', csv)[0]?.row?.card)).toBe(address);
});

test('NationBuilder: a street has no unit of another address, where its own has no column', () => {
  const csv = `signup_nationbuilder_id,signup_full_name,amount,succeeded_at,billing_address1,signup_primary_address2
1,Ana,25,2026-03-09,1 Bank St,Apt 2`;
  expect(addressOf(readAll('donations', csv)[0]?.row?.card)).toBe('1 Bank St, -, -, -, -');
});

test.each([
  [['12 Oak St', '', '9 Elm St', 'Apt 9'], '12 Oak St, -, Salem, OR, 97301'],
  [['', 'Apt 2', '9 Elm St', ''], '9 Elm St, -, Salem, OR, 97301'],
  [['', '', '9 Elm St', 'Apt 9'], '9 Elm St, Apt 9, Salem, OR, 97301'],
  [['', '', '', ''], '-, -, Salem, OR, 97301'],
])('NGP: of the streets %j a person has %s', (streets, address) => {
  const headers = ['VANID', 'Last Name', 'Address Line 1', 'Address Line 2'].concat(
    ...['Mailing Address Line 1', 'Mailing Address Line 2', 'City', 'State/Province', 'Zip/Postal'],
  );
  const csv = csvLine(headers) + csvLine(['1', 'López', ...streets, 'Salem', 'OR', '97301']);
  expect(addressOf(readAll('people', csv)[0]?.row)).toBe(address);
});

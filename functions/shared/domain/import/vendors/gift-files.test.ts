import { expect, test } from 'vitest';
import * as files from '../../../../../tests/imports/vendor-exports.ts';
import { mappingOf, matchHeaders } from '../headers.ts';
import { amountIn } from '../read-row.ts';

/** Cents, day, status and type of each gift with its number, or why it is rejected. */
const gifts = (csv: string) =>
  files
    .readAll('donations', csv)
    .map(({ row, rejected }) =>
      row
        ? [row.name, row.amount, row.date, row.status, row.type, row.external_id].join(' | ')
        : rejected?.join(', '),
    );

test.each([
  [
    'NationBuilder',
    files.nationBuilderGifts,
    [
      'Ana López | 125050 | 2026-03-09 | completed | one_time | 501',
      'Ana López | 2500 | 2026-04-09 | completed | recurring | 502',
      'Bo Doe | 10000 | 2025-12-31 | completed | one_time | 503',
      'Bo Doe | 5000 | 2026-05-01 | failed | one_time | 504',
      'Cy Doe | 7500 | 2026-05-02 | refunded | one_time | 505',
      'Cy Doe | 1000 | 2026-05-03 | pending | one_time | 506',
      'eve@example.org | 500 | 2026-05-04 | completed | one_time | 507',
      'amount amount_missing',
    ],
  ],
  [
    'NGP',
    files.ngpGifts,
    [
      'Ana López | 100000 | 2026-03-09 | completed | one_time | C-1',
      'Ana López | 2500 | 2026-04-09 | completed | recurring | C-2',
      'Bo Doe | 280000 | 2026-04-10 | refunded | one_time | C-3',
      'Cy Doe | 1525 | 2026-03-09 | completed | one_time | C-4',
      'Di Doe | 5000 | 2026-03-10 | refunded | one_time | C-5',
      'amount amount_currency',
    ],
  ],
  [
    'Action Network',
    files.actionNetworkGifts,
    [
      'Ana López | 2700 | 2026-03-09 | completed | recurring | ',
      'Bo Doe | 125050 | 2026-03-10 | completed | one_time | ',
      'currency amount_currency',
      'Di Doe | 500 | 2026-03-12 | completed | one_time | ',
    ],
  ],
  [
    'Numero',
    files.numeroGifts,
    [
      'Ana López | 290000 | 2026-03-09 | completed | one_time | G1',
      'Ana López | 5000 | 2026-04-09 | completed | recurring | G2',
      'Salem Nurses PAC | 500000 | 2025-12-31 | completed | one_time | G3',
      'Bo Doe | 10000 | 2026-03-10 | refunded | one_time | G4',
      'date date_bad',
      'amount amount_missing',
    ],
  ],
] as const)('%s: gifts have their cents, day, status and type', (_, csv, expected) =>
  expect(gifts(csv)).toEqual(expected),
);

test('WinRed: a part that went back and a lost dispute stand with their gift, whose whole charge is no gift of its own', () => {
  const csv = `revv_uid,charge_revv_uid,first_name,last_name,email,address,city,amount,amount_refunded,charge_amount,created_at,status,charge_type,chargeback_status,application_fee,arrival_date,code
w1,rv_ch_1,Ana,Doe,ana@example.org,1 Oak St,Salem,25.00,10.00,100.00,2026-03-09 10:00:00,,conduit_page,,0.99,2026-03-12,C00700001
w2,rv_ch_2,Ana,Doe,ana@example.org,,,-15.00,,15.00,2026-04-09 10:00:00,,conduit_page,,0.00,,C00700001
w3,rv_ch_3,Bo,Doe,bo@example.org,,,50.00,50.00,50.00,2026-04-10 10:00:00,refunded,conduit_page,,1.97,,C00700002
w4,rv_ch_4,Bo,Doe,bo@example.org,,,50.00,,80.00,2026-05-10 10:00:00,,conduit_page,lost,0.00,,C00700002
w5,rv_ch_5,Bo,Doe,bo@example.org,,,50.00,,80.00,2026-05-11 10:00:00,,conduit_page,won,0.00,,C00700002
w6,rv_ch_6,Bo,Doe,bo@example.org,,,50.00,,80.00,2026-05-12 10:00:00,partially_refunded,conduit_page,,0.00,,C00700002`;
  const all = files.readAll('donations', csv);
  expect(all.map(({ row }) => [row?.amount, row?.returned, row?.status, row?.part_returned])).toEqual([
    [2_500, 1_000, 'completed', false],
    [1_500, 0, 'refunded', false],
    [5_000, 0, 'refunded', false],
    [5_000, 0, 'refunded', false],
    [5_000, 0, 'completed', false],
    [5_000, 0, 'completed', true],
  ]);
  expect(all.map(({ row }) => row?.refund?.of ?? null)).toEqual([null, ['w2'], null, null, null, null]);
  expect(all.flatMap(({ row }) => row?.flags ?? [])).toEqual([]);
  expect(all[0]?.extra).toEqual({
    charge_revv_uid: 'rv_ch_1',
    charge_amount: '100.00',
    charge_type: 'conduit_page',
    code: 'C00700001',
  });
  expect(all[0]?.row?.card).toEqual({ street: '1 Oak St', city: 'Salem' });
});

test('WinRed: a payout says gross amounts', () => {
  const csv = `id,Revv UID,First Name,Last Name,Gross Amount,Created At,Source Code,Arrival Date
7,rv_1,Ana,Doe,25.00,2026-03-09,MAIL-1,2026-03-12`;
  const [found] = files.readAll('donations', csv);
  expect(found?.row).toMatchObject({ amount: 2_500, external_id: '7', source_code: 'MAIL-1' });
});

// The headers that the CSV API of ActBlue is documented with in two open importers, of 2021 and of 2026.
test('ActBlue: every column about the gift is recognized, and a refund is that of its own row', () => {
  const csv = `Receipt ID,Date,Amount,Recurring Total Months,Recurrence Number,Recipient,Fundraising Page,Reference Code 2,Reference Code,Donor First Name,Donor Last Name,Donor Addr1,Donor Addr2,Donor City,Donor State,Donor ZIP,Donor Country,Donor Occupation,Donor Employer,Donor Email,Donor Phone,Comments,Check Number,Check Date,Employer Addr1,Lineitem ID,AB Test Name,Recipient Committee,Recipient ID,Recipient Gov ID,Recipient Election,Payment ID,Payment Date,Disbursement ID,Disbursement Date,Recovery ID,Recovery Date,Refund ID,Refund Date,Fee,Recur Weekly,Card Type,Gift Declined,Kind
AB1,2026-03-09 10:00:00,25.00,unlimited,2,Rivera,spring,,MAIL-1,Ana,Doe,1 Oak St,,Salem,OR,97301,US,Nurse,Clinic,ana@example.org,5035550101,Hi,,,9 Elm St,77,B,Friends of Rivera,5,C00700001,2026 Primary,P1,2026-03-10,D1,2026-03-16,,,,,0.99,,visa,,conduit
AB2,2026-03-09 10:00:00,40.00,1,1,Rivera,spring,,,Bo,Doe,,,,,,,,,bo@example.org,,,,,,78,,Friends of Rivera,5,C00700001,,P2,2026-03-10,D1,2026-03-16,,,R9,2026-04-01,1.58,,visa,,conduit`;
  const rows = files.readAll('donations', csv).map(({ row }) => row);
  expect(rows[0]).toMatchObject({
    ...{
      amount: 2_500,
      date: '2026-03-09',
      type: 'recurring',
      external_id: 'AB1-77#2',
      source_code: 'MAIL-1',
    },
    ...{ fee: 99, payout: 'D1', transferred_on: '2026-03-16', note: 'Hi', status: 'completed' },
    card: {
      street: '1 Oak St',
      city: 'Salem',
      state: 'OR',
      zip: '97301',
      employer: 'Clinic',
      occupation: 'Nurse',
    },
  });
  expect(rows[1]).toMatchObject({ status: 'refunded', returned_on: '2026-04-01', external_id: 'AB2-78' });
});

test.each(['Canceled At', 'cancelled_at'])('a column “%s” of no known system refunds nothing', (header) => {
  const csv = `Name,Amount,Date,${header}\nAna,25,2026-03-09,2026-05-01`;
  expect(gifts(csv)).toEqual(['Ana | 2500 | 2026-03-09 | completed | one_time | ']);
  expect(files.readAll('donations', csv)[0]?.extra).toEqual({ [header]: '2026-05-01' });
});

test('a NationBuilder gift that failed before it succeeded is completed', () => {
  const csv = `signup_nationbuilder_id,nationbuilder_id,signup_full_name,amount,succeeded_at,failed_at
1001,501,Ana,25,03/09/2026 14:05:00,03/09/2026 14:01:00
1001,502,Ana,25,03/09/2026 14:05:00,03/10/2026 09:00:00`;
  expect(gifts(csv)).toEqual([
    'Ana | 2500 | 2026-03-09 | completed | one_time | 501',
    'Ana | 2500 | 2026-03-09 | failed | one_time | 502',
  ]);
});

test.each([
  ['125050', 125_050],
  ['1,250', 1_250],
  ['25.00', null],
  ['$25', null],
  ['', null],
  ['99999999999999999999', null],
  ['=1+1', null],
])('a column in cents with %s says %s', (cell, cents) => {
  const headers = ['Name', 'Amount in cents', 'Date'];
  const mapping = mappingOf(matchHeaders('donations', headers));
  expect(mapping).toEqual(['name', 'amount_cents', 'date']);
  expect(amountIn(['Ana', cell, '2026-03-09'], mapping)).toBe(cents);
});

test('dollars count where a file has both, whatever the cents say', () => {
  const mapping = mappingOf(matchHeaders('donations', ['Name', 'amount_in_cents', 'amount', 'Date']));
  expect(amountIn(['Ana', '999', '25.00', '2026-03-09'], mapping)).toBe(2_500);
});

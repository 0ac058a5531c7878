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

test('WinRed: a refund names its charge, a part that went back stands with its gift, and the committee by its number', () => {
  const csv = `revv_uid,charge_revv_uid,first_name,last_name,email,amount,amount_refunded,created_at,charge_type,chargeback_status,application_fee,arrival_date,code
w1,,Ana,Doe,ana@example.org,25.00,10.00,2026-03-09 10:00:00,one_time,,0.99,2026-03-12,C00700001
w2,w1,Ana,Doe,ana@example.org,-15.00,,2026-04-09 10:00:00,refund,,0.00,,C00700001
w3,w9,Bo,Doe,bo@example.org,50.00,,2026-04-10 10:00:00,recurring,,1.97,,C00700002
w4,w3,Bo,Doe,bo@example.org,50.00,,2026-05-10 10:00:00,chargeback,lost,0.00,,C00700002`;
  const rows = files.readAll('donations', csv).map(({ row }) => row);
  expect(rows.map((row) => [row?.amount, row?.returned, row?.type, row?.refund])).toEqual([
    [2_500, 1_000, 'one_time', null],
    [1_500, 0, 'one_time', { kind: 'refund', number: null, of: ['w1', 'w2'] }],
    [5_000, 0, 'recurring', null],
    [5_000, 0, 'one_time', { kind: 'chargeback', number: null, of: ['w3', 'w4'] }],
  ]);
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

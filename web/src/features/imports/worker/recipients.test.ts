import { expect, it } from 'vitest';
import { mappingOf, matchHeaders } from '#shared/domain/import/headers.ts';
import { readTable } from '../../../shared/spreadsheet/read-table.ts';
import { check, slice } from './check-file.ts';

const header = 'Receipt ID,Date,Amount,Donor Name,Recipient,Recipient Gov ID,Refund ID';
const own = 'Rivera for Assembly,C001';
const others = ['Lindqvist for Congress,C002', 'Rivera for Assembly,C003'];
const csv = (...lines: string[]) => [header, ...lines].join('\n');

function checked(text: string, recipient: string | null) {
  const answer = readTable('donations', new TextEncoder().encode(text));
  if (answer.is === 'refused') throw new Error(answer.why);
  const mapping = mappingOf(matchHeaders('donations', answer.table.headers));
  return check('donations', answer.table, mapping, null, {}, recipient);
}

const mixed = csv(
  `A1,2026-03-09,25.00,Ana,${own},`,
  `A2,2026-03-09,-5.00,Ana,${own},`,
  `A3,2026-03-09,100.00,Bo,${others[0]},`,
  `A4,2026-03-09,-30.00,Bo,${others[0]},`,
  `A5,2026-03-09,0.01,Cy,${others[1]},`,
  'A6,2026-03-09,7.00,Di,,,',
  `A7,2026-03-09,ten,Ed,${others[0]},`,
);

it('of a file for several committees nothing of others is sent, and its rows and money are told', () => {
  const { batch, listed, money, recipients } = checked(mixed, 'c001');
  expect(batch.rows.map(({ row }) => row)).toEqual([2, 7, 3]);
  expect(recipients).toEqual([
    { key: 'c002', name: 'Lindqvist for Congress', rows: 3, cents: 7_000 },
    { key: 'c001', name: 'Rivera for Assembly', rows: 2, cents: 2_000 },
    { key: 'c003', name: 'Rivera for Assembly', rows: 1, cents: 1 },
  ]);
  expect(listed.others.map(({ row, reasons }) => [row, reasons])).toEqual([
    [4, [{ is: 'other', name: 'Lindqvist for Congress' }]],
    [5, [{ is: 'other', name: 'Lindqvist for Congress' }]],
    [6, [{ is: 'other', name: 'Rivera for Assembly' }]],
    [8, [{ is: 'other', name: 'Lindqvist for Congress' }]],
  ]);
  expect(money).toMatchObject({ ready: 3_200, refunds: -500, others: 7_001, rejected: 0, unread: 1 });
  expect(money?.file).toBe(3_200 - 500 + 7_001);
});

it('until somebody says which committee is theirs, no row that names one is sent', () => {
  const { batch, listed } = checked(mixed, null);
  expect(batch.rows.map(({ row }) => row)).toEqual([7]);
  expect(listed.others).toHaveLength(6);
});

it('a file for one committee is all of it, unless another one was chosen for such files before', () => {
  const one = csv(`A1,2026-03-09,25.00,Ana,${others[0]},`);
  expect(checked(one, null).batch.rows).toHaveLength(1);
  expect(checked(one, 'c001').batch.rows).toEqual([]);
  expect(checked(one, 'c001').listed.others).toHaveLength(1);
  expect(slice(checked(one, null), 0, 1).rows[0]?.extra).toEqual({
    ...{ Recipient: 'Lindqvist for Congress', 'Recipient Gov ID': 'C002' },
  });
});

it('a gift whose refunds have rows of their own came whole', () => {
  const text = csv(
    `A1,2026-03-09,-10.00,Ana,${own},R1`,
    `A1,2026-03-09,25.00,Ana,${own},R1`,
    `A2,2026-03-09,25.00,Bo,${own},R2`,
  );
  const { batch } = checked(text, null);
  if (batch.kind !== 'donations') throw new Error('These are gifts.');
  expect(batch.rows.map(({ row, status, amount }) => [row, status, amount])).toEqual([
    [3, 'completed', 2_500],
    [4, 'refunded', 2_500],
    [2, 'refunded', 1_000],
  ]);
});

it('the same refund twice is one, with the same numbers, and two where nothing tells', () => {
  const lines = [`A1,2026-03-09,-10.00,Ana,${own},R1`, `A1,2026-03-09,-10.00,Ana,${own},R1`];
  expect(checked(csv(...lines), null).listed.duplicates).toHaveLength(1);
  const other = [`A1,2026-03-09,-10.00,Ana,${own},R1`, `A1,2026-03-09,-10.00,Ana,${own},R2`];
  expect(checked(csv(...other), null).listed.duplicates).toHaveLength(0);
  const nameless = [`,2026-03-09,-10.00,Ana,${own},`, `,2026-03-09,-10.00,Ana,${own},`];
  const { batch, listed } = checked(csv(...nameless), null);
  expect([batch.rows.length, listed.duplicates.length, listed.equal.length]).toEqual([2, 0, 1]);
});

import { describe, expect, it, test } from 'vitest';
import { donationRow } from '#shared/api/imports-api.ts';
import { mappingOf, matchHeaders } from '#shared/domain/import/headers.ts';
import { messyContributions } from '../../../../../tests/imports/messy-contributions.ts';
import { readTable } from '../../../shared/spreadsheet/read-table.ts';
import { check, slice } from './check-file.ts';

function checked(csv: string) {
  const answer = readTable('donations', new TextEncoder().encode(csv));
  if (answer.is === 'refused') throw new Error(answer.why);
  const found = check(
    'donations',
    answer.table,
    mappingOf(matchHeaders('donations', answer.table.headers)),
    null,
  );
  if (!found.money || found.batch.kind !== 'donations') throw new Error('These are gifts.');
  return { ...found, money: found.money, rows: found.batch.rows, table: answer.table };
}

const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

describe.each([1, 2, 12])('a messy export of 20,000 rows, number %i', (seed) => {
  const { csv, ledger } = messyContributions(20_000, seed);
  const { rows, money, listed, table, ...found } = checked(csv);

  it('has every row of the file once', () => {
    expect(table.lines).toHaveLength(ledger.rows);
    expect(rows.length + listed.problems.length + listed.duplicates.length).toBe(ledger.rows);
  });

  it('has all the money, to the cent', () => {
    expect(money.file).toBe(money.ready + money.refunds + money.rejected + money.duplicates);
    const gifts = rows.filter(({ refund }) => refund === null);
    expect(sum(gifts)).toBe(money.ready);
    expect(rows.slice(0, gifts.length)).toEqual(gifts);
    expect({
      file: money.file,
      unread: money.unread,
      importable: { rows: gifts.length, cents: money.ready },
      refunds: { rows: rows.length - gifts.length, cents: money.refunds },
      rejected: { rows: listed.problems.length, cents: money.rejected },
      duplicates: { rows: listed.duplicates.length, cents: money.duplicates },
      flagged: listed.left_out.length,
      raised: money.ready - money.unraised,
    }).toEqual({
      file: ledger.file,
      unread: ledger.unread,
      importable: ledger.importable,
      refunds: ledger.refunds,
      rejected: ledger.rejected,
      duplicates: ledger.duplicates,
      flagged: ledger.flagged + ledger.flaggedRefunds,
      raised: ledger.raised,
    });
  });

  it('keeps the columns without a field, in rows that the server takes', () => {
    const sent = slice({ ...found, money, listed }, 0, 200);
    if (sent.kind !== 'donations') throw new Error('These are gifts.');
    for (const row of sent.rows) expect(donationRow.safeParse(row).error).toBeUndefined();
    expect(sent.rows[0]?.extra).toMatchObject({
      'Donor Country': 'United States',
      Recipient: 'Rivera for Council',
    });
    expect(sent.rows.map(({ card }) => card?.occupation)).toContainEqual(expect.any(String));
  });
});

const header = [
  'Name',
  'Email',
  'Phone',
  'Amount',
  'Date',
  'Status',
  'Type',
  'Note',
  'External ID',
  'Employer',
];

/** Each auxiliary column with nothing but cells that cannot be read. */
test.each([
  ['Email', 'not an address'],
  ['Phone', 'call me'],
  ['Status', '???'],
  ['Type', '=1+1'],
  ['Note', 'x'.repeat(10_000)],
  ['External ID', 'x'.repeat(1_000)],
  ['Employer', '\u0001\u202E=cmd|x'.repeat(400)],
] as const)('a file whose column %s is broken in every row imports all money', (broken, cell) => {
  const lines = Array.from({ length: 300 }, (_, at) => {
    const cells: Record<string, string> = {
      Name: `Donor ${at}`,
      Email: `d${at}@example.com`,
      Phone: '(202) 555-0111',
      Amount: `${at + 1}.01`,
      Date: '2026-03-09',
      Status: 'completed',
      Type: 'once',
      Note: '',
      'External ID': `X${at}`,
      Employer: 'Acme',
      [broken]: cell,
    };
    return header.map((name) => cells[name]).join(',');
  });
  const { money, rows, listed } = checked([header.join(','), ...lines].join('\n'));
  expect(listed.problems).toEqual([]);
  expect(rows).toHaveLength(300);
  expect(listed.left_out).toHaveLength(300);
  expect(money).toMatchObject({
    ready: sum(rows),
    file: (300 * 301 * 100) / 2 + 300,
    rejected: 0,
    unread: 0,
  });
});

it('counts what it cannot sum', () => {
  const { money } = checked(
    'Name,Amount,Date\nAna,,2026-01-02\nBo,ten,2026-01-02\nCy,-5,2026-01-02\nDee,7,2026-01-02,x\n',
  );
  expect(money).toMatchObject({ file: -500, ready: 0, refunds: -500, rejected: 0, unread: 3 });
});

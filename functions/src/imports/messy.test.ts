import { beforeAll, describe, expect, it, test } from 'vitest';
import type * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/api/endpoint.ts';
import {
  type DonationRow,
  importCheckCall,
  importFinishCall,
  importRowsCall,
  importStartCall,
} from '#shared/api/imports-api.ts';
import { donations, rollups } from '#shared/collections/index.ts';
import { importChunkRows, importExtra, importFlags } from '#shared/constants.ts';
import { addDays, today } from '#shared/domain/days.ts';
import { duplicatesIn } from '#shared/domain/import/duplicates.ts';
import { extraColumns, extraOf } from '#shared/domain/import/extra.ts';
import { mappingOf, matchHeaders } from '#shared/domain/import/headers.ts';
import { readRow } from '#shared/domain/import/read-row.ts';
import { ask as askAt, send } from '../../../tests/functions/call-endpoint.ts';
import { parseCsv } from '../../../tests/functions/csv.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { donationRow } from '../../../tests/functions/import-rows.ts';
import { type Member, newMember } from '../../../tests/functions/new-members.ts';
import { insideOf } from '../../../tests/functions/sample-records.ts';
import { allServed } from '../../../tests/functions/serve-endpoints.ts';
import { messyContributions } from '../../../tests/imports/messy-contributions.ts';

/** The rows that a browser would send. */
function rowsOf(csv: string): DonationRow[] {
  const [headers = [], ...lines] = parseCsv(csv);
  const mapping = mappingOf(matchHeaders('donations', headers));
  const extras = extraColumns(headers, mapping);
  const options = { dayOrder: 'month first', today: today(new Date()), headers, extras } as const;
  const place = duplicatesIn('donations');
  return lines.flatMap((cells, at) => {
    const read = readRow('donations', cells, mapping, { ...options, row: at + 2 });
    const placed = read.is === 'row' ? place(read.row) : null;
    return placed && placed.is !== 'duplicate'
      ? [{ ...placed.row, extra: extraOf(cells, extras).extra }]
      : [];
  });
}

const ask = async <Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  call: EndpointDefinition<Q, A>,
  token: string,
  body: z.input<Q>,
) => askAt(call, token, body, await allServed());

type Rows = z.output<typeof importRowsCall.request>['batch'];

/** Imports by the endpoints, as the browser does; gives the server's sums. */
async function importAll(member: Member, rows: DonationRow[]) {
  const { importId } = await ask(importStartCall, member.token, {
    kind: 'donations',
    fileName: 'messy.csv',
    rowsTotal: rows.length,
  });
  const sums = { created: 0, unchanged: 0, createdCents: 0, unchangedCents: 0, waiting: 0, waitingCents: 0 };
  for (let from = 0; from < rows.length; from += importChunkRows) {
    const batch: Rows = { kind: 'donations', rows: rows.slice(from, from + importChunkRows) };
    const answer = await ask(importRowsCall, member.token, { importId, replace: false, batch });
    sums.created += answer.created;
    sums.unchanged += answer.unchanged;
    sums.createdCents += answer.createdCents;
    sums.unchangedCents += answer.unchangedCents;
    sums.waiting += answer.waiting;
    sums.waitingCents += answer.waitingCents;
  }
  await ask(importFinishCall, member.token, { importId, status: 'finished' });
  return sums;
}

describe('a messy export', () => {
  const { csv, ledger } = messyContributions(600);
  const rows = rowsOf(csv);
  let member: Member;
  beforeAll(async () => {
    member = await newMember();
  });
  const stored = async () =>
    (await insideOf(db, member.organization).all('donations')).map((each) =>
      donations.schema.parse(each.data()),
    );

  it('arrives with all its money, to the cent, and with its flags', async () => {
    const { rows: count, cents } = ledger.importable;
    const sums = await importAll(member, rows);
    const { rows: waiting, cents: back } = ledger.refunds;
    expect(sums).toEqual({
      ...{ created: count, unchanged: 0, createdCents: cents, unchangedCents: 0 },
      ...{ waiting, waitingCents: -back },
    });
    const gifts = await stored();
    expect(gifts.reduce((total, { amount }) => total + amount, 0)).toBe(cents);
    expect(gifts.filter(({ import_flagged }) => import_flagged)).toHaveLength(ledger.flagged);
    expect(gifts.every(({ import_extra }) => import_extra?.['Donor Country'] === 'United States')).toBe(true);
    const { doc } = insideOf(db, member.organization);
    const { total_raised } = rollups.schema.parse((await doc('rollups/dashboard').get()).data());
    expect(total_raised).toBe(ledger.raised);
  });

  it('brings nothing the second time, and says how much was there', async () => {
    const { rows: count, cents } = ledger.importable;
    const sums = await importAll(member, rows);
    const { rows: refunds, cents: back } = ledger.refunds;
    expect(sums).toEqual({
      ...{ created: 0, unchanged: count + refunds, createdCents: 0, unchangedCents: cents + back },
      ...{ waiting: 0, waitingCents: 0 },
    });
    expect(await stored()).toHaveLength(count);
    const { present } = await ask(importCheckCall, member.token, {
      batch: { kind: 'donations', rows: rows.slice(0, 100) },
    });
    expect(present).toEqual(Array.from({ length: 100 }, () => true));
  });
});

const flag = { field: 'phone', column: 'Phone', code: 'phone_bad', cell: 'x' } as const;
const entries = (count: number, text = 'x') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, text]));

describe('a forged row is refused', () => {
  let member: Member;
  beforeAll(async () => {
    member = await newMember();
  });
  const status = async (row: object) => {
    const batch = { kind: 'donations', rows: [{ ...donationRow(), ...row }] };
    const sent = { token: member.token, at: await allServed() };
    return (await send(importCheckCall.path, JSON.stringify({ batch }), sent)).status;
  };

  test.each<[string, object, object]>([
    ['flags', { flags: Array(importFlags.max).fill(flag) }, { flags: Array(importFlags.max + 1).fill(flag) }],
    [
      'a cell',
      { flags: [{ ...flag, cell: 'x'.repeat(importFlags.cell) }] },
      { flags: [{ ...flag, cell: 'x'.repeat(importFlags.cell + 1) }] },
    ],
    [
      'a column',
      { flags: [{ ...flag, column: 'x'.repeat(importFlags.column) }] },
      { flags: [{ ...flag, column: 'x'.repeat(importFlags.column + 1) }] },
    ],
    ['extra columns', { extra: entries(importExtra.max) }, { extra: entries(importExtra.max + 1) }],
    [
      'an extra cell',
      { extra: { a: 'x'.repeat(importExtra.cell) } },
      { extra: { a: 'x'.repeat(importExtra.cell + 1) } },
    ],
    ['extra text in all', { extra: entries(7, 'x'.repeat(500)) }, { extra: entries(8, 'x'.repeat(500)) }],
    [
      'an extra header',
      { extra: { ['x'.repeat(importFlags.column)]: 'a' } },
      { extra: { ['x'.repeat(importFlags.column + 1)]: 'a' } },
    ],
    ['a day ahead', { date: addDays(today(new Date()), 366) }, { date: addDays(today(new Date()), 369) }],
    ['a day ago', { date: '1990-01-01' }, { date: '1989-12-31' }],
  ])('above the most of %s', async (_, most, more) => {
    expect(await status(most)).toBe(200);
    expect(await status(more)).toBe(400);
  });

  test.each([
    ['a control character in a cell', { flags: [{ ...flag, cell: 'a\u0001' }] }],
    ['a mark of direction in extra text', { extra: { a: 'x\u202Ey' } }],
    ['a header that the database reserves', { extra: { __name__: 'x' } }],
    ['a code that does not exist', { flags: [{ ...flag, code: 'nonsense' }] }],
    ['extra text that is none', { extra: { a: 1 } }],
    ['no extra text', { extra: {} }],
  ])('with %s', async (_, row) => expect(await status(row)).toBe(400));

  it('and 200 rows at every limit are taken', async () => {
    const wide = '\u738B';
    const rows = Array.from({ length: importChunkRows }, (_, at) =>
      donationRow({
        row: at + 2,
        name: wide.repeat(120),
        note: wide.repeat(500),
        external_id: `${at}`.padEnd(128, 'x'),
        flags: Array.from({ length: importFlags.max }, () => ({
          ...flag,
          column: wide.repeat(importFlags.column),
          cell: wide.repeat(importFlags.cell),
        })),
        extra: entries(7, wide.repeat(500)),
      }),
    );
    expect(await importAll(member, rows)).toMatchObject({ created: importChunkRows });
  });
});

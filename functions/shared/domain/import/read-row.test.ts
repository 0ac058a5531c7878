import { describe, expect, it, test } from 'vitest';
import { donorRow } from '../../../../tests/functions/import-rows.ts';
import type { FieldKey } from './import-field.ts';
import type { ImportKind } from './import-fields.ts';
import { amountIn, readRow } from './read-row.ts';

type Cells = Partial<Record<FieldKey, string>>;
const options = {
  row: 7,
  dayOrder: 'month first',
  today: '2026-11-23',
  headers: ['First column', 'Second column', 'Third column'],
  extras: [],
} as const;
const unmarked = { flags: [], extra: null, card: null };
function read<K extends ImportKind>(kind: K, cells: Cells) {
  const mapping: FieldKey[] = [];
  for (const key in cells) if (isKey(key, cells)) mapping.push(key);
  return readRow(kind, Object.values(cells), mapping, options);
}
const isKey = (key: string, cells: Cells): key is FieldKey => key in cells;
const codes = (kind: ImportKind, cells: Cells) => {
  const answer = read(kind, cells);
  return answer.is === 'problems' ? answer.problems.map(({ field, code }) => `${field} ${code}`) : [];
};

/** What was left out of a row that is imported. */
const leftOut = (kind: ImportKind, cells: Cells) => {
  const answer = read(kind, cells);
  return answer.is === 'row' ? answer.left.map(({ field, code }) => `${field} ${code}`) : ['rejected'];
};

const donor = { name: 'Ana Lopez' };
const gift = { name: 'Ana Lopez', amount: '25', date: '2026-03-09' };

describe('a donor', () => {
  it('is cleaned, blanks becoming null', () => {
    expect(
      read('donors', {
        name: ' Ana  Lopez ',
        email: 'ANA@Example.org',
        phone: '(555) 123-4567',
        capacity: 'Mid-level',
      }),
    ).toEqual({
      is: 'row',
      row: donorRow({
        ...{ row: 7, name: 'Ana Lopez', email: 'ana@example.org', phone: '+15551234567' },
        capacity: 'mid',
      }),
      left: [],
    });
    expect(read('donors', { name: 'Ana', email: ' ', phone: '', capacity: '' })).toEqual({
      is: 'row',
      row: donorRow({ row: 7, name: 'Ana' }),
      left: [],
    });
  });

  test.each([
    [{ first_name: 'Ana', last_name: 'Lopez' }, 'Ana Lopez'],
    [{ last_name: 'Lopez', suffix: 'Jr.', first_name: 'Ana', middle_name: 'M.' }, 'Ana M. Lopez Jr.'],
    [{ first_name: 'Cher', last_name: '' }, 'Cher'],
    [{ name: '', first_name: 'Ana', last_name: 'Lopez' }, 'Ana Lopez'],
    [{ name: 'Ana Maria Lopez', first_name: 'Ana', last_name: 'Lopez' }, 'Ana Maria Lopez'],
    [{ name: '王小明' }, '王小明'],
  ])('%j has the name %s', (cells, name) => {
    expect(read('donors', cells)).toMatchObject({ row: { name } });
  });

  test.each<[Cells, string[]]>([
    [{ name: '' }, ['name name_missing']],
    [{ first_name: ' ', last_name: '' }, ['name name_missing']],
    [{ name: '—' }, ['name name_empty']],
    [{ name: '=HYPERLINK("http://x","Ana")' }, ['name formula']],
    [{ name: '', email: 'ana@', phone: 'none' }, ['name name_missing', 'email email_bad', 'phone phone_bad']],
  ])('%j is rejected: %j', (cells, problems) => {
    expect(codes('donors', cells).toSorted()).toEqual(problems.toSorted());
  });

  test.each<[Cells, string, object]>([
    [{ ...donor, email: 'ana@' }, 'email email_bad', { name: 'Ana Lopez', email: null }],
    [{ ...donor, email: 'a@example.org, b@example.org' }, 'email email_bad', { email: null }],
    [{ ...donor, phone: '555-1234' }, 'phone phone_bad', { name: 'Ana Lopez', phone: null }],
    [{ ...donor, capacity: 'enormous' }, 'capacity capacity_bad', { capacity: null }],
    [{ name: 'a'.repeat(121) }, 'name cut', { name: 'a'.repeat(120) }],
    [{ name: '', email: 'ana@example.org' }, 'name name_missing', { name: 'ana@example.org' }],
    [{ name: '—', phone: '(555) 123-4567' }, 'name name_empty', { name: '+15551234567' }],
    [{ name: '=A1', first_name: 'Ana' }, 'name formula', { name: 'Ana' }],
    [{ first_name: '=A1', last_name: 'Lopez' }, 'first_name formula', { name: 'Lopez' }],
    [{ first_name: 'a'.repeat(70), last_name: 'b'.repeat(70) }, 'name cut', {}],
  ])('%j is imported without the cell: %s', (cells, problem, expected) => {
    expect(leftOut('donors', cells)).toEqual([problem]);
    expect(read('donors', cells)).toMatchObject({ is: 'row', row: expected });
  });

  it('carries a flag for each cell that was left out, with its column', () => {
    expect(read('donors', { name: 'Ana', email: 'ana@', phone: 'none\u202E' })).toMatchObject({
      row: {
        name: 'Ana',
        flags: [
          { field: 'email', column: 'Second column', code: 'email_bad', cell: 'ana@' },
          { field: 'phone', column: 'Third column', code: 'phone_bad', cell: 'none' },
        ],
      },
    });
  });
});

describe('a donation', () => {
  it('is completed and given once unless the row says otherwise', () => {
    expect(read('donations', gift)).toEqual({
      is: 'row',
      row: {
        row: 7,
        name: 'Ana Lopez',
        email: null,
        phone: null,
        amount: 2_500,
        date: '2026-03-09',
        status: 'completed',
        ...{ returned: 0, returned_on: null, part_returned: false, refund: null },
        type: 'one_time',
        ...{ method: null, check_number: null, source_code: null, election: null },
        ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
        ...{ fee: null, payout: null, note: null },
        external_id: null,
        occurrence: 1,
        ...unmarked,
      },
      left: [],
    });
  });

  test.each<[Cells, object]>([
    [{ amount: '$1,250.50' }, { amount: 125_050 }],
    [{ status: 'Paid' }, { status: 'completed' }],
    [{ status: 'charged-back' }, { status: 'refunded' }],
    [{ status: 'DECLINED' }, { status: 'failed' }],
    [{ type: 'Monthly' }, { type: 'recurring' }],
    [{ type: 'One-time' }, { type: 'one_time' }],
    [{ type: 'no' }, { type: 'one_time' }],
    [{ recurrence: '1' }, { type: 'one_time' }],
    [{ recurrence: '12' }, { type: 'recurring' }],
    [{ recurrence: 'unlimited' }, { type: 'recurring' }],
    [{ type: 'one time', recurrence: '2' }, { type: 'recurring' }],
    [{ refund: 'RF123' }, { status: 'refunded' }],
    [{ refund: 'false' }, { status: 'completed' }],
    [{ refund: '5/1/2026', status: 'Settled' }, { status: 'refunded' }],
    [{ failure: '3/10/2026' }, { status: 'failed' }],
    [{ failure: '3/9/2026' }, { status: 'failed' }],
    [{ failure: '3/8/2026' }, { status: 'completed' }],
    [{ date: '3/9/2026 2:05 PM', failure: '3/9/2026 9:30 AM' }, { status: 'completed' }],
    [{ date: '3/9/2026 2:05 PM', failure: '3/9/2026 2:06 PM' }, { status: 'failed' }],
    [{ date: '3/9/2026 12:05 AM', failure: '3/9/2026 1:00 AM' }, { status: 'failed' }],
    [{ date: '2026-03-09 14:05:10', failure: '2026-03-09 14:05:09' }, { status: 'completed' }],
    [{ failure: 'yes', status: 'pending' }, { status: 'failed' }],
    [{ cancellation: '5/1/2026' }, { status: 'refunded' }],
    [{ cancellation: 'false' }, { status: 'completed' }],
    [{ failure: '3/8/2026', cancellation: '5/1/2026' }, { status: 'refunded' }],
    [{ note: 'one\r\ntwo' }, { note: 'one\ntwo' }],
    [{ external_id: 'AB12', line_item: '345' }, { external_id: 'AB12-345' }],
    [{ external_id: 'AB12', line_item: '' }, { external_id: 'AB12' }],
    [{ external_id: '', line_item: '345' }, { external_id: null }],
    [{ external_id: 'AB12', line_item: '345', recurrence_number: '1' }, { external_id: 'AB12-345' }],
    [
      { external_id: 'AB12', line_item: '345', recurrence_number: '2' },
      { external_id: 'AB12-345#2', type: 'recurring' },
    ],
    [{ date: '2026-09-01T23:30:00-04:00' }, { date: '2026-09-01' }],
    [{ date: '2026-09-01 03:30:00 UTC' }, { date: '2026-09-01' }],
    [{ date: '1990-01-01' }, { date: '1990-01-01' }],
    [{ date: '2027-11-24' }, { date: '2027-11-24' }],
    [{ amount: '\u00a0USD 1,234.50\u00a0' }, { amount: 123_450 }],
    [{ amount: '1.234,50' }, { amount: 123_450 }],
    [{ amount: '10000000' }, { amount: 1_000_000_000 }],
    [{ amount: '25', currency: 'usd' }, { amount: 2_500 }],
    [{ amount: '25', currency: '#N/A' }, { amount: 2_500 }],
  ])('%j gives %j', (cells, expected) => {
    expect(read('donations', { ...gift, ...cells })).toMatchObject({ is: 'row', row: expected });
  });

  test.each<[Cells, string]>([
    [{ amount: '' }, 'amount amount_missing'],
    [{ amount: 'abc' }, 'amount amount_bad'],
    [{ amount: '1.250' }, 'amount amount_bad'],
    [{ amount: '0' }, 'amount amount_zero'],
    [{ amount: '10000000.01' }, 'amount amount_large'],
    [{ amount: '€25' }, 'amount amount_currency'],
    [{ amount: '25 CAD' }, 'amount amount_currency'],
    [{ currency: 'EUR' }, 'currency amount_currency'],
    [{ currency: 'CAD $' }, 'currency amount_currency'],
    [{ amount: '=25' }, 'amount formula'],
    [{ date: '' }, 'date date_missing'],
    [{ date: '2/30/2026' }, 'date date_bad'],
    [{ date: '1989-12-31' }, 'date date_early'],
    [{ date: '2027-11-25' }, 'date date_late'],
    [{ name: '' }, 'name name_missing'],
  ])('%j is rejected: %s', (cells, problem) => {
    expect(codes('donations', { ...gift, ...cells })).toEqual([problem]);
  });

  test.each<[Cells, string, object]>([
    [{ email: 'ana@' }, 'email email_bad', { email: null }],
    [{ phone: 'call me' }, 'phone phone_bad', { phone: null }],
    [{ name: '', email: 'ana@example.org' }, 'name name_missing', { name: 'ana@example.org' }],
    [{ status: 'maybe' }, 'status status_bad', { status: 'completed' }],
    [{ status: 'Settled', cancellation: '5/1/2026' }, 'cancellation status_clash', { status: 'completed' }],
    [{ status: 'paid', failure: '5/1/2026' }, 'failure status_clash', { status: 'completed' }],
    [{ type: 'sometimes' }, 'type type_bad', { type: 'one_time' }],
    [{ note: 'a'.repeat(501) }, 'note cut', { note: 'a'.repeat(500) }],
    [{ note: '=1+1' }, 'note formula', { note: null }],
    [{ external_id: 'a'.repeat(129) }, 'external_id too_long', { external_id: null }],
    [
      { external_id: 'a'.repeat(100), line_item: 'b'.repeat(40) },
      'external_id too_long',
      { external_id: null },
    ],
    [{ external_id: '=1+1' }, 'external_id formula', { external_id: null }],
  ])('%j is imported without the cell: %s', (cells, problem, expected) => {
    expect(leftOut('donations', { ...gift, ...cells })).toEqual([problem]);
    expect(read('donations', { ...gift, ...cells })).toMatchObject({ row: { amount: 2_500, ...expected } });
  });
});

describe('a volunteer', () => {
  test.each<[Cells, object]>([
    [{ skills: 'Driving, phones;Driving' }, { skills: ['Driving, phones', 'Driving'] }],
    [{ skills: 'Driving, Phones, driving,' }, { skills: ['Driving', 'Phones'] }],
    [{ skills: '' }, { skills: [] }],
    [{ totalHours: '12.5' }, { totalHours: 12.5 }],
    [{ totalHours: '1,250' }, { totalHours: 1250 }],
    [{ totalHours: '12,5' }, { totalHours: 12.5 }],
    [{ totalHours: '3 hrs' }, { totalHours: 3 }],
    [{ totalHours: '1:30' }, { totalHours: 1.5 }],
    [{ totalHours: '0' }, { totalHours: 0 }],
    [{ totalHours: '' }, { totalHours: null }],
    [{ lastActiveDate: '3/9/2026' }, { lastActiveDate: '2026-03-09' }],
    [{ alias: ' Ana  L. ' }, { alias: 'Ana L.' }],
    [{ alias: '' }, { alias: null }],
    [{ on_leaderboard: 'Sí' }, { on_leaderboard: true }],
    [{ on_leaderboard: 'FALSE' }, { on_leaderboard: false }],
    [{ on_leaderboard: '' }, { on_leaderboard: null }],
  ])('%j gives %j', (cells, expected) => {
    expect(read('volunteers', { ...donor, ...cells })).toMatchObject({ is: 'row', row: expected });
  });

  test.each<[Cells, string]>([
    [{ totalHours: 'many' }, 'totalHours hours_bad'],
    [{ totalHours: '-2' }, 'totalHours hours_negative'],
    [{ totalHours: '100001' }, 'totalHours hours_large'],
    [{ lastActiveDate: 'yesterday' }, 'lastActiveDate date_bad'],
    [{ alias: 'a'.repeat(81) }, 'alias cut'],
    [{ alias: '=A1' }, 'alias formula'],
    [{ on_leaderboard: 'perhaps' }, 'on_leaderboard yes_no_bad'],
    [{ skills: 'a'.repeat(41) }, 'skills skill_long'],
    [{ skills: Array.from({ length: 21 }, (_, at) => `skill ${at}`).join() }, 'skills skills_many'],
  ])('%j is imported without the cell: %s', (cells, problem) => {
    expect(leftOut('volunteers', { ...donor, ...cells })).toEqual([problem]);
  });
});

describe('a ragged row', () => {
  const row = (...cells: string[]) => readRow('donors', cells, ['name', 'email'], options);
  it('with too many cells is rejected, with one reason', () => {
    expect(row('Ana', 'nope', 'x')).toMatchObject({ problems: [{ code: 'cells_many', cell: 'x' }] });
  });
  it('with too few cells is imported if each of them can be read', () => {
    expect(row('Ana')).toMatchObject({ is: 'row', left: [{ code: 'cells_few' }] });
    const gift = (...cells: string[]) =>
      readRow('donations', cells, ['name', 'amount', 'email', 'date', 'note'], options);
    expect(gift('Ana', '25', '', '2026-03-09')).toMatchObject({ is: 'row', row: { amount: 2_500 } });
    const canceled = (...cells: string[]) =>
      readRow('donations', cells, ['name', 'amount', 'date', 'status', 'cancellation', 'note'], options);
    expect(canceled('Ana', '25', '2026-03-09', 'paid', '2026-05-01')).toMatchObject({
      ...{ is: 'row', row: { status: 'completed' } },
      left: [{ code: 'status_clash' }, { code: 'cells_few' }],
    });
    expect(gift('Ana', '25', 'nope', '2026-03-09')).toMatchObject({ problems: [{ code: 'cells_few' }] });
    expect(gift('Ana', '25')).toMatchObject({ problems: [{ code: 'cells_few' }] });
  });
  it('may have empty cells at its end', () => {
    expect(row('Ana', '', '', ' ')).toMatchObject({ is: 'row', left: [] });
  });
});

describe('the amount of a row', () => {
  const amount = (...cells: string[]) => amountIn(cells, ['name', 'amount']);
  test.each([
    ['25', 2_500],
    ['-25.00', -2_500],
    ['(1,250.00)', -125_000],
    ['0', 0],
    ['10000000.01', 1_000_000_001],
    ['', null],
    ['ten', null],
    ['€25', null],
    ['=25', null],
    ['2000000000', null],
  ])('%s says %s', (cell, cents) => {
    expect(amount('Ana', cell)).toBe(cents);
  });
  const columns = ['name', 'date', 'amount', 'amount', 'amount_cents'] as const;
  test.each([
    [['', '25', ''], 2_500],
    [['0', '25', ''], 2_500],
    [['$0.00', '25', ''], 2_500],
    [['10', '25', '999'], 1_000],
    [['', '', '2500'], 2_500],
    [['0', '', '2500'], 2_500],
    [['0.00', '0', '0'], null],
    [['n/a', '25', ''], null],
    [['', '', ''], null],
  ])(
    'of the columns %j is the first that is filled and not zero, for the gift and for the sum',
    (cells, cents) => {
      const row = ['Ana', '2026-03-09', ...cells];
      const read = readRow('donations', row, columns, options);
      expect(read.is === 'row' ? read.row.amount : null).toBe(cents);
      expect(amountIn(row, columns) || null).toBe(cents);
    },
  );
  it('is not read in another currency, which a column of its own names', () => {
    const mapping = ['name', 'amount', 'currency'] as const;
    expect(amountIn(['Ana', '25', 'EUR'], mapping)).toBeNull();
    expect(amountIn(['Ana', '25', 'USD'], mapping)).toBe(2_500);
    expect(amountIn(['Ana', '25', '', 'EUR'], [...mapping, 'currency'])).toBeNull();
  });
  it('is not trusted where the cells have slipped', () => {
    expect(amount('Ana', '1', '234.50')).toBeNull();
  });
});

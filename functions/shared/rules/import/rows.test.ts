import { describe, expect, it, test } from 'vitest';
import type { FieldKey } from './field.ts';
import type { ImportKind } from './fields.ts';
import { readRow } from './rows.ts';

type Cells = Partial<Record<FieldKey, string>>;
const options = { row: 7, dayOrder: 'month first' } as const;
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
      row: { row: 7, name: 'Ana Lopez', email: 'ana@example.org', phone: '+15551234567', capacity: 'mid' },
    });
    expect(read('donors', { name: 'Ana', email: ' ', phone: '', capacity: '' })).toEqual({
      is: 'row',
      row: { row: 7, name: 'Ana', email: null, phone: null, capacity: null },
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

  test.each<[Cells, string]>([
    [{ name: '', email: 'ana@example.org' }, 'name name_missing'],
    [{ first_name: ' ', last_name: '' }, 'name name_missing'],
    [{ name: '—' }, 'name name_empty'],
    [{ name: 'a'.repeat(121) }, 'name too_long'],
    [{ first_name: 'a'.repeat(70), last_name: 'b'.repeat(70) }, 'name too_long'],
    [{ name: '=HYPERLINK("http://x","Ana")' }, 'name formula'],
    [{ first_name: '=A1', last_name: 'Lopez' }, 'first_name formula'],
    [{ ...donor, email: 'ana@' }, 'email email_bad'],
    [{ ...donor, email: 'a@example.org, b@example.org' }, 'email email_bad'],
    [{ ...donor, phone: '555-1234' }, 'phone phone_bad'],
    [{ ...donor, capacity: 'enormous' }, 'capacity capacity_bad'],
  ])('%j is refused: %s', (cells, problem) => {
    expect(codes('donors', cells)).toEqual([problem]);
  });

  it('is told everything that is wrong at once, with the cells', () => {
    expect(read('donors', { name: '', email: 'ana@', phone: 'none' })).toEqual({
      is: 'problems',
      problems: [
        { code: 'name_missing', field: 'name', cell: '' },
        { code: 'email_bad', field: 'email', cell: 'ana@' },
        { code: 'phone_bad', field: 'phone', cell: 'none' },
      ],
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
        type: 'one_time',
        note: null,
        external_id: null,
        occurrence: 1,
      },
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
    [{ note: 'one\r\ntwo' }, { note: 'one\ntwo' }],
    [{ external_id: 'AB12', line_item: '345' }, { external_id: 'AB12-345' }],
    [{ external_id: 'AB12', line_item: '' }, { external_id: 'AB12' }],
    [{ external_id: '', line_item: '345' }, { external_id: null }],
  ])('%j gives %j', (cells, expected) => {
    expect(read('donations', { ...gift, ...cells })).toMatchObject({ is: 'row', row: expected });
  });

  test.each<[Cells, string]>([
    [{ amount: '' }, 'amount amount_missing'],
    [{ amount: 'abc' }, 'amount amount_bad'],
    [{ amount: '1.250' }, 'amount amount_bad'],
    [{ amount: '0' }, 'amount amount_zero'],
    [{ amount: '-25.00' }, 'amount amount_negative'],
    [{ amount: '(25.00)' }, 'amount amount_negative'],
    [{ amount: '10000000.01' }, 'amount amount_large'],
    [{ date: '' }, 'date date_missing'],
    [{ date: '2/30/2026' }, 'date date_bad'],
    [{ status: 'maybe' }, 'status status_bad'],
    [{ type: 'sometimes' }, 'type type_bad'],
    [{ note: 'a'.repeat(501) }, 'note too_long'],
    [{ note: '=1+1' }, 'note formula'],
    [{ external_id: 'a'.repeat(129) }, 'external_id too_long'],
    [{ external_id: 'a'.repeat(100), line_item: 'b'.repeat(40) }, 'external_id too_long'],
  ])('%j is refused: %s', (cells, problem) => {
    expect(codes('donations', { ...gift, ...cells })).toEqual([problem]);
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
  ])('%j gives %j', (cells, expected) => {
    expect(read('volunteers', { ...donor, ...cells })).toMatchObject({ is: 'row', row: expected });
  });

  test.each<[Cells, string]>([
    [{ totalHours: 'many' }, 'totalHours hours_bad'],
    [{ totalHours: '-2' }, 'totalHours hours_negative'],
    [{ totalHours: '100001' }, 'totalHours hours_large'],
    [{ lastActiveDate: 'yesterday' }, 'lastActiveDate date_bad'],
    [{ skills: 'a'.repeat(41) }, 'skills skill_long'],
    [{ skills: Array.from({ length: 21 }, (_, at) => `skill ${at}`).join() }, 'skills skills_many'],
  ])('%j is refused: %s', (cells, problem) => {
    expect(codes('volunteers', { ...donor, ...cells })).toEqual([problem]);
  });
});

describe('a ragged row', () => {
  const row = (...cells: string[]) => readRow('donors', cells, ['name', 'email'], options);
  it('has too many cells, or too few, and is told so once', () => {
    expect(row('Ana', 'nope', 'x')).toMatchObject({ problems: [{ code: 'cells_many', cell: 'x' }] });
    expect(row('Ana')).toMatchObject({ problems: [{ code: 'cells_few' }] });
  });
  it('may have empty cells at its end', () => {
    expect(row('Ana', '', '', ' ')).toMatchObject({ is: 'row' });
  });
});

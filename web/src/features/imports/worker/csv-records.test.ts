import Papa from 'papaparse';
import { expect, it, test } from 'vitest';
import type { Mapping } from '#shared/domain/import/headers.ts';
import { readTable } from '../../../shared/spreadsheet/read-table.ts';
import { check } from './check-file.ts';

function read(text: string, kind: 'donors' | 'donations' = 'donations') {
  const answer = readTable(kind, new TextEncoder().encode(text));
  if (answer.is === 'refused') throw new Error(answer.why);
  return answer.table;
}
const cellsOf = (text: string, kind?: 'donors' | 'donations') =>
  read(text, kind).lines.map(({ cells }) => cells);

const header = 'Name,Amount,Date,Note';
const mapping: Mapping = ['name', 'amount', 'date', 'note'];
const rows = ['Ana Lopez,10,2026-01-02,x', 'Bo Kim,5,2026-01-03,"a, b"', 'Cy Wu,7,2026-01-04,'];

test.each([
  ['begins a name', '"Bob" Smith,20,2026-01-01,x'],
  ['begins a note', 'Bob Smith,20,2026-01-01,"great" man'],
  ['is never closed', 'Bob Smith,20,2026-01-01,"great man'],
  ['stands in a well-formed row', '"Smith, "Bob"",20,2026-01-01,"a ""b"" c'],
])('keeps every gift where a quotation mark %s', (_, stray) => {
  for (const lineEnd of ['\n', '\r\n', '\r']) {
    const table = read([header, stray, ...rows, ''].join(lineEnd));
    const { money, listed } = check('donations', table, mapping, null);
    expect(table.lines).toHaveLength(4);
    expect(table.openQuote).toBeNull();
    expect(money).toMatchObject({ file: 42_00, ready: 42_00, rejected: 0, unread: 0 });
    expect(listed.problems).toEqual([]);
  }
});

it('keeps gifts between two stray quotation marks that look like one quoted note', () => {
  const text = [header, 'Bob,20,2026-01-01,"tall', 'Ana,10,2026-01-02,5\' 6"', 'Cy,7,2026-01-04,'].join('\n');
  expect(cellsOf(text).map(([, amount]) => amount)).toEqual(['20', '10', '7']);
});

it('keeps a well-formed note of several lines, with delimiters in it', () => {
  const note = 'Dear Ana, thanks,\nsee you, soon, maybe\n"So long", Bo';
  const text = `${header}\nBob,20,2026-01-01,"${note.replaceAll('"', '""')}"\nAna,10,2026-01-02,\n`;
  expect(cellsOf(text)).toEqual([
    ['Bob', '20', '2026-01-01', note],
    ['Ana', '10', '2026-01-02', ''],
  ]);
  const people = 'Name,Note\nAna,"first\nsecond, third"\nBo,x\n';
  expect(cellsOf(people, 'donors')).toEqual([
    ['Ana', 'first\nsecond, third'],
    ['Bo', 'x'],
  ]);
});

it('reads line ends of several kinds in one file', () => {
  const text = `${header}\r\n${rows[0]}\n${rows[1]}\n${rows[2]}\r\nDi,1,2026-01-05,\n`;
  expect(cellsOf(text).map(([name]) => name)).toEqual(['Ana Lopez', 'Bo Kim', 'Cy Wu', 'Di']);
});

it('says where a mark is never closed and its line is no row', () => {
  const table = read(`${header}\nAna,10,2026-01-02,\n"Bo,5,2026-01-03\nCy,7,2026-01-04,x`);
  expect(table.openQuote).toBe(3);
  expect(table.lines).toHaveLength(2);
});

it('reads well-formed files as another parser does', () => {
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const pieces = ['a', ' ', ',', '"', '\n', '1', "'", '$', 'é'];
  const cell = () => Array.from({ length: random(6) }, () => pieces[random(pieces.length)] ?? '').join('');
  for (let round = 0; round < 2_000; round++) {
    const table = Array.from({ length: 1 + random(4) }, () => ['x', cell(), cell(), cell()]);
    const text = Papa.unparse([['Name', 'Email', 'Phone', 'City'], ...table], { newline: '\n' });
    expect(cellsOf(text, 'donors')).toEqual(table);
  }
});

it('reads a long list without delimiters in linear time', () => {
  const text = `Name\n${'Ana Lopez\n'.repeat(150_000)}`;
  expect(cellsOf(text, 'donors')).toHaveLength(150_000);
});

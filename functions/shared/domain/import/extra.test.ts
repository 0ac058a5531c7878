import { expect, it, test } from 'vitest';
import { importRowsCall } from '../../api/imports-api.ts';
import { importExtra as schema } from '../../collections/import-flags.ts';
import { importExtra, importRowsMax } from '../../constants.ts';
import { extraColumns, extraFits, extraOf } from './extra.ts';
import type { Mapping } from './headers.ts';
import { readableMax } from './read-gift.ts';
import { readRow } from './read-row.ts';

const columnsOf = (headers: readonly string[]) =>
  extraColumns(
    headers,
    headers.map(() => null),
  );

test.each([0, 1])('fills a record to the last character of its JSON, and leaves out %i more', (more) => {
  const headers = Array.from({ length: 10 }, (_, at) => `h${at}`);
  const full = [...Array.from({ length: 7 }, () => 'a'.repeat(importExtra.cell)), 'b'];
  const used = JSON.stringify(extraOf(full, columnsOf(headers)).extra).length;
  const cells = [...full, 'c'.repeat(importExtra.json - used - ',"h8":""'.length + more)];
  const { extra, left } = extraOf(cells, columnsOf(headers));
  expect(schema.safeParse(extra).success).toBe(true);
  expect(JSON.stringify(extra)).toHaveLength(more === 0 ? importExtra.json : used);
  expect(left.map(({ code }) => code)).toEqual(more === 0 ? [] : ['extra_full']);
});

test.each([0, 1])('takes as many columns as a record holds and leaves out %i more', (more) => {
  const headers = Array.from({ length: importExtra.max + more }, (_, at) => `h${at}`);
  const { extra, left } = extraOf(
    headers.map(() => 'x'),
    columnsOf(headers),
  );
  expect(Object.keys(extra ?? {})).toHaveLength(importExtra.max);
  expect(schema.safeParse(extra).success).toBe(true);
  expect(left).toHaveLength(more);
});

test.each([
  ['__proto__', 'proto'],
  ['__ __id__ __', 'id'],
  ['____', '#1'],
  ['constructor', 'constructor'],
])('stores the column %s as %s', (header, key) => {
  const [column] = columnsOf([header]);
  expect(column?.key).toBe(key);
  const { extra } = extraOf(['x'], columnsOf([header]));
  expect(extra).toEqual({ [key]: 'x' });
  expect(schema.safeParse(extra).success).toBe(true);
});

/** What programs and people put where it does not belong. */
const pieces = [
  ...[
    "'",
    ' ',
    '=',
    '-',
    '+',
    '@',
    '__',
    '_',
    '"',
    '\\',
    '\n',
    '\t',
    '.',
    ',',
    'a',
    'B',
    '1',
    'é',
    '😀',
    'İ',
    'ﬁ',
  ],
  ...['\u0000', '\u00A0', '\u3000', '\u200C', '\u200D', '\u200E', '\u2028', '\uFEFF', '\u0600', '\u115F'],
];
let seed = 1;
function random(below: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
}
const text = (max: number): string =>
  Array.from({ length: random(max) }, () => pieces[random(pieces.length)] ?? '').join('');

it('makes no row that the server refuses, whatever stands in its cells and headers', () => {
  const mapping: Mapping = [
    ...(['name', 'amount', 'date', 'email', 'phone', 'note', 'external_id', 'status'] as const),
    ...[null, null, null],
  ];
  let sent = 0;
  for (let round = 0; round < 4_000; round++) {
    const long = random(20) === 0 ? 800 : 7;
    const headers = [...mapping.slice(0, 8).map(String), text(6), text(100), text(6)];
    const cells = [text(8), '10.00', '2026-01-02', 'a@example.org', text(6), text(long), text(long)];
    cells.push(text(4), text(long), text(long), text(5));
    const extras = extraColumns(headers, mapping);
    const options = { row: 2, dayOrder: 'month first', today: '2026-11-23', headers, extras } as const;
    const read = readRow('donations', cells, mapping, options);
    if (read.is !== 'row') continue;
    const { extra, left } = extraOf(cells, extras);
    if (extraFits(cells, extras)) expect(left).toEqual([]);
    const batch = { kind: 'donations', rows: [{ ...read.row, extra }] };
    const answer = importRowsCall.request.safeParse({ importId: 'a', replace: false, batch });
    expect(answer.error?.issues ?? [], JSON.stringify(batch)).toEqual([]);
    sent += 1;
  }
  expect(sent).toBeGreaterThan(3_000);
});

it('reads no amount of which the largest file would have an inexact sum', () => {
  expect(Number.isSafeInteger(readableMax * importRowsMax)).toBe(true);
});

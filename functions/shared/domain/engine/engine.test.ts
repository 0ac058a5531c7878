import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDictionaryColumn } from './dictionary-column.ts';
import { countOf, dropSpare, foursOf, giveBack, maskOf } from './masks.ts';
import {
  allRows,
  keepCodes,
  keepIf,
  keepMarked,
  keepRange,
  letGo,
  type Rows,
  rowsIn,
  setIn,
} from './row-set.ts';
import { textsOf } from './texts.ts';

const taken = ({ from, count }: Rows): number[] => Array.from(from.subarray(0, count));

it.each([
  ['one byte', 255, 1],
  ['two bytes past 255 values', 256, 2],
  ['two bytes at 65,535', 65_535, 2],
  ['four bytes past 65,535', 65_536, 4],
])('keeps a column in %s', (_, values, bytes) => {
  const column = createDictionaryColumn(values);
  for (let row = 0; row < values; row += 1) column.set(row, column.codeOf(`value ${row}`));
  expect(column.codes.BYTES_PER_ELEMENT).toBe(bytes);
  // Widening keeps what the rows before it have.
  for (const row of [0, 1, 254, values - 1]) expect(column.valueAt(row)).toBe(`value ${row}`);
  column.settle();
  expect(column.codeOf('value 0')).toBe(1);
  expect(column.codeOf('')).toBe(0);
});

it('places a chunk by the column’s own numbers', () => {
  const column = createDictionaryColumn(5);
  column.set(0, column.codeOf('Reno'));
  const chunk = ['', 'Elko', 'Reno'];
  column.place(1, [1, 2, 0, 2], chunk.map(column.codeOf));
  expect([0, 1, 2, 3, 4].map(column.valueAt)).toEqual(['Reno', 'Elko', 'Reno', '', 'Reno']);
});

const step = fc.oneof(
  fc.record({ by: fc.constant('codes' as const), wanted: fc.array(fc.nat(6), { maxLength: 4 }) }),
  fc.record({
    by: fc.constant('range' as const),
    first: fc.nat(9),
    last: fc.nat(9),
    unknown: fc.boolean(),
  }),
  fc.record({ by: fc.constant('marked' as const), every: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ by: fc.constant('if' as const), rest: fc.nat(2) }),
);

it('leaves the rows that a test of each row would leave, through any steps', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ code: fc.nat(6), number: fc.nat(9) }), { maxLength: 60 }),
      fc.array(step, { maxLength: 5 }),
      (people, steps) => {
        const rows = allRows(people.length);
        let expected = people.map((_, row) => row);
        const codes = Uint8Array.from(people, ({ code }) => code);
        const numbers = Uint16Array.from(people, ({ number }) => number);
        for (const one of steps) {
          if (one.by === 'codes') {
            const table = new Uint8Array(7);
            for (const code of one.wanted) table[code] = 1;
            keepCodes(rows, codes, table);
            expected = expected.filter((row) => one.wanted.includes(people[row]?.code ?? -1));
          } else if (one.by === 'range') {
            const { first, last, unknown } = one;
            keepRange(rows, numbers, first, last, unknown);
            const fits = (number: number) => (number >= first && number <= last) || (unknown && number === 0);
            expected = expected.filter((row) => fits(people[row]?.number ?? 0));
          } else if (one.by === 'marked') {
            const mask = maskOf(people.length);
            for (let row = 0; row < people.length; row += one.every) mask[row] = 1;
            keepMarked(rows, mask);
            giveBack(mask);
            expected = expected.filter((row) => row % one.every === 0);
          } else {
            keepIf(rows, (row) => row % 3 === one.rest);
            expected = expected.filter((row) => row % 3 === one.rest);
          }
        }
        expect(taken(rows)).toEqual(expected);
        const mask = maskOf(people.length);
        setIn(mask, rows, 1);
        letGo(rows);
        expect(countOf(mask)).toBe(expected.length);
        const marked = rowsIn(mask, 1);
        expect(taken(marked)).toEqual(expected);
        letGo(marked);
        giveBack(mask);
      },
    ),
  );
  dropSpare();
});

it('hands out clean masks and whole lists again after they were given back', () => {
  const mask = maskOf(9, 1);
  giveBack(mask);
  expect(countOf(maskOf(9))).toBe(0);
  expect(foursOf(maskOf(9, 1))).toHaveLength(2);
  const rows = allRows(4);
  keepIf(rows, (row) => row === 2);
  letGo(rows);
  expect(taken(allRows(4))).toEqual([0, 1, 2, 3]);
  dropSpare();
});

it('reads back texts of any length and script, also those that were changed', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 30 }),
      fc.array(fc.tuple(fc.nat(29), text)),
      (all, changes) => {
        const texts = textsOf(all.length);
        const encoded = all.map((value) => new TextEncoder().encode(value));
        const half = Math.floor(all.length / 2);
        for (const [from, to] of [
          [0, half],
          [half, all.length],
        ] as const) {
          const some = encoded.slice(from, to);
          const starts = [0];
          for (const { length } of some) starts.push((starts.at(-1) ?? 0) + length);
          const bytes = new Uint8Array(starts.at(-1) ?? 0);
          for (const [at, value] of some.entries()) bytes.set(value, starts[at]);
          texts.place(from, bytes, starts);
        }
        texts.settle();
        const expected = [...all];
        for (const [row, value] of changes) {
          if (row >= all.length) continue;
          texts.set(row, value);
          expected[row] = value;
        }
        expect(all.map((_, row) => texts.at(row))).toEqual(expected);
      },
    ),
  );
});

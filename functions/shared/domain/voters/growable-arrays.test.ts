import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { GrowableBytes, GrowableCodes, GrowableNumbers } from './growable-arrays.ts';
import { IdIndex } from './ids.ts';

const decoder = new TextDecoder();
/** Some blocks of each. */
const many = 140_000;

it('holds numbers and codes as they came, over the ends of its blocks', () => {
  const numbers = new GrowableNumbers('float64');
  const codes = new GrowableCodes();
  // Each width of a code comes first in the middle of a block.
  const codeAt = (row: number) => (row < 300 ? row : row < 90_000 ? row % 60_000 : row);
  for (let row = 0; row < many; row++) {
    numbers.push(row * 1.5);
    codes.push(codeAt(row));
  }
  let wrong = 0;
  for (let row = 0; row < many; row++)
    if (numbers.at(row) !== row * 1.5 || codes.at(row) !== codeAt(row)) wrong += 1;
  expect([wrong, numbers.length, numbers.at(many), codes.at(many)]).toEqual([0, many, 0, 0]);
});

it('holds texts as they came, empty and long ones, however they fill its blocks', () => {
  const text = fc.oneof(
    fc.constant(''),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constant('é'.repeat(20_000)),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), (texts) => {
      const grown = new GrowableBytes();
      for (const one of texts) grown.push(one);
      expect(texts.map((_, row) => decoder.decode(grown.at(row)))).toEqual(texts);
      for (const [row, one] of texts.entries()) {
        const bytes = new TextEncoder().encode(one);
        expect([grown.size(row), grown.is(row, bytes)]).toEqual([bytes.length, true]);
        expect(grown.is(row, new TextEncoder().encode(`${one}x`))).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
  expect(() => new GrowableBytes().push('é'.repeat(30_000))).toThrow(RangeError);
});

it('fills a block to its last byte', () => {
  const grown = new GrowableBytes();
  const third = 'x'.repeat(16_384);
  for (let row = 0; row < 9; row++) grown.push(`${third.slice(1)}${row}`);
  expect(Array.from({ length: 9 }, (_, row) => decoder.decode(grown.at(row)).at(-1))).toEqual([
    ...'012345678',
  ]);
});

it('finds each of very many ids, and no other', () => {
  const ids = new GrowableBytes();
  const index = new IdIndex(ids);
  let added = 0;
  for (let at = 0; at < many; at++) if (index.add(`LALOH${at}`)) added += 1;
  expect([added, index.add('LALOH77777'), ids.length]).toEqual([many, false, many]);
  expect(index.find(new TextEncoder().encode('LALOH139999'))).toBe(139_999);
  expect(index.find(new TextEncoder().encode('LALOH140000'))).toBe(-1);
});

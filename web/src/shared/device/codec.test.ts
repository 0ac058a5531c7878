import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decode, encode } from './codec.ts';

it('brings back dates, columns and text that looks like either', () => {
  const value = {
    at: new Date(1_500),
    doors: Int32Array.of(3, -6),
    data: Uint8Array.of(0, 255).subarray(1),
    list: [new Date(0), null, 'é', { deep: Uint8Array.of() }],
    '\u0000key': '\u0000d5',
    marks: ['\u0000', '\u0000\u0000u8 0 1'],
  };
  expect(decode(encode(value))).toEqual(value);
});

it('brings back any JSON', () =>
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(decode(encode(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  ));

it.each([new Map(), new Set(), new ArrayBuffer(1), Float64Array.of(1)])('refuses to lose a %o', (value) => {
  expect(() => encode({ value })).toThrow(/Cannot store/);
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { line } from '../collections/define.ts';
import { cleanLine, isOneLine } from './one-line.ts';

it.each([
  'Ana María López',
  'محمد عبد الله',
  'יוסף כהן',
  'می\u200cخواهم',
  'क्\u200dष',
  '👩\u200d👩\u200d👧 Family',
  'Nguyễn Thị Hạnh',
  "O'Neil-Smith",
])('takes %j as it is', (name) => {
  expect([isOneLine(name), cleanLine(name), line(120).safeParse(name).success]).toEqual([true, name, true]);
});

it.each([
  ['\u0001\u0002', ''],
  ['Ana\u0000', 'Ana'],
  ['\u202eevil', 'evil'],
  ['Ana\u2066\u2069', 'Ana'],
  ['Ana\nLopez', 'Ana Lopez'],
  ['Ana\u2028Lopez', 'Ana Lopez'],
  ['Ana\u0085Lopez', 'Ana Lopez'],
  ['so\u00adft', 'soft'],
  ['\ufeffAna\u200b', 'Ana'],
  ['\u202e\u200f', ''],
])('refuses %j, and cleans it to %j', (written, clean) => {
  expect([isOneLine(written), line(120).safeParse(written).success]).toEqual([false, false]);
  expect(cleanLine(written)).toBe(clean);
});

it('cleans every text to one line, once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (written) => {
      const clean = cleanLine(written);
      expect(isOneLine(clean)).toBe(true);
      expect(cleanLine(clean)).toBe(clean);
    }),
  );
});

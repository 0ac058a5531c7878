import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bare, csvLine, guard, isFormula, plain, plainLines } from './cells.ts';

describe('a formula', () => {
  test.each([
    '=1+1',
    ' =HYPERLINK("http://x","y")',
    '@SUM(A1:A9)',
    '+HYPERLINK("x")',
    '-2+3*SUM(1)',
    "+cmd|' /C calc'!A0",
    '=cmd|x',
  ])('%s is one', (cell) => {
    expect(isFormula(cell)).toBe(true);
  });

  test.each([
    '',
    '-25.00',
    '+1 (555) 123-4567',
    '@ana',
    '- call back (evening)',
    "'=1+1",
    '="02139"',
    'a=b',
    'Ana (Jack) Smith',
  ])('%s is none', (cell) => {
    expect(isFormula(cell)).toBe(false);
  });
});

describe('a cell', () => {
  test.each([
    ['  Ana \t Lopez\r\n', 'Ana Lopez'],
    ['Ana\u200B Lopez\uFEFF', 'Ana Lopez'],
    ['Ana\u00A0Lopez', 'Ana Lopez'],
    ['\u202EAna\u202C', 'Ana'],
    ['="02139"', '02139'],
    ["'=1+1", '=1+1'],
    ["''=1+1", "'=1+1"],
    ["'+15551234567", '+15551234567'],
    ["O'Neil", "O'Neil"],
    ["'90s rally", "'90s rally"],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ])('%j is read as %j', (cell, text) => {
    expect(plain(cell)).toBe(text);
  });

  it('keeps its lines where they matter', () => {
    expect(plainLines(' one\r\ntwo\rthree ')).toBe('one\ntwo\nthree');
  });

  it('loses the apostrophe that keeps a number a text', () => {
    expect(bare("'02139")).toBe('02139');
  });
});

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['a,b', 'say "x"', 'two\nlines'], '"a,b","say ""x""","two\nlines"\r\n'],
  [['=1', '+1', '-1', '@a', "'=1"], "'=1,'+1,'-1,'@a,''=1\r\n"],
])('%j is written as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

describe('any text', () => {
  const sign = fc.constantFrom(...'=+-@\'"ab1 ;,');
  const text = fc.oneof(fc.string({ unit: sign }), fc.string({ unit: 'grapheme' })).map(plain);

  it('is never run once it is guarded', () => {
    fc.assert(
      fc.property(text, (written) => {
        expect(guard(written)).not.toMatch(/^[=+\-@\t\r]/);
        expect(isFormula(guard(written))).toBe(false);
      }),
    );
  });

  it('comes back as it was, if nothing wrapped it as a constant', () => {
    fc.assert(
      fc.property(text, (written) => {
        expect(plain(guard(written))).toBe(written);
      }),
    );
  });
});

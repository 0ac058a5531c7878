import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { csvLine, escapeFormula, isFormula, toPlainLine, toPlainLines, withoutApostrophe } from './cells.ts';

describe('a formula', () => {
  test.each([
    '=1+1',
    ' =HYPERLINK("http://x","y")',
    '@SUM(A1:A9)',
    '+HYPERLINK("x")',
    '-2+3*SUM(1)',
    "+cmd|' /C calc'!A0",
    '=cmd|x',
    '\u0001=1+1',
    '\u200B\u200E=1+1',
    '＝1+1',
    '＠SUM(A1:A9)',
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
    ['A\u0001na\u00AD\u2066', 'Ana'],
    ["'＝1+1", '＝1+1'],
    ['="02139"', '02139'],
    ["'=1+1", '=1+1'],
    ["''=1+1", "'=1+1"],
    ["'+15551234567", '+15551234567'],
    ["O'Neil", "O'Neil"],
    ["'90s rally", "'90s rally"],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ])('%j is read as %j', (cell, text) => {
    expect(toPlainLine(cell)).toBe(text);
  });

  it('keeps its lines where they matter', () => {
    expect(toPlainLines(' one\r\ntwo\rthree ')).toBe('one\ntwo\nthree');
  });

  it('loses the apostrophe that keeps a number a text', () => {
    expect(withoutApostrophe("'02139")).toBe('02139');
  });
});

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['a,b', 'say "x"', 'two\nlines'], '"a,b","say ""x""","two\nlines"\r\n'],
  [['=1', '+1', '-1', '@a', "'=1"], "'=1,'+1,'-1,'@a,''=1\r\n"],
  [['＝1', '＋1', '－1', '＠a'], "'＝1,'＋1,'－1,'＠a\r\n"],
  [['\n=1', '\t=1', '\u0001=1', '\u0001'], `"'\n=1",'\t=1,'\u0001=1,'\u0001\r\n`],
  [['\u200B=1', '\u200D\u202E@a', ' =1'], "'\u200B=1,'\u200D\u202E@a,' =1\r\n"],
  [['+15555550123'], "'+15555550123\r\n"],
])('%j is written as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

describe('any text', () => {
  const sign = fc.constantFrom(
    ...'=+-@＝＋－＠\'"ab1 ;,\n\r\t',
    '\u0000',
    '\u0001',
    '\u200B',
    '\u200D',
    '\u202E',
  );
  const raw = fc.oneof(fc.string({ unit: sign }), fc.string({ unit: 'grapheme' }));
  const text = raw.map(toPlainLine);

  it('never begins as a formula once it is guarded, whatever a spreadsheet skips', () => {
    fc.assert(
      fc.property(raw, (written) => {
        const safe = escapeFormula(written);
        expect(safe).not.toMatch(/^\p{Cc}/u);
        expect(safe.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()).not.toMatch(/^[=+\-@＝＋－＠]/);
        expect(isFormula(safe)).toBe(false);
      }),
    );
  });

  it('comes back as it was, if nothing wrapped it as a constant', () => {
    fc.assert(
      fc.property(text, (written) => {
        expect(toPlainLine(escapeFormula(written))).toBe(written);
      }),
    );
  });

  it('that is a phone number comes back as one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }), (digits) => {
        expect(withoutApostrophe(escapeFormula(`+1${digits}`))).toBe(`+1${digits}`);
      }),
    );
  });
});

import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import {
  rowsXml,
  type WorkbookOf,
  xlsxFile,
  xlsxParts,
  zipped,
} from '../../../../../tests/imports/xlsx-file.ts';
import type { SheetLimits } from './sheet-rows.ts';
import { XlsxError } from './xlsx-refusal.ts';
import { openWorkbook } from './xlsx-workbook.ts';
import { unpackLimits } from './zip-parts.ts';

const limits: SheetLimits = { rows: 10, cells: 1_000, characters: 1_000 };

/** Why a workbook, or its first sheet, is refused; null where it is read. */
function refusal(bytes: Uint8Array, unpack = unpackLimits): string | null {
  try {
    openWorkbook(bytes, limits, unpack).rows(0);
    return null;
  } catch (error) {
    if (error instanceof XlsxError) return error.why;
    throw error;
  }
}
const sheet = (xml: string, rest: Omit<WorkbookOf, 'sheets'> = {}, after = ''): WorkbookOf => ({
  sheets: [{ name: 'Sheet1', xml, after }],
  ...rest,
});
const one = rowsXml([['Name'], ['Ana']]);
const utf16 = (text: string) => Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat();
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array<number>(600).fill(0)];

describe('a file that is no .xlsx workbook', () => {
  test.each<[string, Uint8Array, string]>([
    ['a legacy workbook', Uint8Array.from([...compoundFile, ...utf16('Workbook')]), 'workbook_old'],
    [
      'a locked workbook',
      Uint8Array.from([...compoundFile, ...utf16('EncryptedPackage')]),
      'workbook_locked',
    ],
    ['text', strToU8('Name,Email\nAna,a@example.org\n'), 'workbook_other'],
    ['another archive', zipped({ 'Index/Document.iwa': 'x' }), 'workbook_other'],
    ['an archive cut short', xlsxFile(sheet(one)).subarray(0, 300), 'workbook_damaged'],
    ['four bytes', Uint8Array.from([0x50, 0x4b, 3, 4]), 'workbook_damaged'],
  ])('refuses %s', (_, bytes, why) => {
    expect(refusal(bytes)).toBe(why);
  });

  it('refuses every file with a byte cut off its directory, and never fails otherwise', () => {
    const bytes = xlsxFile(sheet(one));
    for (let length = 0; length < bytes.length; length += 7)
      expect(refusal(bytes.subarray(0, length))).toMatch(/^workbook_/);
  });

  it('refuses or reads a file with any byte changed', () => {
    const bytes = xlsxFile(sheet(one, { strings: ['<t>a</t>'], formats: ['00000'] }));
    for (let at = 0; at < bytes.length; at += 3) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      expect(['string', 'object']).toContain(typeof refusal(changed));
    }
  });

  it('refuses an encrypted part', () => {
    const bytes = xlsxFile(sheet(one));
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 4; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true);
    expect(refusal(bytes)).toBe('workbook_locked');
  });
});

describe('an archive that unpacks to too much', () => {
  const parts = xlsxParts(sheet(one));
  const total = Object.entries(parts)
    .map(([name, xml]) => (/\.rels$|workbook\.xml$/.test(name) ? xml.length : 2 * xml.length))
    .reduce((sum, length) => sum + length, 0);

  /** All parts are unpacked once to open the workbook, and the sheet is counted again when it is read. */
  it('is read up to the limit and refused one byte beyond it', () => {
    const opening = total - (parts['xl/worksheets/sheet1.xml']?.length ?? 0);
    expect(refusal(zipped(parts), { ...unpackLimits, bytes: opening })).toBeNull();
    expect(refusal(zipped(parts), { ...unpackLimits, bytes: opening - 1 })).toBe('workbook_large');
  });

  it('is refused for growing too much, from a size on', () => {
    const bytes = xlsxFile(sheet(`${one}${'<row/>'.repeat(100_000)}`));
    expect(refusal(bytes)).toBeNull();
    expect(refusal(bytes, { ...unpackLimits, ratioFrom: 500_000 })).toBe('workbook_large');
    expect(refusal(bytes, { ...unpackLimits, ratioFrom: 500_000, ratio: 1_100 })).toBeNull();
  });

  /** The sheet's size as the archive's directory says it. */
  function withSize(size: number): Uint8Array {
    const bytes = zipped({ ...parts, 'xl/worksheets/sheet1.xml': ' '.repeat(3_000_000) });
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 46; at++) {
      const isEntry = view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 3_000_000;
      if (isEntry) view.setUint32(at + 24, size, true);
    }
    return bytes;
  }

  it('is refused before it unpacks where it says that it is a gigabyte', () => {
    expect(refusal(withSize(2 ** 30))).toBe('workbook_large');
    // Unpacked first, it would be found to hold less than it says.
    expect(refusal(withSize(3_000_001))).toBe('workbook_damaged');
  });

  it('is refused while it unpacks where it says that it is small', () => {
    expect(refusal(withSize(500))).toBe('workbook_large');
  });
});

describe('XML that is made to harm', () => {
  const bomb = '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
  test.each<[string, WorkbookOf]>([
    ['a document type', sheet(one, { parts: { 'xl/worksheets/sheet1.xml': `${bomb}<worksheet/>` } })],
    ['an unknown entity', sheet('<row><c t="str"><v>&b;</v></c></row>')],
    ['an ampersand by itself', sheet('<row><c t="str"><v>a & b</v></c></row>')],
    ['no character', sheet('<row><c t="str"><v>&#x110000;</v></c></row>')],
    ['a tag that is never closed', sheet('<row><c>')],
    ['elements a thousand deep', sheet('<a>'.repeat(1_000) + '</a>'.repeat(1_000) + one)],
    ['a token of two megabytes', sheet(`<row><c t="str"><v>${'a'.repeat(2_100_000)}</v></c></row>`)],
    ['bytes that are no UTF-8', sheet(one, { parts: {} })],
    ['a row beyond the last', sheet('<row r="1048577"><c><v>1</v></c></row>')],
    ['rows that go back', sheet('<row r="2"><c><v>1</v></c></row><row r="1"><c><v>1</v></c></row>')],
    ['a column beyond the last', sheet('<row><c r="XFE1"><v>1</v></c></row>')],
    ['a shared text that is missing', sheet('<row><c t="s"><v>0</v></c></row>')],
    ['a merged range without rows', sheet(one, {}, '<mergeCells><mergeCell ref="A:B"/></mergeCells>')],
  ])('refuses %s', (name, workbook) => {
    const parts = xlsxParts(workbook);
    const bytes = zipped(parts);
    if (!name.includes('UTF-8')) return expect(refusal(bytes)).toBe('workbook_damaged');
    const raw = Object.fromEntries(Object.entries(parts).map(([part, xml]) => [part, strToU8(xml)]));
    const broken = { ...raw, 'xl/worksheets/sheet1.xml': Uint8Array.from([0x3c, 0xff, 0x3e]) };
    expect(refusal(zipSync(broken))).toBe('workbook_damaged');
  });

  it('looks at no more merged cells than a sheet can have', () => {
    const range = '<mergeCell ref="A1:XFD1048576"/>';
    const many = sheet(one, {}, `<mergeCells>${range.repeat(50_000)}</mergeCells>`);
    expect(refusal(xlsxFile(many))).toBeNull();
  });
});

describe('a sheet beyond the limits of an import', () => {
  const list = (rows: number, text = 'x') => sheet(rowsXml(Array.from({ length: rows }, () => [text])));

  it('is read with as many rows as fit below the header, and refused with one more', () => {
    expect(refusal(xlsxFile(list(11)))).toBeNull();
    expect(refusal(xlsxFile(list(12)))).toBe('too_many_rows');
  });

  it('is read with as much text as fits, and refused with one character more', () => {
    expect(refusal(xlsxFile(list(10, 'x'.repeat(100))))).toBeNull();
    expect(refusal(xlsxFile(list(1, 'x'.repeat(1_001))))).toBe('too_big');
  });

  it('is read with as many cells as fit, and refused with one more', () => {
    const wide = (column: string) => sheet(`<row><c r="${column}1"><v>1</v></c></row>`);
    expect(refusal(xlsxFile(wide('ALL')))).toBeNull();
    expect(refusal(xlsxFile(wide('ALM')))).toBe('too_big');
  });

  it('is refused for shared texts that are huge', () => {
    const strings = Array.from({ length: 11 }, () => `<t>${'x'.repeat(100)}</t>`);
    expect(refusal(xlsxFile(sheet('<row><c t="s"><v>0</v></c></row>', { strings })))).toBe('too_big');
    const few = strings.slice(1);
    expect(refusal(xlsxFile(sheet('<row><c t="s"><v>0</v></c></row>', { strings: few })))).toBeNull();
  });

  it('is refused for one text that every cell repeats', () => {
    const strings = [`<t>${'x'.repeat(500)}</t>`];
    const xml = '<row><c t="s"><v>0</v></c></row>'.repeat(3);
    expect(refusal(xlsxFile(sheet(xml, { strings })))).toBe('too_big');
  });

  it('is read where it says that it is a million rows, and holds a million empty ones', () => {
    const empty = Array.from({ length: 1_048_574 }, (_, at) => `<row r="${at + 3}"/>`).join('');
    const parts = xlsxParts(sheet(''));
    const xml = `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${one}${empty}</sheetData></worksheet>`;
    const bytes = zipped({ ...parts, 'xl/worksheets/sheet1.xml': xml });
    expect(openWorkbook(bytes, limits).rows(0)).toHaveLength(2);
  });
});

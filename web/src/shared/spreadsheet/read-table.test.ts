import { describe, expect, it, test } from 'vitest';
import { importRowsMax } from '#shared/constants.ts';
import { decode } from './decode.ts';
import { readTable, type Table } from './read-table.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, mark: boolean) => {
  const units = Uint16Array.from(mark ? `\uFEFF${text}` : text, (character) => character.charCodeAt(0));
  return new Uint8Array(units.buffer);
};
const swapped = (bytes: Uint8Array) => bytes.map((_, at) => bytes[at ^ 1] ?? 0);
/** `é` is one byte here. */
const windows1252 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const file = 'Name,Email\r\nJosé Peña,jose@example.org\r\n';
function read(bytes: Uint8Array): Table {
  const answer = readTable('donors', bytes);
  if (answer.is === 'refused') throw new Error(answer.why);
  return answer.table;
}
const refusal = (text: string, kind: 'donors' | 'donations' = 'donors') => {
  const answer = readTable(kind, utf8(text));
  return answer.is === 'refused' ? answer.why : null;
};

describe('an encoding', () => {
  test.each([
    ['UTF-8', utf8(file), 'utf-8'],
    ['UTF-8 with a mark', utf8(`\uFEFF${file}`), 'utf-8'],
    ['UTF-16, as Excel saves "Unicode text"', utf16(file, true), 'utf-16le'],
    ['UTF-16 the other way round', swapped(utf16(file, true)), 'utf-16be'],
    ['UTF-16 without a mark', utf16(file, false), 'utf-16le'],
    ['Windows-1252', windows1252(file), 'windows-1252'],
  ])('%s is recognised', (_, bytes, encoding) => {
    const table = read(bytes);
    expect(table.encoding).toBe(encoding);
    expect(table.headers).toEqual(['Name', 'Email']);
    expect(table.lines).toEqual([{ row: 2, cells: ['José Peña', 'jose@example.org'] }]);
    expect(table.garbled).toBe(false);
  });

  it('that was damaged before is noticed', () => {
    expect(read(utf8('Name,Email\nJosÃ© PeÃ±a,jose@example.org\n')).garbled).toBe(true);
    expect(read(utf8('Name,Email\nJos\uFFFD,jose@example.org\n')).garbled).toBe(true);
  });
});

describe('a file that is no CSV', () => {
  test.each([
    ['an Excel workbook', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00], 'workbook'],
    ['an old Excel workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1], 'workbook'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31], 'binary'],
    ['an image', [0x89, 0x50, 0x4e, 0x47, 0x00, 0x01, 0x02, 0x00], 'binary'],
  ])('%s is told', (_, bytes, is) => {
    expect(decode(Uint8Array.from(bytes)).is).toBe(is);
    expect(readTable('donors', Uint8Array.from(bytes))).toEqual({ is: 'refused', why: is });
  });
});

describe('a file that cannot be imported', () => {
  test.each([
    ['', 'empty'],
    ['\r\n \r\n,,\r\n', 'empty'],
    ['Name,Email\r\n', 'no_rows'],
    ['Name,Email\r\n\r\n,\r\n', 'no_rows'],
    ['Ana Lopez,ana@example.org\r\nBo,bo@example.org\r\n', 'no_header'],
    ['Ana,25.00\r\nBo,30\r\n', 'no_header'],
    ['Colour\r\nblue\r\n', 'one_column'],
    ['Name^Email\r\nAna^ana@example.com\r\n', 'one_column'],
  ])('%j is refused: %s', (text, why) => {
    expect(refusal(text)).toBe(why);
  });

  it('has too many rows', () => {
    expect(refusal(`Name,Email\n${'a,b\n'.repeat(importRowsMax + 1)}`)).toBe('too_many_rows');
  });

  it('is not a list of nothing but names, unless gifts are wanted', () => {
    expect(refusal('Name\nAna Lopez\nBo Kim\n')).toBeNull();
    expect(refusal('Name\nAna Lopez\nBo Kim\n', 'donations')).toBe('one_column');
  });
});

describe('a table', () => {
  test.each([
    ['semicolons', 'Name;Email\nAna;a@example.org\n'],
    ['tabs', 'Name\tEmail\nAna\ta@example.org\n'],
    ['a separator line', 'sep=;\r\nName;Email\r\nAna;a@example.org\r\n'],
    ['old line ends', 'Name,Email\rAna,a@example.org\r'],
  ])('is read with %s', (_, text) => {
    const table = read(utf8(text));
    expect(table.headers).toEqual(['Name', 'Email']);
    expect(table.lines.map(({ cells }) => cells)).toEqual([['Ana', 'a@example.org']]);
  });

  it('numbers its rows as the spreadsheet does, blank rows and cells of several lines included', () => {
    const table = read(utf8('Name,Email\n"Ana\nLopez",a@example.org\n\nBo,b@example.org\n'));
    expect(table.lines.map(({ row }) => row)).toEqual([2, 4]);
    expect(read(utf8('sep=,\nName,Email\nAna,a\n')).lines[0]?.row).toBe(3);
  });

  it('says which header names are repeated', () => {
    expect(read(utf8('Name,Email,E-mail,,\nAna,a,b,,\n')).repeated).toEqual(['Email']);
  });

  it('leaves empty columns at the end away', () => {
    expect(read(utf8('Name,Email,,\nAna,a,,\n')).headers).toEqual(['Name', 'Email']);
  });

  it('says where a quotation mark is never closed', () => {
    expect(read(utf8('Name,Email\nAna,a\n"Bo\nCy,c\n')).openQuote).toBe(3);
    expect(read(utf8(file)).openQuote).toBeNull();
  });
});

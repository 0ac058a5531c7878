import { describe, expect, it } from 'vitest';
import { importRowsMax } from '#shared/constants.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { rowsXml, type SheetOf, xlsxFile } from '../../../../../tests/imports/xlsx-file.ts';
import { readTable } from '../../../shared/spreadsheet/read-table.ts';
import { readWorkbook, sheetLimits } from '../../../shared/spreadsheet/read-workbook.ts';
import { check } from './check-file.ts';

function open(sheets: readonly SheetOf[], limits = sheetLimits) {
  const opened = readWorkbook(xlsxFile({ sheets, formats: ['00000', 14, '[$€-407]0.00'] }), limits);
  if (opened.is === 'refused') throw new Error(opened.why);
  return opened.workbook;
}
const first = (xml: string, kind: ImportKind = 'donors', limits = sheetLimits) =>
  open([{ name: 'Sheet1', xml }], limits).first(kind).read;
const people = rowsXml([
  ['Name', 'Email'],
  ['Ana', 'a@example.org'],
]);

describe('the sheet of a workbook', () => {
  it('is the same table as the CSV of its rows', () => {
    const xml =
      '<row r="1"><c r="A1" t="str"><v>Name</v></c><c r="B1" t="str"><v>Phone</v></c><c r="C1" t="str"><v>ZIP</v></c></row>' +
      '<row r="3"><c r="A3" t="str"><v>Ana</v></c><c r="B3"><v>2025550111</v></c><c r="C3" s="1"><v>2139</v></c></row>' +
      '<row r="4"><c r="A4" t="str"><v>Bo</v></c></row>';
    const csv = 'Name,Phone,ZIP\n\nAna,2025550111,02139\nBo,,\n';
    expect(first(xml)).toEqual(readTable('donors', new TextEncoder().encode(csv)));
  });

  it('goes through the same checks: dates, amounts, formulas, errors, and other currencies', () => {
    const xml =
      '<row r="1"><c t="str"><v>Name</v></c><c t="str"><v>Amount</v></c><c t="str"><v>Date</v></c></row>' +
      '<row r="2"><c t="str"><v>Ana</v></c><c><v>25.100000000000001</v></c><c s="2"><v>46266</v></c></row>' +
      '<row r="3"><c t="str"><v>Bo</v></c><c t="e"><v>#N/A</v></c><c s="2"><v>46266</v></c></row>' +
      '<row r="4"><c t="str"><v>Cy</v></c><c><f>A1*2</f></c><c s="2"><v>46266</v></c></row>' +
      '<row r="5"><c t="str"><v>Di</v></c><c s="3"><v>10</v></c><c s="2"><v>46266</v></c></row>';
    const read = first(xml, 'donations');
    if (read.is === 'refused') throw new Error(read.why);
    const { batch, listed } = check('donations', read.table, ['name', 'amount', 'date'], null);
    expect(batch.rows).toEqual([
      expect.objectContaining({ row: 2, name: 'Ana', amount: 2510, date: '2026-09-01' }),
    ]);
    expect(
      listed.problems.map(({ row, reasons }) => [row, 'code' in (reasons[0] ?? {}) && reasons[0]]),
    ).toEqual([
      [3, expect.objectContaining({ code: 'cell_error' })],
      [4, expect.objectContaining({ code: 'formula' })],
      [5, expect.objectContaining({ code: 'amount_currency' })],
    ]);
  });

  it('has as many rows as a CSV file may, and is refused with one more', () => {
    const limits = { ...sheetLimits, rows: 3 };
    const list = (rows: number) =>
      rowsXml([['Name', 'City'], ...Array.from({ length: rows }, () => ['a', 'b'])]);
    expect(first(list(3), 'donors', limits).is).toBe('table');
    expect(first(list(4), 'donors', limits)).toEqual({ is: 'refused', why: 'too_many_rows' });
    expect(sheetLimits.rows).toBe(importRowsMax);
  });

  it('is refused where its header would make too many cells of its rows', () => {
    const xml = `<row r="1"><c r="A1" t="str"><v>Name</v></c><c r="Z1" t="str"><v>Email</v></c></row>${'<row><c t="str"><v>a</v></c></row>'.repeat(3)}`;
    expect(first(xml, 'donors', { ...sheetLimits, cells: 104 }).is).toBe('table');
    expect(first(xml, 'donors', { ...sheetLimits, cells: 103 })).toEqual({ is: 'refused', why: 'too_big' });
  });
});

describe('the sheet that is opened first', () => {
  it('is the first that holds a table, hidden ones last', () => {
    const cover = { name: 'Cover', xml: rowsXml([['Our donors, fall drive']]) };
    const hidden = { name: 'Old', xml: people, state: 'hidden' };
    const workbook = open([hidden, cover, { name: 'Donors', xml: people }]);
    expect(workbook.sheets.map(({ name }) => name)).toEqual(['Old', 'Cover', 'Donors']);
    expect(workbook.first('donors')).toMatchObject({ sheet: 2, read: { is: 'table' } });
    expect(open([hidden, cover]).first('donors').sheet).toBe(0);
  });

  it('is not passed over for having too many rows', () => {
    const long = {
      name: 'All',
      xml: rowsXml([
        ['Name', 'City'],
        ['a', 'b'],
        ['c', 'd'],
      ]),
    };
    const workbook = open([long, { name: 'Few', xml: people }], { ...sheetLimits, rows: 1 });
    expect(workbook.first('donors')).toEqual({ sheet: 0, read: { is: 'refused', why: 'too_many_rows' } });
  });

  it('says why the first is no table where none is', () => {
    const cover = { name: 'Cover', xml: rowsXml([['Hello']]) };
    expect(open([cover, cover]).first('donors').read).toEqual({ is: 'refused', why: 'one_column' });
  });
});

it('refuses a workbook whose sheets are all empty, and a file that is none', () => {
  expect(readWorkbook(xlsxFile({ sheets: [{ name: 'Sheet1', xml: '' }] }))).toEqual({
    is: 'refused',
    why: 'empty',
  });
  expect(readWorkbook(new TextEncoder().encode('Name,Email'))).toEqual({
    is: 'refused',
    why: 'workbook_other',
  });
});

describe('a workbook with a password', () => {
  const utf16 = (text: string) => Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat();
  // What a spreadsheet writes with a password: a compound file around the encrypted package.
  const locked = Uint8Array.from([
    ...[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    ...new Array<number>(504).fill(0),
    ...['Root Entry', 'EncryptionInfo', 'EncryptedPackage'].flatMap(utf16),
    ...new Array<number>(4_096).fill(0x5a),
  ]);

  it('is refused for it', () => {
    expect(readWorkbook(locked)).toEqual({ is: 'refused', why: 'workbook_locked' });
  });
});

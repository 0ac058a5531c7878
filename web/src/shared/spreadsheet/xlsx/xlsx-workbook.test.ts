import { describe, expect, it, test } from 'vitest';
import { rowsXml, type WorkbookOf, xlsxFile } from '../../../../../tests/imports/xlsx-file.ts';
import type { SheetLimits } from './sheet-rows.ts';
import { openWorkbook } from './xlsx-workbook.ts';

const limits: SheetLimits = { rows: 1_000, cells: 100_000, characters: 100_000 };
const rowsIn = (workbook: WorkbookOf, sheet = 0) => openWorkbook(xlsxFile(workbook), limits).rows(sheet);
/** The rows of one sheet. */
const rows = (xml: string, rest: Omit<WorkbookOf, 'sheets'> = {}, after = '') =>
  rowsIn({ sheets: [{ name: 'Sheet1', xml, after }], ...rest });
const cellsOf = (xml: string, rest?: Omit<WorkbookOf, 'sheets'>) =>
  rows(`<row r="1">${xml}</row>`, rest)[0]?.cells;
/** A number with the format of the first style. */
const formatted = (value: string, format: string | number, is1904 = false) =>
  cellsOf(`<c r="A1" s="1"><v>${value}</v></c>`, { formats: [format], is1904 })?.[0];

describe('a number', () => {
  test.each([
    ['25.100000000000001', '25.1'],
    ['0.30000000000000004', '0.3'],
    ['1015.05', '1015.05'],
    ['-25', '-25'],
    ['2025550111', '2025550111'],
    ['1.2025550111E10', '12025550111'],
    ['12345678901234567890', '12345678901234567890'],
    ['0', '0'],
  ])('reads %s as %s', (written, text) => {
    expect(cellsOf(`<c r="A1"><v>${written}</v></c>`)).toEqual([text]);
  });

  test.each([
    ['2139', '00000', '02139'],
    ['21391234', '00000-0000', '02139-1234'],
    ['21391234', '00000\\-0000', '02139-1234'],
    ['123456', '00000', '123456'],
    ['78051120', '000-00-0000', '078-05-1120'],
    ['2139.5', '00000', '2139.5'],
    ['25.1', '0', '25.1'],
    ['25.1', '"$"#,##0.00', '25.1'],
    ['25.1', '[$$-409]#,##0.00', '25.1'],
    ['25.1', '[$€-407]#,##0.00', '€ 25.1'],
    ['25.1', '[$CAD] #,##0.00', 'CAD 25.1'],
    ['0.5', 10, '0.5'],
    ['2025550111', '[<=9999999]###-####;(###) ###-####', '2025550111'],
  ])('reads %s with the format %s as %s', (written, format, text) => {
    expect(formatted(written, format)).toBe(text);
  });
});

describe('a date', () => {
  test.each([
    ['46266', 14, '2026-09-01'],
    ['46266', 'dd/mm/yyyy', '2026-09-01'],
    ['46266', '[$-409]mmmm d, yyyy;@', '2026-09-01'],
    ['46266.416666666664', 22, '2026-09-01 10:00'],
    ['46266.99999999999', 14, '2026-09-02'],
    ['1', 14, '1900-01-01'],
    ['59', 14, '1900-02-28'],
    ['60', 14, '1900-02-29'],
    ['61', 14, '1900-03-01'],
    ['2958465', 14, '9999-12-31'],
    ['2958466', 14, '2958466'],
    ['-1', 14, '-1'],
    ['0.0625', 'h:mm', '1:30'],
    ['1.5', '[h]:mm', '36:00'],
    ['0.0625', 20, '1:30'],
  ])('reads %s with the format %s as %s', (written, format, text) => {
    expect(formatted(written, format)).toBe(text);
  });

  it('is counted from 1904 where the workbook says so', () => {
    expect(formatted('44804', 14, true)).toBe('2026-09-01');
    expect(formatted('0', 14, true)).toBe('1904-01-01');
  });

  it('stays the same day in every time zone', () => {
    const before = process.env.TZ;
    try {
      for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
        process.env.TZ = zone;
        expect(formatted('46266', 14)).toBe('2026-09-01');
        expect(cellsOf('<c r="A1" t="d"><v>2026-09-01T00:00:00.000Z</v></c>')).toEqual(['2026-09-01']);
      }
    } finally {
      process.env.TZ = before;
    }
  });

  it('is no date where only text or a color has its letters', () => {
    expect(formatted('5', '0 "days"')).toBe('5');
    expect(formatted('5', '[Red]0')).toBe('5');
    expect(formatted('5', '0\\d')).toBe('5');
  });
});

describe('a cell', () => {
  it('reads shared, formatted, and inline text, without readings and with escapes', () => {
    const strings = [
      '<t>Ana &amp; Bo</t>',
      '<r><t>Jo</t></r><r><rPr/><t xml:space="preserve">sé </t></r><rPh><t>x</t></rPh>',
    ];
    const xml =
      '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>' +
      '<c r="C1" t="inlineStr"><is><r><t>one</t></r><r><t> two</t></r></is></c>' +
      '<c r="D1" t="inlineStr"><is><t>a_x000D_b &#128512; &#x41;</t></is></c>';
    expect(cellsOf(xml, { strings })).toEqual(['Ana & Bo', 'José ', 'one two', 'a\rb 😀 A']);
  });

  it('reads booleans, and errors as they are shown', () => {
    expect(
      cellsOf('<c r="A1" t="b"><v>1</v></c><c r="B1" t="b"><v>0</v></c><c r="C1" t="e"><v>#N/A</v></c>'),
    ).toEqual(['TRUE', 'FALSE', '#N/A']);
  });

  it('reads a formula as its stored value, and as a formula where it was never calculated', () => {
    const xml =
      '<c r="A1"><f>B1*2</f><v>50</v></c><c r="B1" t="str"><f>"a"</f><v>a</v></c>' +
      '<c r="C1" t="str"><f>IF(A1,"")</f><v></v></c><c r="D1"><f>SUM(A1:A9)</f></c>';
    expect(cellsOf(xml)).toEqual(['50', 'a', '', '=SUM(A1:A9)']);
  });

  it('keeps its column, with or without a reference', () => {
    expect(cellsOf('<c r="C1"><v>3</v></c><c><v>4</v></c><c r="AA1"><v>27</v></c>')).toEqual(
      Object.assign(Array<string>(27).fill(''), { 2: '3', 3: '4', 26: '27' }),
    );
  });

  it('shows the first value of merged cells alone', () => {
    const xml =
      '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="C1"><v>3</v></c></row><row r="2"><c r="A2"><v>4</v></c></row>';
    const merged = rows(xml, {}, '<mergeCells count="1"><mergeCell ref="A1:B2"/></mergeCells>');
    expect(merged).toEqual([{ row: 1, cells: ['1', '', '3'] }]);
  });
});

describe('a row', () => {
  it('keeps its number; hidden ones count, and blank ones are skipped', () => {
    const xml =
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"/><row r="3"><c r="A3" s="1"/><c r="B3" t="inlineStr"><is><t> </t></is></c></row>' +
      '<row r="5" hidden="1"><c r="A5"><v>5</v></c></row><row><c><v>6</v></c></row>';
    expect(rows(xml)).toEqual([
      { row: 1, cells: ['1'] },
      { row: 5, cells: ['5'] },
      { row: 6, cells: ['6'] },
    ]);
  });
});

describe('the sheets', () => {
  const sheets = [
    { name: 'Empty', xml: '<row r="1"><c r="A1" s="1"/></row>' },
    { name: 'Donors & co', xml: rowsXml([['Name'], ['Ana']]) },
    { name: 'Lists', xml: rowsXml([['x']]), state: 'hidden' },
  ];

  it('are those that hold something', () => {
    const workbook = openWorkbook(xlsxFile({ sheets }), limits);
    expect(workbook.sheets).toEqual([
      { name: 'Donors & co', hidden: false },
      { name: 'Lists', hidden: true },
    ]);
    expect(workbook.rows(1)).toEqual([{ row: 1, cells: ['x'] }]);
    expect(workbook.rows(0)).toHaveLength(2);
  });

  it('are read where their elements carry a prefix', () => {
    const part =
      '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect(rows('', { parts: { 'xl/worksheets/sheet1.xml': part } })).toEqual([{ row: 1, cells: ['7'] }]);
  });
});

import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, csvLine, escapeFormula } from '#shared/domain/import/cells.ts';
import { csvFileRows } from '../csv-file.ts';
import { workbookOf } from './write-workbook.ts';
import { openWorkbook } from './xlsx-workbook.ts';

const limits = { rows: 10_000, cells: 1_000_000, characters: 10_000_000 };
const csvOf = (rows: readonly (readonly string[])[]) =>
  new Blob([byteOrderMark + rows.map((row) => csvLine(row)).join('')]);
const packed = async (rows: readonly (readonly string[])[]) =>
  new Uint8Array(await (await workbookOf(csvOf(rows), 'gifts', new AbortController().signal)).arrayBuffer());
const readBack = async (rows: readonly (readonly string[])[]) =>
  openWorkbook(await packed(rows), limits)
    .rows(0)
    .map(({ cells }) => cells);

describe('a workbook of an export', () => {
  it('has numbers, days and text, as the import reads them again', async () => {
    const rows = [
      ['Name', 'Amount', 'Date', 'ZIP', 'Check number', 'Donation count'],
      ['Ana "A" <López> & Söhne', '1234.50', '2026-03-09', '02139', '0012', '3'],
      ['Ben\nRuiz', '-5.00', '', '', '7', ''],
    ];
    expect(await readBack(rows)).toEqual([
      rows[0],
      ['Ana "A" <López> & Söhne', '1234.5', '2026-03-09', '02139', '0012', '3'],
      ['Ben\nRuiz', '-5', '', '', '7'],
    ]);
    const sheet = new TextDecoder().decode(unzipSync(await packed(rows))['xl/worksheets/sheet1.xml']);
    expect(sheet).toContain('<c s="2"><v>1234.50</v></c>');
    expect(sheet).toContain('<c s="2"><v>-5.00</v></c>');
    expect(sheet).toContain('<c s="3"><v>46090</v></c>');
    expect(sheet).not.toContain('<v>02139</v>');
  });

  it('holds no formula, whatever stands in a cell', async () => {
    const hostile = [
      '=1+1',
      '+SUM(A1)',
      '-2+3',
      '@SUM(A1)',
      '\t=1+1',
      '＝1',
      '=HYPERLINK("http://x.example")',
    ];
    const sheet = new TextDecoder().decode(
      unzipSync(await packed([['Name', 'Amount'], ...hostile.map((text) => [text, text])]))[
        'xl/worksheets/sheet1.xml'
      ],
    );
    expect(sheet).not.toContain('<f');
    const rows = await readBack([['Name', 'Amount'], ...hostile.map((text) => [text, text])]);
    for (const [at, text] of hostile.entries())
      expect(rows[at + 1]).toEqual([escapeFormula(text), escapeFormula(text)]);
  });

  it('keeps what is no XML out, and any other text as it was', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1 }),
        async (rows) => {
          const all = [['One', 'Two'], ...rows.map((row) => row.map((cell) => `x${cell}`))];
          const written = (await readBack(all)).map((row) => row.map((cell) => cell.replace(/\r\n?/g, '\n')));
          const left = (cell: string) => cell.replace(/[^\P{Cc}\t\n\u007f-\u009f]|[\ufffe\uffff]/gu, '');
          expect(written).toEqual(all.map((row) => row.map(left)));
        },
      ),
      { seed: 12, numRuns: 100 },
    );
  });

  it('reads a CSV that comes in any pieces', async () => {
    const rows = [
      ['Näme', 'Note'],
      ['Ana, "A"', 'one\r\ntwo'],
      ['', ''],
    ];
    const bytes = new TextEncoder().encode(byteOrderMark + rows.map((row) => csvLine(row)).join(''));
    for (const size of [1, 2, 3, 7, bytes.length]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      );
      const read = [];
      for await (const row of csvFileRows(pieces)) read.push(row);
      expect(read).toEqual(rows);
    }
  });

  it('stops when it is told to, among many rows', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [`Donor ${at}`, '1.00']);
    const leave = new AbortController();
    const made = workbookOf(csvOf([['Name', 'Amount'], ...rows]), 'gifts', leave.signal);
    setTimeout(() => leave.abort(), 5);
    await expect(made).rejects.toThrow(/abort/i);
  });
});

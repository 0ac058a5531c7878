import { strToU8, Zip, ZipDeflate } from 'fflate';
import { amountHeaders, countHeaders } from '#shared/domain/export/number-headers.ts';
import { csvFileRows } from '../csv-file.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Rows that a sheet takes. */
export const sheetRowsMax = 1_048_576;
/** Characters of one cell, after which programs refuse the file. */
const cellMax = 32_767;
/** Rows between two looks at whether the member has stopped it. */
const rowsAtOnce = 500;

export class WorkbookError extends Error {
  override readonly name = 'WorkbookError';
}

/** Control characters but line ends and tabs, lone halves of characters, and two that no XML has. */
const forbidden = /[^\P{Cc}\t\n\r\u007f-\u009f]|\p{Cs}|[\ufffe\uffff]/gu;
const escaped = (text: string): string =>
  text
    .slice(0, cellMax)
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const parts = (name: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships ${packaged}><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="${escaped(name).slice(0, 31)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships ${packaged}><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // Styles: text, the bold first row, amounts, days.
  'xl/styles.xml': `${declaration}<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="4" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
});

const dayMs = 86_400_000;
/** The days of workbooks count from here. */
const epoch = Date.UTC(1899, 11, 30);
const isDay = /^(?:19|20|21)\d\d-\d\d-\d\d$/;
const isNumber = /^-?\d{1,15}(?:\.\d+)?$/;

const textCell = (text: string, style = 0): string =>
  text === ''
    ? '<c/>'
    : `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** Formulas are text here, with the apostrophe that the CSV has: a cell that is copied elsewhere stays text too. */
function cellOf(text: string, header: string): string {
  if (isDay.test(text)) {
    const day = Date.parse(text);
    return Number.isNaN(day) ? textCell(text) : `<c s="3"><v>${(day - epoch) / dayMs}</v></c>`;
  }
  const isAmount = amountHeaders.includes(header);
  // A negative amount has an apostrophe in a CSV, where a minus may begin a formula.
  const number = text.replace(/^'(?=-\d)/, '');
  if ((isAmount || countHeaders.includes(header)) && isNumber.test(number))
    return isAmount ? `<c s="2"><v>${number}</v></c>` : `<c><v>${number}</v></c>`;
  return textCell(text);
}

/**
 * A workbook of a CSV file that an export wrote, with one sheet: amounts are numbers, days are days, and everything else is
 * text. Written piece by piece; `leave` stops it.
 */
export async function workbookOf(csv: Blob, name: string, leave: AbortSignal): Promise<Blob> {
  const made: Uint8Array<ArrayBuffer>[] = [];
  let failed: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failed = error;
    else made.push(piece as Uint8Array<ArrayBuffer>);
  });
  const put = (path: string) => {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    return file;
  };
  for (const [path, xml] of Object.entries(parts(name))) put(path).push(strToU8(xml), true);
  const sheet = put('xl/worksheets/sheet1.xml');
  sheet.push(
    strToU8(
      `${declaration}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`,
    ),
  );
  let headers: readonly string[] | null = null;
  let rows: string[] = [];
  let count = 0;
  const flush = async () => {
    sheet.push(strToU8(rows.join('')));
    rows = [];
    if (failed) throw failed;
    // The page answers in between.
    await new Promise((done) => setTimeout(done));
    leave.throwIfAborted();
  };
  for await (const cells of csvFileRows(piecesOf(csv))) {
    count += 1;
    if (count > sheetRowsMax) throw new WorkbookError('A sheet takes no more rows.');
    if (headers) {
      const own = headers;
      rows.push(`<row>${cells.map((cell, at) => cellOf(cell, own[at] ?? '')).join('')}</row>`);
    } else {
      headers = cells;
      rows.push(`<row>${cells.map((cell) => textCell(cell, 1)).join('')}</row>`);
    }
    if (rows.length === rowsAtOnce) await flush();
  }
  await flush();
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  if (failed) throw failed;
  return new Blob(made, { type: `${content}.sheet` });
}

async function* piecesOf(blob: Blob): AsyncGenerator<Uint8Array> {
  const reader = blob.stream().getReader();
  for (let piece = await reader.read(); piece.value; piece = await reader.read()) yield piece.value;
}

/** Cells as spreadsheets write them, and the guard against formulas in both directions. */

/** What no one sees, joiners apart: Persian and Indic names need those. */
const invisible = /(?![\u200C\u200D])[\p{Cc}\p{Cf}]/gu;
/** Everything that some spreadsheet skips before it looks for a formula's first sign. */
const skipped = /[\p{Cc}\p{Cf}]/gu;
/** `="02139"`: text that a spreadsheet is kept from turning into a number. */
const constant = /^="([^"]*)"$/;
/** Signs that begin a formula. Some spreadsheets read the full-width forms as the plain ones. */
const fullWidth: Readonly<Record<string, string>> = { '＝': '=', '＋': '+', '－': '-', '＠': '@' };
const risky = /^(?:\p{Cc}|'*[\p{Cc}\p{Cf}\p{Z}]*[=+\-@＝＋－＠])/u;
const guarded = /^'+[\p{Cc}\p{Cf}\p{Z}]*[=+\-@＝＋－＠]/u;

/**
 * A cell that a spreadsheet would run: `=…`, `@SUM(…)`, `+cmd|'…'!A0`. A telephone number, a negative
 * amount or a note that begins with a dash is none.
 */
export function isFormula(cell: string): boolean {
  const written = cell
    .replace(skipped, '')
    .trim()
    .replace(/^[＝＋－＠]/, (sign) => fullWidth[sign] ?? sign);
  if (constant.test(written)) return false;
  return /^=/.test(written) || /^[+\-@][\d.+\-*/]*([A-Z]{2,}\d*\(|[A-Z]+\|.*!)/i.test(written);
}

/** What a spreadsheet shows instead of a formula's value that it could not calculate. */
export const isCellError = (cell: string): boolean =>
  /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|GETTING_DATA)$/.test(
    cell.trim(),
  );

/** Takes off one apostrophe that `escapeFormula` or a spreadsheet put before a sign. */
const unguard = (written: string): string => (guarded.test(written) ? written.slice(1).trim() : written);

const visible = (cell: string): string =>
  cell
    .trim()
    .replace(constant, '$1')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(invisible, (mark) => (mark === '\n' ? mark : ''))
    .trim();

/** A cell's lines without what is invisible, for notes. */
export const toPlainLines = (cell: string): string => unguard(visible(cell));

/** A cell as one line. */
export const toPlainLine = (cell: string): string => unguard(visible(cell).replace(/\s+/g, ' '));

/** The first `max` characters, without half a character or a space at the end. */
export const truncate = (text: string, max: number): string =>
  text.length <= max
    ? text
    : text
        .slice(0, max)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim();

/**
 * A number, day or choice: an apostrophe before it only told the spreadsheet to leave it alone, and quotation marks
 * around it are those of a file that was quoted twice.
 */
export const withoutApostrophe = (cell: string): string =>
  toPlainLine(cell)
    .replace(/^'/, '')
    .replace(/^"(.*)"$/, '$1')
    .trim();

/** A cell that no spreadsheet runs. Reading it back takes off exactly the apostrophe that was put on. */
export const escapeFormula = (text: string): string => (risky.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line of CSV (RFC 4180) whose cells are safe to open in a spreadsheet. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(escapeFormula(cell))).join(',')}\r\n`;

/** Begins a CSV file so that spreadsheets read its accents. */
export const byteOrderMark = '\uFEFF';

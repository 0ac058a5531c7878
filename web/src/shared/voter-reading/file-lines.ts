import Papa from 'papaparse';
import type { Encoding } from '../spreadsheet/decode.ts';
import { isBlank } from '../spreadsheet/header.ts';
import type { SourceFile } from './source-files.ts';

/** How to read a file from its first byte to its last. */
export type Reading = {
  file: SourceFile;
  encoding: Encoding;
  delimiter: string;
  /** False where cells are never in quotation marks, which then are characters like others. */
  quoted: boolean;
  /** False where a known layout comes without a header: `headers` are its columns. */
  hasHeader: boolean;
  /** Lines before the header: Excel writes the separator into one of its own. */
  skipped: number;
  headers: readonly string[];
  /** Places of this file's cells in the order of the first file's columns, -1 for what it lacks; null where it is that order. */
  order: readonly number[] | null;
  /** Makes rows of another layout those of `headers`; null where they are so already. */
  shape: ((cells: readonly string[]) => readonly string[]) | null;
};

/**
 * A row of the file with text in it, and its number in the spreadsheet, where the header is row 1. `file`: its name where several
 * are read as one.
 */
export type Line = { row: number; cells: readonly string[]; file?: string };
/** Rows of one span of the file, and the bytes that have been read from the disk with it. */
export type Piece = { lines: Line[]; bytes: number };

/** The text turned out not to be UTF-8, as its beginning had said. */
export class OtherEncoding extends Error {
  constructor(readonly reading: Reading) {
    super('The text is not UTF-8.');
  }
}
/** A quotation mark is never closed, or so late that it has swallowed thousands of rows; `row` has it. */
export class OpenQuote extends Error {
  constructor(readonly row: number) {
    super(`The quotation mark in row ${row} is not closed.`);
  }
}

/** Line ends as they come, also several kinds in one file, as one kind. */
export const oneNewline = (text: string): string =>
  text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;

/** A character that no file has. */
export const noQuote = '\u0000';

/**
 * Bytes of it that are made into rows at a time. Few: what still lives when young memory is swept is kept until old memory
 * is, and of a million rows that came to 200 MB.
 */
const spanBytes = 128_000;
/** Characters of one row; more is a quotation mark gone wrong. */
const rowMax = 16_000_000;

function decoded(
  decoder: TextDecoder,
  bytes: Uint8Array<ArrayBuffer>,
  isLast: boolean,
  reading: Reading,
): string {
  try {
    return decoder.decode(bytes, { stream: !isLast });
  } catch {
    throw new OtherEncoding(reading);
  }
}

/** The file's bytes in spans; one that begins in the middle of a long row, of which `waiting` characters are here, is as long. */
async function* spansOf(file: SourceFile, waiting: () => number) {
  let end = 0;
  for await (const piece of file.pieces()) {
    end += piece.length;
    for (let from = 0; from < piece.length; ) {
      const to = Math.min(piece.length, from + Math.max(spanBytes, waiting()));
      yield { span: piece.subarray(from, to), end, isLast: false };
      from = to;
    }
  }
  yield { span: new Uint8Array(0), end, isLast: true };
}

/** The cells in the order of the first file's columns; of a row that has too few, too few. */
function inOrder(written: readonly string[], { order, headers, shape }: Reading): readonly string[] {
  const cells = shape ? shape(written) : written;
  if (!order) return cells;
  if (cells.length < headers.length) return cells.slice(0, order.length - 1);
  const made = order.map((at) => cells[at] ?? '');
  return cells.length > headers.length ? [...made, ...cells.slice(headers.length)] : made;
}

/** The whole file, piece by piece, without its header: never more of it in memory than a piece. */
export async function* linesOf(reading: Reading): AsyncGenerator<Piece> {
  const { file, encoding, delimiter } = reading;
  const quoteChar = reading.quoted ? '"' : noQuote;
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  let rest = '';
  let half = '';
  let row = 0;
  let isHeader = reading.hasHeader;
  for await (const { span, end, isLast } of spansOf(file, () => rest.length)) {
    const read = half + decoded(decoder, span, isLast, reading);
    // Its other half may come with the next span.
    half = !isLast && read.endsWith('\r') ? '\r' : '';
    const text = rest + oneNewline(half === '' ? read : read.slice(0, -1));
    const parser = new Papa.Parser({ delimiter, newline: '\n', quoteChar });
    const parsed: Papa.ParseResult<string[]> = parser.parse(text, 0, !isLast);
    rest = isLast ? '' : text.slice(parsed.meta.cursor);
    const isOpen = parsed.errors.some(({ code }) => code === 'MissingQuotes');
    if (isOpen || rest.length > rowMax) throw new OpenQuote(row + parsed.data.length + (isOpen ? 0 : 1));
    const lines: Line[] = [];
    for (const cells of parsed.data) {
      row += 1;
      if (isBlank(cells) || row <= reading.skipped) continue;
      if (isHeader) isHeader = false;
      else lines.push({ row, cells: inOrder(cells, reading) });
    }
    yield { lines, bytes: end };
  }
}

/** Several files as one: `bytes` counts on through all of them. */
export async function* linesOfAll(readings: readonly Reading[]): AsyncGenerator<Piece> {
  let before = 0;
  for (const reading of readings) {
    for await (const { lines, bytes } of linesOf(reading)) {
      if (readings.length > 1) for (const line of lines) line.file = reading.file.name;
      yield { lines, bytes: before + bytes };
    }
    before += reading.file.size;
  }
}

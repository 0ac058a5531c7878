import Papa from 'papaparse';
import type { Encoding } from '../spreadsheet/decode.ts';
import { isBlank } from '../spreadsheet/header.ts';

/** How to read a file from its first byte to its last. */
export type Reading = {
  file: Blob;
  encoding: Encoding;
  delimiter: string;
  /** False where cells are never in quotation marks, which then are characters like others. */
  quoted: boolean;
  /** False where a known layout comes without a header: `headers` are its columns. */
  hasHeader: boolean;
  /** Lines before the header: Excel writes the separator into one of its own. */
  skipped: number;
  headers: readonly string[];
};

/** A row of the file with text in it, and its number in the spreadsheet, where the header is row 1. */
export type Line = { row: number; cells: readonly string[] };
/** Rows of one span of the file, and the bytes that have been read from the disk with it. */
export type Piece = { lines: Line[]; bytes: number };

/** The text turned out not to be UTF-8, as its beginning had said. */
export class OtherEncoding extends Error {}
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

/** Bytes that are read from the disk at a time. */
export const pieceBytes = 4_000_000;
/**
 * Bytes of it that are made into rows at a time. Few: what still lives when young memory is swept is kept until old memory
 * is, and of a million rows that came to 200 MB.
 */
const spanBytes = 128_000;
/** Characters of one row; more is a quotation mark gone wrong. */
const rowMax = 16_000_000;

function decoded(decoder: TextDecoder, bytes: Uint8Array<ArrayBuffer>, isLast: boolean): string {
  try {
    return decoder.decode(bytes, { stream: !isLast });
  } catch {
    throw new OtherEncoding();
  }
}

/** The file's bytes in spans; one that begins in the middle of a long row, of which `waiting` characters are here, is as long. */
async function* spansOf(file: Blob, waiting: () => number) {
  for (let at = 0; at <= file.size; at += pieceBytes) {
    const end = Math.min(file.size, at + pieceBytes);
    const piece = new Uint8Array(await file.slice(at, end).arrayBuffer());
    let from = 0;
    do {
      const to = Math.min(piece.length, from + Math.max(spanBytes, waiting()));
      yield {
        span: piece.subarray(from, to),
        end,
        isLast: at + pieceBytes > file.size && to === piece.length,
      };
      from = to;
    } while (from < piece.length);
  }
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
    const read = half + decoded(decoder, span, isLast);
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
      else lines.push({ row, cells });
    }
    yield { lines, bytes: end };
  }
}

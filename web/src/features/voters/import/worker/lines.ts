import Papa from 'papaparse';
import { isBlank } from '../../../../shared/spreadsheet/header.ts';
import type { Reading } from './file.ts';

/** A row of the file with text in it, and its number in the spreadsheet, where the header is row 1. */
export type Line = { row: number; cells: readonly string[] };
/** Rows of one piece of the file, and the bytes that have been read with it. */
export type Piece = { lines: Line[]; bytes: number };

/** The text turned out not to be UTF-8, as its beginning had said. */
export class OtherEncoding extends Error {}
/** A quotation mark is never closed, or so late that it has swallowed thousands of rows; `row` has it. */
export class OpenQuote extends Error {
  constructor(readonly row: number) {
    super(`The quotation mark in row ${row} is not closed.`);
  }
}

/** Bytes that are read at a time. */
export const pieceBytes = 4_000_000;
/** Characters of one row; more is a quotation mark gone wrong. */
const rowMax = 16_000_000;

function decoded(decoder: TextDecoder, bytes: ArrayBuffer | null): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new OtherEncoding();
  }
}

/** The whole file, piece by piece, without its header: never more of it in memory than a piece. */
export async function* linesOf(reading: Reading): AsyncGenerator<Piece> {
  const { file, encoding, delimiter, newline } = reading;
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  let rest = '';
  let row = 0;
  let isHeader = true;
  for (let at = 0; at <= file.size; at += pieceBytes) {
    const isLast = at + pieceBytes > file.size;
    const end = Math.min(file.size, at + pieceBytes);
    const bytes = await file.slice(at, end).arrayBuffer();
    const text = rest + decoded(decoder, bytes) + (isLast ? decoded(decoder, null) : '');
    const parser = new Papa.Parser({ delimiter, newline });
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

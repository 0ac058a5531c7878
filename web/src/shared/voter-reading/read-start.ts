import Papa from 'papaparse';
import { toPlainLine } from '#shared/domain/import/cells.ts';
import { headerKey } from '#shared/domain/import/headers.ts';
import { layoutWithoutHeader } from '#shared/domain/voters/headerless-layouts.ts';
import {
  isVoterRow,
  layoutOf,
  matchVoterHeaders,
  missingVoterFields,
} from '#shared/domain/voters/headers.ts';
import { isHistory, matchHistoryHeaders } from '#shared/domain/voters/history-columns.ts';
import { stateByHeaders } from '#shared/domain/voters/registration-status.ts';
import { decode, isGarbled } from '../spreadsheet/decode.ts';
import { delimiterOf } from '../spreadsheet/delimiter.ts';
import { isBlank, repeatedIn, trimEnd } from '../spreadsheet/header.ts';
import { noQuote, oneNewline, type Reading } from './file-lines.ts';
import { surelyTooMany } from './row-limit.ts';
import type { FileFacts, FileRefusal, Refused } from './voter-import-protocol.ts';

/** Bytes at the beginning by which a file is judged: thousands of rows. */
const headBytes = 2_000_000;
const samplesShown = 3;
const valuesShown = 40;

/** What ends at a whole line: half a character at the end would look like another encoding. */
function wholeLines(bytes: Uint8Array, isAll: boolean): Uint8Array {
  const end = isAll ? -1 : bytes.lastIndexOf(0x0a);
  // A zero follows in UTF-16 with the low byte first.
  return end < 0 ? bytes : bytes.subarray(0, bytes[end + 1] === 0 ? end + 2 : end + 1);
}

/**
 * Whether quotation marks enclose cells. Files with tabs or bars mostly have none, and a nickname's mark would swallow the rest;
 * North Carolina encloses every cell.
 */
function isQuoted(text: string, delimiter: string): boolean {
  if (delimiter !== '\t' && delimiter !== '|') return true;
  const lines = text.split('\n').slice(0, 200);
  const enclosed = lines.filter((line) =>
    line.split(delimiter).some((cell) => cell.length > 1 && cell.startsWith('"') && cell.endsWith('"')),
  );
  return enclosed.length * 2 > lines.length;
}

/** A workbook's own files, which stand at its beginning: what has none of them is a ZIP of something else. */
const ofWorkbook = /\[Content_Types\]|_rels\/|xl\/|mimetype|docProps\//;
const packedBytes = 4_000;
function refusedAs(is: 'workbook' | 'binary', bytes: Uint8Array): FileRefusal {
  if (is === 'binary') return is;
  const begin = String.fromCharCode(...bytes.subarray(0, packedBytes));
  return begin.startsWith('PK') && !ofWorkbook.test(begin) ? 'zip' : is;
}

function samples(
  headers: readonly string[],
  lines: readonly (readonly string[])[],
  most: number,
): string[][] {
  return headers.map((_, at) => {
    const cells = lines.map((line) => toPlainLine(line[at] ?? '').slice(0, 60));
    return [...new Set(cells.filter((cell) => cell !== ''))].slice(0, most);
  });
}

export type StartOfFile =
  | { is: 'file'; facts: FileFacts; reading: Reading }
  | ({ is: 'refused file' } & Refused);

/** Looks at the beginning of a file: its encoding, its columns, and what they are likely to carry. `most`: rows that it may have. */
export async function readStart(file: File, most: number): Promise<StartOfFile> {
  const refused = (why: FileRefusal): StartOfFile => ({ is: 'refused file', why, row: null });
  const buffer = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => null);
  if (!buffer) return refused('not_readable');
  if (buffer.byteLength === 0) return refused('empty');
  const decoded = decode(wholeLines(new Uint8Array(buffer), file.size <= headBytes));
  if (decoded.is !== 'text') return refused(refusedAs(decoded.is, new Uint8Array(buffer)));
  const [mark = '', separator = ''] = /^sep=(.)\r?\n/i.exec(decoded.text) ?? [];
  const text = oneNewline(decoded.text.slice(mark.length));
  const delimiter = separator || delimiterOf(text);
  const quoted = isQuoted(text, delimiter);
  const quoteChar = quoted ? '"' : noQuote;
  const parsed = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 400, quoteChar });
  const rows = parsed.data.filter((cells) => !isBlank(cells));
  const [first] = rows;
  if (!first) return refused('empty');
  const layout = layoutWithoutHeader(first);
  const headers = layout ? [...layout] : trimEnd(first);
  const lines = layout ? rows : rows.slice(1);
  if (isVoterRow(headers)) return refused('no_header');
  if (headers.length < 2) return refused('one_column');
  if (lines.length === 0) return refused('no_rows');
  const { encoding } = decoded;
  const facts: FileFacts = {
    name: file.name,
    size: file.size,
    headers,
    samples: samples(headers, lines, samplesShown),
    values: samples(headers, lines, valuesShown),
    repeated: repeatedIn(headers),
    encoding,
    delimiter,
    garbled: isGarbled(decoded.text),
    isLarge: await surelyTooMany({ file, encoding, delimiter }, most),
    us_state: stateByHeaders(headers.map(headerKey)),
    layout: layoutOf(headers),
    mapping: matchVoterHeaders(headers),
    kind: isHistory(headers) ? 'history' : 'voters',
    history: matchHistoryHeaders(headers),
  };
  const skipped = mark === '' ? 0 : 1;
  return {
    is: 'file',
    facts,
    reading: { file, encoding, delimiter, quoted, hasHeader: !layout, skipped, headers },
  };
}

export const hasIds = (mapping: FileFacts['mapping']): boolean => !missingVoterFields(mapping).includes('id');

import Papa from 'papaparse';
import { toPlainLine } from '#shared/domain/import/cells.ts';
import { headerKey } from '#shared/domain/import/headers.ts';
import { matchDataHeaders } from '#shared/domain/voters/data-columns.ts';
import { layoutWithoutHeader } from '#shared/domain/voters/headerless-layouts.ts';
import {
  isVoterRow,
  layoutOf,
  matchVoterHeaders,
  missingVoterFields,
} from '#shared/domain/voters/headers.ts';
import { isHistory, matchHistoryHeaders } from '#shared/domain/voters/history-columns.ts';
import { racePlaces, withoutPlaces } from '#shared/domain/voters/race-codes.ts';
import { stateByHeaders } from '#shared/domain/voters/registration-status.ts';
import { decode, isGarbled } from '../spreadsheet/decode.ts';
import { delimiterOf } from '../spreadsheet/delimiter.ts';
import { isBlank, repeatedIn, trimEnd } from '../spreadsheet/header.ts';
import { noQuote, oneNewline, type Reading } from './file-lines.ts';
import { georgiaHistory } from './georgia.ts';
import { countyShape, type Delivered, withCountyNumbers } from './pennsylvania.ts';
import { surelyTooMany } from './row-limit.ts';
import { beginningOf, type SourceFile, sourcesOf, zipRefusal } from './source-files.ts';
import type { FileFacts, FileKind, FileRefusal, Refused } from './voter-import-protocol.ts';

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

/** A file without names is none of registrations: what it says of voters is joined to them. */
function kindOf(headers: readonly string[]): FileKind {
  if (isHistory(headers)) return 'history';
  const missing = missingVoterFields(matchVoterHeaders(headers));
  return missing.includes('name') && !missing.includes('id') ? 'data' : 'voters';
}

export type StartOfFile =
  | { is: 'file'; facts: FileFacts; reading: Reading }
  | ({ is: 'refused file' } & Refused);

/** Looks at the beginning of a file: its encoding, its columns, and what they are likely to carry. `most`: rows that it may have. */
export async function readStart(
  file: SourceFile,
  most: number,
  numbersFor?: Delivered['numbersFor'],
): Promise<StartOfFile> {
  const refused = (why: FileRefusal): StartOfFile => ({ is: 'refused file', why, row: null });
  const bytes = await beginningOf(file, headBytes).catch((error: unknown) => zipRefusal(error));
  if (bytes === null) return refused('not_readable');
  if (typeof bytes === 'string') return refused(bytes);
  if (bytes.length === 0) return refused('empty');
  const decoded = decode(wholeLines(bytes, file.size <= headBytes));
  if (decoded.is !== 'text') return refused(decoded.is);
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
  const county = layout && countyShape(layout, numbersFor?.(file.name));
  const shaped = county ?? georgiaHistory(first);
  const hasHeader = !layout && !shaped;
  const headers = shaped?.headers ?? (layout ? [...layout] : trimEnd(first));
  const written = hasHeader ? rows.slice(1) : rows;
  const lines = shaped ? written.map(shaped.shape) : written;
  if (isVoterRow(headers)) return refused('no_header');
  if (headers.length < 2) return refused('one_column');
  if (lines.length === 0) return refused('no_rows');
  const { encoding } = decoded;
  const values = samples(headers, lines, valuesShown);
  const places = racePlaces(headers, values);
  const facts: FileFacts = {
    name: file.name,
    first: file.name,
    size: file.size,
    headers,
    samples: samples(headers, lines, samplesShown),
    values,
    repeated: repeatedIn(headers),
    encoding,
    delimiter,
    garbled: isGarbled(decoded.text),
    isLarge: await surelyTooMany({ file, encoding, delimiter }, most),
    us_state: stateByHeaders(headers.map(headerKey)),
    layout: layoutOf(headers),
    mapping: withoutPlaces(matchVoterHeaders(headers), places),
    files: 1,
    lacking: [],
    unnamed: county?.isUnnamed ? 1 : 0,
    kind: kindOf(headers),
    history: withoutPlaces(matchHistoryHeaders(headers), places),
    data: matchDataHeaders(headers, values),
    racePlaces: places,
    race: places.flatMap((at) => headers[at] ?? []),
  };
  const skipped = mark === '' ? 0 : 1;
  return {
    is: 'file',
    facts,
    reading: {
      ...{ file, encoding, delimiter, quoted, hasHeader, order: null, skipped, headers },
      shape: shaped?.shape ?? null,
    },
  };
}

export type StartOfFiles =
  | { is: 'file'; facts: FileFacts; readings: readonly Reading[] }
  | ({ is: 'refused file' } & Refused);

/** For each column of the first file its place in another, -1 where it is not there; of one name the first, then the next. */
function orderOf(first: readonly string[], other: readonly string[]): number[] {
  const keys = other.map(headerKey);
  const taken = new Set<number>();
  return first.map((header) => {
    const key = headerKey(header);
    const at = keys.findIndex((one, place) => one === key && !taken.has(place));
    if (at >= 0) taken.add(at);
    return at;
  });
}

/** How files that are read together are called: by their archive, else `Adams.txt + 66`. */
function nameOf(chosen: readonly File[], first: string, count: number): string {
  if (count === 1) return first;
  return chosen.length === 1 ? (chosen[0]?.name ?? first) : `${first} + ${count - 1}`;
}

/** Looks at the beginning of each file; the columns are those of the first, by whose names the others are read. */
export async function readStarts(files: readonly File[], most: number): Promise<StartOfFiles> {
  const sources = await sourcesOf(files)
    .then(withCountyNumbers)
    .catch((error: unknown) => zipRefusal(error) ?? 'not_readable');
  if (typeof sources === 'string') return { is: 'refused file', why: sources, row: null };
  const readings: Reading[] = [];
  const lacking: { name: string; columns: readonly string[] }[] = [];
  let facts: FileFacts | null = null;
  let unnamed = 0;
  const { tables, numbersFor } = sources;
  for (const source of tables) {
    const start = await readStart(source, most, numbersFor);
    if (start.is !== 'file') {
      // A county without voters is no reason to refuse the others.
      if (facts && (start.why === 'empty' || start.why === 'no_rows')) continue;
      return { ...start, ...(tables.length > 1 ? { file: source.name } : {}) };
    }
    if (!facts) {
      facts = start.facts;
      unnamed = facts.unnamed;
      readings.push(start.reading);
      continue;
    }
    unnamed += start.facts.unnamed;
    const order = orderOf(facts.headers, start.facts.headers);
    const missing = facts.headers.filter((header, at) => header !== '' && (order[at] ?? -1) < 0);
    if (missing.length * 2 > facts.headers.length)
      return { is: 'refused file', why: 'other_columns', row: null, file: source.name };
    if (missing.length > 0) lacking.push({ name: source.name, columns: missing });
    const isSame = order.every((at, place) => at === place);
    readings.push({ ...start.reading, order: isSame ? null : order });
  }
  if (!facts) return { is: 'refused file', why: 'empty', row: null };
  const size = readings.reduce((sum, { file }) => sum + file.size, 0);
  const name = nameOf(files, facts.first, readings.length);
  return { is: 'file', facts: { ...facts, name, size, files: readings.length, lacking, unnamed }, readings };
}

export const hasIds = (mapping: FileFacts['mapping']): boolean => !missingVoterFields(mapping).includes('id');

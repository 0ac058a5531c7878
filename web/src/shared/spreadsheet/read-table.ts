import { importRowsMax } from '#shared/constants.ts';
import { isDataRow, mappingOf, matchHeaders } from '#shared/domain/import/headers.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { amountIn } from '#shared/domain/import/read-row.ts';
import { type RowTest, recordsIn } from './csv-records.ts';
import { decode, type Encoding, isGarbled } from './decode.ts';
import { delimiterOf } from './delimiter.ts';
import { isBlank, repeatedIn, trimEnd } from './header.ts';
import { workbookRefusals } from './xlsx/xlsx-refusal.ts';

/** A row and its number in the spreadsheet, where the header is row 1 and blank rows count. */
export type Line = { row: number; cells: readonly string[] };
export type Table = {
  headers: readonly string[];
  lines: readonly Line[];
  encoding: Encoding;
  /** Header names that several columns have. */
  repeated: readonly string[];
  /** The row whose quotation mark is never closed: it has swallowed what follows. */
  openQuote: number | null;
  garbled: boolean;
};

/** Why a file cannot be imported at all. */
export const fileRefusals = [
  'empty',
  'workbook',
  'binary',
  'not_readable',
  'no_header',
  'no_rows',
  'one_column',
  ...workbookRefusals,
] as const;
export type FileRefusal = (typeof fileRefusals)[number];
export type TableRead = { is: 'table'; table: Table } | { is: 'refused'; why: FileRefusal };

const refused = (why: FileRefusal): TableRead => ({ is: 'refused', why });
/**
 * A file's bytes as a table. The parser is given the whole text, at most 50 MB of it: whether the text is
 * valid UTF-8 is only known at its end, and this runs in a worker, where nobody waits for a frame.
 */
export function readTable(kind: ImportKind, bytes: Uint8Array): TableRead {
  if (bytes.length === 0) return refused('empty');
  const decoded = decode(bytes);
  if (decoded.is !== 'text') return refused(decoded.is);
  // Excel writes the separator into a line of its own.
  const [, separator = ''] = /^sep=(.)\r?\n/i.exec(decoded.text) ?? [];
  const text = separator ? decoded.text.slice(decoded.text.indexOf('\n') + 1) : decoded.text;
  const skipped = separator ? 1 : 0;
  const { records, open } = recordsIn(text, {
    delimiter: separator || delimiterOf(text),
    // Enough to know that there are too many; blank rows are few.
    max: importRowsMax * 2,
    rowTest: (header) => rowTest(kind, header),
  });
  const all = records.map((cells, at) => ({ row: at + 1 + skipped, cells }));
  return tableOf(kind, all, {
    encoding: decoded.encoding,
    openQuote: open === null ? null : (all[open]?.row ?? null),
    garbled: isGarbled(decoded.text),
  });
}

/** Rows as a table, the first that holds something its header. */
export function tableOf(
  kind: ImportKind,
  rows: readonly Line[],
  facts: Pick<Table, 'encoding' | 'openQuote' | 'garbled'>,
): TableRead {
  const [header, ...lines] = rows.filter(({ cells }) => !isBlank(cells));
  if (!header) return refused('empty');
  const headers = trimEnd(header.cells);
  const why = refusalOf(kind, headers, lines.length);
  if (why) return refused(why);
  return { is: 'table', table: { headers, lines, repeated: repeatedIn(headers), ...facts } };
}

/** Cells are a row where they are as many as the header's; for sure where they also have an amount in its place. */
function rowTest(kind: ImportKind, header: readonly string[]): RowTest {
  const mapping = mappingOf(matchHeaders(kind, header));
  const fits = (cells: readonly string[]) => header.length > 1 && cells.length === header.length;
  return { fits, isSurely: (cells) => fits(cells) && amountIn(cells, mapping) !== null };
}

function refusalOf(kind: ImportKind, headers: readonly string[], rows: number): FileRefusal | null {
  if (isDataRow(kind, headers)) return 'no_header';
  // A list of nothing but names is a list of people; any other single column is a file read wrongly.
  const [only] = matchHeaders(kind, headers);
  const onlyNames = kind !== 'donations' && only?.by === 'named' && only.field === 'name';
  if (headers.length < 2 && !onlyNames) return 'one_column';
  if (rows === 0) return 'no_rows';
  return rows > importRowsMax ? 'too_many_rows' : null;
}

import Papa from 'papaparse';
import { committeeOf, type FecLayout, layoutOfFirstRow } from '#shared/domain/research/fec-files.ts';
import {
  type ContributorMatcher,
  createContributorMatcher,
  type KnownPerson,
  type MatchCounts,
  type Proposal,
} from '#shared/domain/research/match-contributors.ts';
import { decode, type Encoding } from '../../shared/spreadsheet/decode.ts';
import { delimiterOf } from '../../shared/spreadsheet/delimiter.ts';
import { isBlank } from '../../shared/spreadsheet/header.ts';
import {
  linesOf,
  noQuote,
  OpenQuote,
  OtherEncoding,
  type Reading,
} from '../../shared/voter-reading/file-lines.ts';
import {
  beginningOf,
  type SourceFile,
  sourcesOf,
  zipRefusal,
} from '../../shared/voter-reading/source-files.ts';

export type ResearchFileProblem =
  | 'unknown'
  | 'workbook'
  | 'binary'
  | 'empty'
  | 'archive'
  | 'quote'
  | 'committees';
export type ResearchRequest = { known: readonly KnownPerson[]; files: readonly File[] };
export type ResearchProgress = { is: 'progress'; bytes: number; of: number; rows: number };
export type ResearchAnswer =
  | { is: 'found'; proposals: Proposal[]; counts: MatchCounts; people: number }
  | { is: 'problem'; why: ResearchFileProblem; row: number | null };

class Problem extends Error {
  constructor(
    readonly why: ResearchFileProblem,
    readonly row: number | null = null,
  ) {
    super(why);
  }
}

/** Bytes by which a file is judged. */
const headBytes = 64_000;
/** Milliseconds between two reports of progress. */
const progressMs = 150;

type Table = { reading: Reading; layout: FecLayout | 'committees' };

function wholeLines(bytes: Uint8Array, isAll: boolean): Uint8Array {
  const end = isAll ? -1 : bytes.lastIndexOf(0x0a);
  return end < 0 ? bytes : bytes.subarray(0, end + 1);
}

/** How to read one file; null where it is none of the FEC's. Throws what a member can do something about. */
async function tableOf(file: SourceFile): Promise<Table | null> {
  const bytes = await beginningOf(file, headBytes);
  if (bytes.length === 0) throw new Problem('empty');
  const decoded = decode(wholeLines(bytes, file.size <= headBytes));
  if (decoded.is !== 'text') throw new Problem(decoded.is);
  const delimiter = delimiterOf(decoded.text);
  const quoted = delimiter !== '|';
  const parsed = Papa.parse<string[]>(decoded.text, {
    delimiter,
    preview: 20,
    quoteChar: quoted ? '"' : noQuote,
  });
  const first = parsed.data.find((cells) => !isBlank(cells));
  const found = first ? layoutOfFirstRow(first) : null;
  if (!first || found === null) return null;
  const hasHeader = found === 'committees' ? !/^C\d{8}$/.test(first[0] ?? '') : found.hasHeader;
  const reading = { file, delimiter, quoted, hasHeader, encoding: decoded.encoding };
  return {
    reading: { ...reading, skipped: 0, headers: first, order: null, shape: null },
    layout: found === 'committees' ? found : found.layout,
  };
}

/** An archive of a cycle has the same rows twice: whole, and again by their days. */
function withoutCopies(sources: readonly SourceFile[]): SourceFile[] {
  const hasWhole = sources.some(({ name }) => name === 'itcont.txt');
  return sources.filter(({ name }) => !hasWhole || !/^itcont_\d{4}_\w+\.txt$/.test(name));
}

function add(matcher: ContributorMatcher, layout: Table['layout'], cells: readonly string[]): void {
  const committee = layout === 'committees' ? committeeOf(cells) : null;
  if (layout !== 'committees') matcher.addRow(layout, cells);
  else if (committee) matcher.addCommittee(committee.id, committee.name);
}

async function readTable(
  matcher: ContributorMatcher,
  { reading, layout }: Table,
  report: (bytes: number) => void,
): Promise<void> {
  const read = async (encoding: Encoding) => {
    for await (const { lines, bytes } of linesOf({ ...reading, encoding })) {
      for (const { cells } of lines) add(matcher, layout, cells);
      report(bytes);
    }
  };
  try {
    await read(reading.encoding);
  } catch (error) {
    // A row further on is not UTF-8: the FEC's older files are Windows-1252. A row that comes again is the same.
    if (!(error instanceof OtherEncoding)) throw error;
    await read('windows-1252');
  }
}

async function readAll(
  { known, files }: ResearchRequest,
  say: (done: ResearchProgress) => void,
): Promise<ResearchAnswer> {
  const matcher = createContributorMatcher(known);
  const sources = withoutCopies(await sourcesOf(files));
  const found = await Promise.all(sources.map(tableOf));
  const tables = found.filter((table) => table !== null);
  if (tables.length === 0) throw new Problem('unknown');
  if (tables.every(({ layout }) => layout === 'committees')) throw new Problem('committees');
  const of = tables.reduce((sum, { reading }) => sum + reading.file.size, 0);
  let before = 0;
  let lastAt = 0;
  for (const table of tables) {
    await readTable(matcher, table, (bytes) => {
      const now = performance.now();
      if (now - lastAt < progressMs) return;
      lastAt = now;
      say({ is: 'progress', bytes: before + bytes, of, rows: matcher.counts.rows });
    });
    before += table.reading.file.size;
  }
  return { is: 'found', ...matcher.finish(), people: matcher.people };
}

function problemOf(error: unknown): ResearchAnswer {
  if (error instanceof Problem) return { is: 'problem', why: error.why, row: error.row };
  if (error instanceof OpenQuote) return { is: 'problem', why: 'quote', row: error.row };
  if (zipRefusal(error) !== null) return { is: 'problem', why: 'archive', row: null };
  throw error;
}

/** Reads files and compares them with people. What a member can do something about is an answer; all else is thrown. */
export const readResearchFiles = (
  request: ResearchRequest,
  say: (done: ResearchProgress) => void = () => {},
): Promise<ResearchAnswer> => readAll(request, say).catch(problemOf);

import type * as z from 'zod/mini';
import type { voterFileStartCall } from '#shared/api/voters-api.ts';
import type { DayOrder } from '#shared/domain/days.ts';
import type { OrderFound } from '#shared/domain/import/day-order.ts';
import type { VoteMethod } from '#shared/domain/voters/ballot.ts';
import type { DataMapping } from '#shared/domain/voters/data-columns.ts';
import type { VoterLayout, VoterMapping } from '#shared/domain/voters/headers.ts';
import type { HistoryMapping } from '#shared/domain/voters/history-columns.ts';
import type { HistoryRefusal } from '#shared/domain/voters/history-rows.ts';
import type { FileElection, RaceColumn } from '#shared/domain/voters/voter-file-columns.ts';
import type { VoterNote, VoterRefusal } from '#shared/domain/voters/voter-row-problems.ts';
import type { BoxKeys } from '../device/box.ts';
import type { ReadingRules } from './reading-rules.ts';

/** Why a file cannot be read at all. `no_ids`: no column holds the voters' numbers. */
export const fileRefusals = [
  'empty',
  'workbook',
  'zip_damaged',
  'zip_large',
  'zip_locked',
  'zip_empty',
  'other_columns',
  'binary',
  'not_readable',
  'no_header',
  'no_rows',
  'one_column',
  'no_ids',
  'too_many_rows',
  'quote_open',
  'former_unread',
  'too_many_columns',
] as const;
export type FileRefusal = (typeof fileRefusals)[number];
/** `file`: which of several. `row`: of `quote_open`, the spreadsheet's number of the row in which the mark was opened; else null. */
export type Refused = { why: FileRefusal; row: number | null; file?: string };

/** What the screen may know of a file from its first rows; the rows stay in the worker. */
export type FileFacts = {
  /** Of several files the archive's, or the first one's and how many more there are. */
  name: string;
  /** The file whose columns those are. */
  first: string;
  /** Bytes. */
  size: number;
  headers: readonly string[];
  /** A few cells of each column that are not blank. */
  samples: readonly (readonly string[])[];
  /** Different cells of each column in the file's first rows, at most 40. */
  values: readonly (readonly string[])[];
  /** Header names that several columns have. */
  repeated: readonly string[];
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  delimiter: string;
  /** Accents were lost before the file came here. */
  garbled: boolean;
  /** It has far more rows than a campaign may keep. */
  isLarge: boolean;
  /** Two letters of the state whose layout it has; '' where it is none's. */
  us_state: string;
  layout: VoterLayout;
  /** One entry a column. */
  mapping: VoterMapping;
  /** Files that are read together; `size` is of all of them, the rest of the first. */
  files: number;
  /** Columns of the first that others lack. */
  lacking: readonly { name: string; columns: readonly string[] }[];
  /** Files of Pennsylvania's counties without the one that says what their elections' numbers are. */
  unnamed: number;
  /** What the file most likely is. */
  kind: FileKind;
  /** What each column says where it is a vote history. */
  history: HistoryMapping;
  /** The columns that it brings where it is data about voters. */
  data: DataMapping;
  /** Places of columns that tell race or ethnicity, by their headers or by what stands in them; and their headers. */
  racePlaces: readonly number[];
  race: readonly string[];
};

/** Registrations, or what is joined to them by the voters' ids. */
export const fileKinds = ['voters', 'history', 'data'] as const;
export type FileKind = (typeof fileKinds)[number];

/** What was joined to the voter file by id. */
export type Joined = {
  kind: 'history' | 'data';
  /** Rows whose voter is in the voter file, and voters of whom there is at least one. */
  matched: number;
  voters: number;
  unmatched: number;
  /** Ids that no voter has, the first of them. */
  unmatchedIds: readonly string[];
  /** How ballots of matched rows were cast; '' where the file does not say. */
  methods: Readonly<Record<VoteMethod, number>>;
  /** Columns of the campaign's own that it brings, and names of choices that have too many different words. */
  columns: FilePart['columns'];
  manyChoices: readonly string[];
  /** Columns that are left out because their words are those of race or ethnicity. */
  race: readonly string[];
};
export const noMethods: Joined['methods'] = { '': 0, in_person: 0, early: 0, mail: 0, provisional: 0 };

/** Why a row is left out, of any kind of file. */
export type RowRefusal = VoterRefusal | HistoryRefusal;

/** `row`: the spreadsheet's number of the row, where the header is row 1. `cell`: what was not understood, at most 60 characters. */
export type Example = { file?: string | undefined; row: number; subject: string; cell: string };
/** A kind of problem: how many rows have it, and the first 50 of them. */
export type Found<Code> = { code: Code; count: number; examples: readonly Example[] };
export const examplesShown = 50;

/** What the whole file came to under one mapping. */
export type Preview = {
  /** Rows with text, the header apart. */
  rows: number;
  /** Rows of other districts, which the filters leave out; they are not among the refused. */
  elsewhere: number;
  /** Voters that an import brings. */
  ready: number;
  refused: number;
  /** Rows that are left out, by why; most rows first. */
  refusals: readonly Found<RowRefusal>[];
  /** Cells that were mended or emptied in rows that come all the same. */
  notes: readonly Found<VoterNote | 'data_bad'>[];
  /** Statuses of registrations that no table has, among voters that come; most voters first. */
  unknownStatuses: readonly { code: string; voters: number }[];
  phones: number;
  cells: number;
  emails: number;
  places: number;
  elections: readonly FileElection[];
  /** Which states the voters live in, most voters first; the campaign's own is compared by the screen. */
  states: readonly { state: string; voters: number }[];
  /** Of each mapped column with days, by its place: which number is the day, and how that is known. */
  dates: readonly { column: number; found: OrderFound }[];
  /** Columns of race and ethnicity that it brings. */
  race: readonly RaceColumn[];
  /** Null where the file has the registrations themselves. */
  joined: Joined | null;
};

export type Stage = 'opening' | 'reading' | 'comparing' | 'sorting' | 'packing';
/** Bytes of the file, chunks of the former file, or rows, by the stage. */
export type Progress = { stage: Stage; done: number; of: number };

/** The file as `start` promises it. */
export type Promised = z.output<typeof voterFileStartCall.request>['file'];
/** What only the importer can say; it becomes part of the promise. */
export type FileSource = Pick<Promised, 'source' | 'dated' | 'permitted_use' | 'expires'>;

/** The file that is current now, whose chunks the worker asks for one by one to tell what changes. */
export type Former = {
  id: string;
  chunks: number;
  rows: number;
  elections: readonly FileElection[];
  /** What a file that is only joined to it leaves as it is. */
  head: Pick<
    Promised,
    'file_name' | 'layout' | 'us_state' | 'source' | 'dated' | 'permitted_use' | 'expires' | 'refused'
  >;
  parts: readonly FilePart[];
  /** Of voters who are gone already: how many chunks list them, numbered on from the file's own, and the ids of each set. */
  gone?: { chunks: number; sets: readonly number[] } | null;
  /** The last time that its list of them was cleared. */
  gone_cleared?: string | undefined;
};
export type FilePart = NonNullable<Promised['parts']>[number];

/** What `build` needs to know beside the rows. `fileId` is made by the device and is the import's id everywhere. */
export type BuildOrder = {
  fileId: string;
  organization: string;
  member: string;
  former: Former | null;
  source: FileSource;
  /** A file that is joined to the former: what is kept of where it is from. */
  part: FilePart | null;
  /** Whether columns of race and ethnicity stay in the file. */
  race: boolean;
  /** A part that goes, or whose place the new one takes. */
  without: string | null;
};

/**
 * An import that is packed and lies on this device until it has been sent: `promise` goes to `start`, the bytes of chunk
 * `index` come from `keptChunk(kept, index)` of scratch.ts.
 */
export type PackedImport = {
  fileId: string;
  organization: string;
  member: string;
  previous: string | null;
  promise: Promised;
  /** Whether `promise.changes` is against the former file; where that could not be read, all are told as added. */
  compared: boolean;
  /** The first voters that a newer file names no more, by name; missing where nobody is gone. */
  gone?: readonly GoneVoter[];
  /** What was joined to the voters, who are the same as before; missing of a file of voters. */
  joined?: FilePart['kind'];
  /** Milliseconds since 1970. */
  made_at: number;
};

export type GoneVoter = { id: string; name: string; home: string };
/** Of those who are gone, who is listed. */
export const goneListed = 200;

export type Request =
  | { ask: 'read'; files: readonly File[] }
  /** `dayOrders` by the column's place, where a person says otherwise than was found. */
  | {
      ask: 'check';
      mapping: VoterMapping;
      dayOrders: Readonly<Record<number, DayOrder>>;
      rules: ReadingRules;
    }
  /** Joins a history to the voters of the file that is current. */
  | { ask: 'join'; history: HistoryMapping; former: Former; state: string }
  /** Joins columns of the campaign's own, in the place of those of a part where it `replaces` one. */
  | { ask: 'append'; data: DataMapping; former: Former; replaces: string | null }
  /** Takes away what a part brought; needs no file. */
  | { ask: 'remove'; former: Former; part: string }
  /** `keys` encrypt it on this device: of `scratchKeys`. */
  | { ask: 'build'; order: BuildOrder; keys: BoxKeys }
  /** The refused rows as a spreadsheet: number, reason, and their cells; the first 10,000 of them. */
  | { ask: 'refused'; texts: RefusedTexts };

/** The catalogue's words, handed over because the worker has no catalogue. `row` and `reason` name two columns. */
export type RefusedTexts = { row: string; reason: string; refusals: Record<RowRefusal, string> };

export type Reply =
  | { is: 'file'; facts: FileFacts }
  | ({ is: 'refused file' } & Refused)
  | { is: 'preview'; preview: Preview }
  | { is: 'built'; packed: PackedImport }
  | { is: 'csv'; csv: Blob }
  | { is: 'stopped' }
  | { is: 'failed'; message: string };

export type ToWorker =
  | { id: number; request: Request }
  /** Ends what is under way: it replies `stopped`. */
  | { stop: true }
  /** A piece of the former file, as it is stored; null where it is lost. */
  | { chunk: number; bytes: Uint8Array | null | 'unreached' };
export type FromWorker =
  | { id: number; reply: Reply }
  | { progress: Progress }
  /** Wants a chunk of the former file, by its number. */
  | { chunkIndex: number };

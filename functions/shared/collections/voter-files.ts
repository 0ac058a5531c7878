import * as z from 'zod/mini';
import { goneListedMax, goneSetsMax } from '../domain/voters/gone-ids.ts';
import {
  chunkBytesMax,
  dataColumnsMax,
  dataUses,
  electionKinds,
  electionsMax,
  filePartsMax,
  votersMax,
} from '../domain/voters/voter-file-columns.ts';
import { collection, day, inOrganization, instant, text } from './define.ts';

/**
 * `former`: the one before the current one, which can come back. `past`: older, without its chunks, as `cancelled` and
 * `undone` are.
 */
export const voterFileStates = ['receiving', 'current', 'former', 'past', 'cancelled', 'undone'] as const;
const whole = z.int().check(z.minimum(0));

/** Whose layout the file has. */
export const voterFileLayouts = ['l2', 'van', 'state', 'openelections', 'other'] as const;

export const voterCounts = z.strictObject({
  voters: whole.check(z.maximum(votersMax)),
  households: whole,
  doors: whole,
  phones: whole,
  cells: whole,
  emails: whole,
  places: whole,
});

/** One chunk as it was promised: `hash` is its SHA-256 in hex, `id` its document's. */
export const promisedChunk = z.strictObject({
  id: text(128),
  rows: z.int().check(z.minimum(1), z.maximum(votersMax)),
  bytes: z.int().check(z.minimum(1), z.maximum(chunkBytesMax)),
  hash: z.string().check(z.regex(/^[a-f\d]{64}$/)),
});

export const dataTypes = ['number', 'choice', 'text'] as const;
/** A column that the campaign added; `id` names it in chunks and in searches. */
export const dataColumn = z.strictObject({ id: text(40), name: text(60), type: z.enum(dataTypes) });
export const filePartKinds = ['history', 'data'] as const;

/** What was joined to a voter file by the voters' ids: a vote history, or columns of the campaign's own. */
export const filePart = z.strictObject({
  id: text(40),
  kind: z.enum(filePartKinds),
  file_name: text(200),
  source: text(200),
  dated: z.nullable(day),
  permitted_use: text(64),
  expires: z.nullable(day),
  /** Rows of the file, and those whose voter is in the voter file. */
  rows: whole,
  matched: whole,
  columns: z.array(dataColumn).check(z.maxLength(dataColumnsMax)),
  /** Where its columns may appear; missing where the importer was not asked yet. */
  uses: z.optional(z.array(z.enum(dataUses)).check(z.maxLength(dataUses.length))),
});

/** Documents of one file: its chunks, then those of its gone voters. */
export const fileChunksMax = 400;
const goneChunksMax = 20;
export const filePiecesMax = fileChunksMax + goneChunksMax + goneSetsMax;

/**
 * Voters whom an earlier file had and this one lacks, until one has them again. `chunks`: the newest of them as rows of a
 * voter file, without anything to reach them by; `sets`: the hashes of all their ids, by which the server knows whom not to
 * give out. Both are documents of `voter_chunks`, numbered on from the file's own.
 */
export const goneVoters = z.strictObject({
  voters: z.int().check(z.minimum(1), z.maximum(votersMax)),
  listed: whole.check(z.maximum(goneListedMax)),
  chunks: z.array(promisedChunk).check(z.maxLength(goneChunksMax)),
  sets: z.array(promisedChunk).check(z.minLength(1), z.maxLength(goneSetsMax)),
});

/**
 * A voter file that was imported, without its rows: they are in `voter_chunks`. One is `current`; the one before it is kept
 * as `former`, so that an import can be undone. Functions write.
 */
export const voterFiles = collection({
  name: 'voter_files',
  path: inOrganization('voter_files'),
  access: { read: 'voters.read' },
  rules: { refused: { write: 'functions import, and one file at a time is the current one' } },
  schema: z.strictObject({
    state: z.enum(voterFileStates),
    /** `packVersion` when it was written. */
    pack: z.int(),
    file_name: text(200),
    layout: z.enum(voterFileLayouts),
    /** Two letters; null where the file's voters live in several or in none. */
    us_state: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
    /** Where the campaign has it from, in the importer's words. */
    source: text(200),
    /** The day on which the file was made. */
    dated: z.nullable(day),
    /** The uses that the importer acknowledged as the only permitted ones, by the version of that text; and until when. */
    permitted_use: text(64),
    expires: z.nullable(day),
    counts: voterCounts,
    /** Against the file before: by voter id. All are added where there was none. */
    changes: z.strictObject({ added: whole, changed: whole, gone: whole, unchanged: whole }),
    /** Rows that were left out. */
    refused: whole,
    elections: z
      .array(z.strictObject({ key: text(40), kind: z.enum(electionKinds), year: z.int() }))
      .check(z.maxLength(electionsMax)),
    parts: z.optional(z.array(filePart).check(z.maxLength(filePartsMax))),
    /** Whether its chunks have columns of race or ethnicity; missing where they have not. */
    race: z.optional(z.literal(true)),
    chunks: z.array(promisedChunk).check(z.minLength(1), z.maxLength(fileChunksMax)),
    /** Missing where nobody is gone, and where an older app packed it. */
    gone: z.optional(goneVoters),
    /** The last time that an admin cleared the names of gone voters, as far as whoever packed the file knew; by an id. */
    gone_cleared: z.optional(text(64)),
    /** The file that was current before. */
    previous: z.nullable(text(64)),
    started_by: z.string(),
    started_at: instant,
    finished_at: z.nullable(instant),
  }),
});

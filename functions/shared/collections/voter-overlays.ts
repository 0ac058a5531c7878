import * as z from 'zod/mini';
import { piecesMax } from '../domain/voters/pieces.ts';
import { collection, inOrganization, instant } from './define.ts';

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
/** Parts into which what was learned is divided, by a hash of the voter's id: each stays below a document's size. */
export const overlayParts = 32;

/**
 * What was learned until a moment, folded: one row for each voter of whom anything is known, as columns (Arrow IPC, gzip).
 * Its id is the part's number; what a document cannot hold goes on in others beside it (`pieces.ts`). Functions write.
 */
export const voterOverlays = collection({
  name: 'voter_overlays',
  path: inOrganization('voter_overlays'),
  access: { read: 'voters.read', list: null },
  rules: { refused: { list: 'the fold names its parts', write: 'functions fold what was learned' } },
  isWork: false,
  schema: z.strictObject({
    /** Grows with each fold. */
    version: z.int().check(z.minimum(1)),
    rows: z.int().check(z.minimum(0)),
    /** Every event that the server received before this is in it. */
    until: instant,
    data: bytes,
    /** In how many documents the part lies. Not in older ones. */
    pieces: z._default(z.int().check(z.minimum(1), z.maximum(piecesMax)), 1),
  }),
});

/** One document, `current`: which versions of the parts there are, so that a device fetches what it lacks. Functions write. */
export const voterFolds = collection({
  name: 'voter_folds',
  path: inOrganization('voter_folds'),
  access: { read: 'voters.read', list: null },
  rules: { refused: { list: 'there is one', write: 'functions fold what was learned' } },
  isWork: false,
  schema: z.strictObject({
    /** Every event before this is in its part: the tail that a device reads begins here. */
    until: instant,
    /** By the part's number; 0: there is none yet. */
    versions: z.array(z.int().check(z.minimum(0))).check(z.maxLength(overlayParts)),
    /** The day (its beginning, UTC) of the newest event, and how many events each member wrote on it: `quota.ts`. */
    day: z.optional(instant),
    written: z.optional(z.record(z.string(), z.int().check(z.minimum(0)))),
  }),
});

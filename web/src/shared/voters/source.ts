import type { Stored } from '#shared/collections/define.ts';
import type { voterFiles } from '#shared/collections/voter-files.ts';
import type { voterFolds } from '#shared/collections/voter-overlays.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { Proof } from '../data/rest-headers.ts';

export type VoterFile = Stored<typeof voterFiles>;
export type Fold = Stored<typeof voterFolds>;

/** What is told of something live; `unseen`: the server cannot be asked, and this device has kept nothing of it. */
export type DocumentState<T> = { is: 'there'; value: T } | { is: 'absent' } | { is: 'unseen' };

/** Returns how to stop. */
export type Subscribe<T> = (next: (value: T) => void, failed: (error: unknown) => void) => () => void;

export type PackedIn = 'voter_chunks' | 'voter_overlays';
/**
 * Gzipped columns; `version` and `until` (milliseconds since 1970) of an overlay's part, 0 of a chunk. `pieces`: in how many
 * documents a part lies, where this is the first of them; left out where it lies in one.
 */
export type Packed = { data: Uint8Array<ArrayBuffer>; version: number; until: number; pieces?: number };

/** How the worker asks the database itself, so that a file's bytes never pass through the page. */
export type Reach = {
  /** The address of `documents:batchGet`. */
  batchGet: string;
  /** The name that begins all of the organization's documents, without a slash at its end. */
  root: string;
};

/** For which documents; `again`: the database has refused the last proof. */
export type ProofFor = { kind: PackedIn; again: boolean };

/** Where an organization's voters come from: the server's, or the demo's own. */
export type Source = {
  /** The current file, live. One read, and one for each change. */
  file: Subscribe<DocumentState<VoterFile>>;
  /** Whether an admin has turned race and ethnicity on, live. Asked only of a file that has them. */
  race: Subscribe<boolean>;
  /** Which overlays there are, live. One read, and one for each change. */
  fold: Subscribe<DocumentState<Fold>>;
  /**
   * What was learned at or after a moment (milliseconds since 1970; 0: ever; null: nothing of it), and all that comes;
   * the same may come again. `own`: all that waits on this device by now, each time that it changes; what is missing in
   * it was given up or has arrived. `reached`: all that was received a minute before a moment has been told.
   */
  events: (
    since: number | null,
    handlers: {
      learned: (events: readonly Learned[]) => void;
      own: (events: readonly Learned[]) => void;
      reached: (until: number) => void;
    },
    failed: (error: unknown) => void,
  ) => () => void;
  /** Null where the worker has to ask the page for `packed`. */
  reach: Reach | null;
  proof: (request: ProofFor) => Promise<Proof>;
  /** Null where it is gone. */
  packed: (kind: PackedIn, id: string) => Promise<Packed | null>;
};

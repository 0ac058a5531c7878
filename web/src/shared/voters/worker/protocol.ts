import type { WalkOrder } from '#shared/rules/field/turf.ts';
import type { FileElection } from '#shared/rules/voters/columns.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import type { Asked, Facts, GroupColumn, Progress, Sort, TurfAsked, ValueColumn } from '../engine.ts';
import type { Packed, PackedIn, Proof, ProofFor, Reach } from '../source.ts';

/** A chunk as its manifest promises it. */
export type Promised = { id: string; rows: number; hash: string };
/** What the worker has to know of a file. */
export type FileHead = {
  id: string;
  pack: number;
  elections: readonly FileElection[];
  chunks: readonly Promised[];
};

export type Question =
  | { ask: 'count'; asked: Asked }
  | { ask: 'page'; asked: Asked; sort: Sort; from: number; count: number }
  | { ask: 'stretch'; asked: Asked; sort: Sort; from: number; count: number }
  | { ask: 'groups'; asked: Asked; column: GroupColumn }
  | { ask: 'values'; column: ValueColumn; typed: string; count: number }
  | { ask: 'voter'; id: string }
  | { ask: 'atDoor'; id: string }
  | { ask: 'frozen'; asked: Asked }
  | { ask: 'ids'; asked: Asked; most: number }
  | { ask: 'csv'; asked: Asked; sort: Sort }
  | { ask: 'doors'; asked: Asked }
  | { ask: 'buildings'; asked: Asked; doors: Int32Array; order: WalkOrder }
  | { ask: 'standing'; turfs: readonly TurfAsked[] }
  | { ask: 'days'; asked: Asked }
  | { ask: 'hold'; list: string; voters: string }
  | { ask: 'learn'; events: readonly Learned[] };

export type ToWorker =
  /** First of all. `owner`: whose device's store it is; null: nothing is kept. `root`: begins the documents' names. */
  | { is: 'open'; owner: string | null; root: string; reach: Reach | null }
  | { is: 'file'; file: FileHead | null }
  /** `versions`: of the overlay's parts; none where there is no fold. */
  | { is: 'fold'; versions: readonly number[] }
  | { is: 'own'; events: readonly Learned[] }
  /** Asks from where on the log is to be told: what was told before is kept on this device. */
  | { is: 'tail'; id: number }
  /** All that was received a minute before a moment has been told. */
  | { is: 'reached'; until: number }
  | { is: 'retry' }
  | { is: 'ask'; id: number; question: Question }
  /** One chunk's bytes, checked; needs no file to be taken in. */
  | { is: 'chunk'; id: number; chunk: Promised }
  /** Nobody waits for the answer any more. */
  | { is: 'drop'; id: number }
  /** Null where there is none, and why. */
  | { is: 'proof'; id: number; proof: Proof | null; trouble: Trouble | null }
  | { is: 'packed'; id: number; packed: Packed | null; trouble: Trouble | null };

/** Why something could not be fetched; `damaged`: twice not what the manifest promised. */
export type Trouble = 'damaged' | 'gone' | 'unreached' | 'refused' | 'newer' | 'unexpected';

export type Standing =
  | { is: 'none' }
  | { is: 'fetching'; progress: Progress }
  /** `part`: which part of the file, from 1; null: of what was learned. */
  | { is: 'failed'; trouble: Trouble; part: number | null }
  /** `stored`: false where this device has no room for the file. `behind`: newer overlays could not be fetched. */
  | { is: 'ready'; facts: Facts; revision: number; stored: boolean; behind: boolean };

/** `A`: what answers are; the page, which knows what it asked, takes them as whatever it waits for. */
export type FromWorker<A> =
  | { is: 'standing'; standing: Standing }
  | { is: 'answer'; id: number; answer: A }
  | { is: 'failed'; id: number; message: string; trouble: Trouble | null }
  | { is: 'prove'; id: number; wanted: ProofFor }
  | { is: 'pack'; id: number; kind: PackedIn; document: string };

import type { WalkOrder } from '#shared/domain/field/turf-limits.ts';
import type { FileElection } from '#shared/domain/voters/voter-file-columns.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { Proof } from '../../data/rest-headers.ts';
import type {
  Facts,
  GroupColumn,
  OwnColumn,
  Progress,
  Sort,
  TurfProgressQuery,
  ValueColumn,
  VoterQuery,
} from '../engine.ts';
import type { Packed, PackedIn, ProofFor, Reach } from '../source.ts';

/** A chunk as its manifest promises it. */
export type ChunkManifest = { id: string; rows: number; hash: string };
/** What the worker has to know of a file. */
export type FileHead = {
  id: string;
  pack: number;
  elections: readonly FileElection[];
  /** The campaign's own columns. */
  data?: readonly OwnColumn[];
  /** Whether its columns of race and ethnicity are to be shown. */
  race?: boolean;
  chunks: readonly ChunkManifest[];
  /** Voters who are gone: how many, and the chunks that list the newest of them. */
  gone?: { voters: number; chunks: readonly ChunkManifest[] } | null;
};

/** What may be asked of voters who are gone: they are looked at, and neither called nor visited. */
export type GoneQuestion = Extract<
  Question,
  { ask: 'count' | 'stretch' | 'groups' | 'values' | 'voter' | 'csv' }
>;

export type Question =
  | { ask: 'gone'; question: GoneQuestion }
  | { ask: 'count'; query: VoterQuery }
  | { ask: 'page'; query: VoterQuery; sort: Sort; from: number; count: number }
  | { ask: 'stretch'; query: VoterQuery; sort: Sort; from: number; count: number }
  | { ask: 'groups'; query: VoterQuery; column: GroupColumn }
  | { ask: 'values'; column: ValueColumn; typed: string; count: number }
  | { ask: 'voter'; id: string }
  | { ask: 'atDoor'; id: string }
  | { ask: 'frozen'; query: VoterQuery }
  | { ask: 'ids'; query: VoterQuery; most: number }
  | { ask: 'csv'; query: VoterQuery; sort: Sort; columns: readonly string[]; race: boolean }
  | { ask: 'doors'; query: VoterQuery }
  | { ask: 'buildings'; query: VoterQuery; doors: Int32Array; order: WalkOrder; named: readonly string[] }
  | { ask: 'standing'; turfs: readonly TurfProgressQuery[] }
  | { ask: 'days'; query: VoterQuery }
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
  | { is: 'chunk'; id: number; chunk: ChunkManifest }
  /** Nobody waits for the answer any more. */
  | { is: 'drop'; id: number }
  /** Null where there is none, and why. */
  | { is: 'proof'; id: number; proof: Proof | null; trouble: FetchFailure | null }
  | { is: 'packed'; id: number; packed: Packed | null; trouble: FetchFailure | null };

/** Why something could not be fetched; `damaged`: twice not what the manifest promised. */
export type FetchFailure = 'damaged' | 'gone' | 'unreached' | 'refused' | 'newer' | 'unexpected';

export type LoadStatus =
  | { is: 'none' }
  | { is: 'fetching'; progress: Progress }
  /** `part`: which part of the file, from 1; null: of what was learned. */
  | { is: 'failed'; trouble: FetchFailure; part: number | null }
  /** `stored`: false where this device has no room for the file. `behind`: newer overlays could not be fetched. */
  | { is: 'ready'; facts: Facts; revision: number; stored: boolean; behind: boolean };

/** `A`: what answers are; the page, which knows what it asked, takes them as whatever it waits for. */
export type FromWorker<A> =
  | { is: 'standing'; status: LoadStatus }
  | { is: 'answer'; id: number; answer: A }
  | { is: 'failed'; id: number; message: string; trouble: FetchFailure | 'no race' | null }
  | { is: 'prove'; id: number; request: ProofFor }
  | { is: 'pack'; id: number; kind: PackedIn; document: string };

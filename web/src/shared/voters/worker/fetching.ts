import { hashOf } from '#shared/domain/voters/chunk.ts';
import type { Packed, PackedIn } from '../source.ts';
import { type Found, Missing } from './ask-database.ts';
import type { Cache } from './cache.ts';
import { joinPieces } from './overlay-pieces.ts';
import type { ChunkManifest } from './voter-protocol.ts';

type Bytes = Packed['data'];
/** Asks over the network, or the page, in one question; what is gone is not among the answers. Rejects with `Missing`. */
export type Ask = (kind: PackedIn, ids: readonly string[]) => Promise<Found>;
export type PartRequest = { part: number; version: number };

/** Milliseconds before something is asked for again that could not be reached. */
const againMs = 500;
const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Asks once more where the server could not be reached although there is a connection: one question that a busy server or a
 * changing network lets fall would otherwise leave the whole file unread until somebody tries again.
 */
const askingAgain =
  (ask: Ask, pause: (ms: number) => Promise<void>): Ask =>
  (kind, ids) =>
    ask(kind, ids).catch(async (error: unknown) => {
      const isAway = globalThis.navigator?.onLine === false;
      if (isAway || !(error instanceof Missing) || error.trouble !== 'unreached') throw error;
      await pause(againMs);
      return ask(kind, ids);
    });

/** Fetches packed columns: from this device where it has them, else as `ask` does, and then keeps them. */
export function fetchingOf(once: Ask, cache: Cache, root: string, pause = wait) {
  const ask = askingAgain(once, pause);
  const pathOf = (kind: PackedIn, id: string) => `${root}/${kind}/${id}`;
  const underWay = new Map<string, Promise<Bytes>>();
  let stored = true;

  const keep = async (kind: PackedIn, id: string, packed: Packed): Promise<void> => {
    if (!(await cache.put(pathOf(kind, id), packed))) stored = false;
  };
  /** A chunk that is not what was promised is asked for once more: it may have been cut off on its way. */
  const fresh = async ({ id, hash }: ChunkManifest): Promise<Bytes> => {
    for (let times = 0; times < 2; times += 1) {
      const packed = (await ask('voter_chunks', [id])).get(id);
      if (!packed) throw new Missing('gone');
      if ((await hashOf(packed.data)) !== hash) continue;
      await keep('voter_chunks', id, packed);
      return packed.data;
    }
    throw new Missing('damaged');
  };
  const chunk = async (promised: ChunkManifest): Promise<Bytes> => {
    const cached = await cache.get(pathOf('voter_chunks', promised.id));
    return cached && (await hashOf(cached.data)) === promised.hash ? cached.data : fresh(promised);
  };
  return {
    /** Whether all that came could be kept. */
    stored: () => stored,
    chunk(promised: ChunkManifest): Promise<Bytes> {
      const pending = underWay.get(promised.id) ?? chunk(promised);
      underWay.set(promised.id, pending);
      const end = () => void underWay.delete(promised.id);
      pending.then(end, end);
      return pending;
    },
    /** Parts of the overlay, each of its version or a later one: those that this device lacks, in one question. */
    async parts(requests: readonly PartRequest[]): Promise<ReadonlyMap<number, Packed>> {
      const parts = new Map<number, Packed>();
      for (const { part, version } of requests) {
        const cached = await cache.get(pathOf('voter_overlays', String(part)));
        if (cached && cached.version >= version) parts.set(part, cached);
      }
      const lacking = requests.filter(({ part }) => !parts.has(part)).map(({ part }) => part);
      if (lacking.length === 0) return parts;
      const found = await joinPieces((ids) => ask('voter_overlays', ids), lacking);
      for (const [part, packed] of found) {
        await keep('voter_overlays', String(part), packed);
        parts.set(part, packed);
      }
      return parts;
    },
    /** A part as this device has it, of whatever version; null where it has none. */
    cached: (part: number): Promise<Packed | null> => cache.get(pathOf('voter_overlays', String(part))),
    /** Drops chunks of other files, and what others left. */
    prune: (chunks: readonly ChunkManifest[]): Promise<void> => {
      const spared = new Set(chunks.map(({ id }) => pathOf('voter_chunks', id)));
      return cache.prune((path) => spared.has(path) || path.startsWith(pathOf('voter_overlays', '')));
    },
  };
}
export type Fetching = ReturnType<typeof fetchingOf>;

export const inGroups = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** Runs `work` on each, so many at a time; what one rejects with is its own. */
export async function someAtATime<T>(
  all: readonly T[],
  count: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const left = [...all];
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: Math.min(count, all.length) }, lane));
}

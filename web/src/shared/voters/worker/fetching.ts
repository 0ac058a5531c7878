import { hashOf } from '#shared/rules/voters/chunk.ts';
import type { Packed, PackedIn } from '../source.ts';
import { Missing } from './ask-database.ts';
import type { Cache } from './cache.ts';
import type { Promised } from './protocol.ts';

type Bytes = Packed['data'];
/** Asks over the network, or the page; rejects with `Missing`. */
export type Ask = (kind: PackedIn, id: string) => Promise<Packed>;

/** Fetches packed columns: from this device where it has them, else as `ask` does, and then keeps them. */
export function fetchingOf(ask: Ask, cache: Cache, root: string) {
  const pathOf = (kind: PackedIn, id: string) => `${root}/${kind}/${id}`;
  const underWay = new Map<string, Promise<Bytes>>();
  let stored = true;

  const keep = async (kind: PackedIn, id: string, packed: Packed): Promise<void> => {
    if (!(await cache.put(pathOf(kind, id), packed))) stored = false;
  };
  /** A chunk that is not what was promised is asked for once more: it may have been cut off on its way. */
  const fresh = async ({ id, hash }: Promised): Promise<Bytes> => {
    for (let times = 0; times < 2; times += 1) {
      const packed = await ask('voter_chunks', id);
      if ((await hashOf(packed.data)) !== hash) continue;
      await keep('voter_chunks', id, packed);
      return packed.data;
    }
    throw new Missing('damaged');
  };
  const chunk = async (promised: Promised): Promise<Bytes> => {
    const kept = await cache.get(pathOf('voter_chunks', promised.id));
    return kept && (await hashOf(kept.data)) === promised.hash ? kept.data : fresh(promised);
  };
  return {
    /** Whether all that came could be kept. */
    stored: () => stored,
    chunk(promised: Promised): Promise<Bytes> {
      const asked = underWay.get(promised.id) ?? chunk(promised);
      underWay.set(promised.id, asked);
      const end = () => void underWay.delete(promised.id);
      asked.then(end, end);
      return asked;
    },
    /** A part of the overlay, of this version or a later one. */
    async part(part: number, version: number): Promise<Packed> {
      const kept = await cache.get(pathOf('voter_overlays', String(part)));
      if (kept && kept.version >= version) return kept;
      const packed = await ask('voter_overlays', String(part));
      await keep('voter_overlays', String(part), packed);
      return packed;
    },
    /** Drops chunks of other files, and what others left. */
    prune: (chunks: readonly Promised[]): Promise<void> => {
      const spared = new Set(chunks.map(({ id }) => pathOf('voter_chunks', id)));
      return cache.prune((path) => spared.has(path) || path.startsWith(pathOf('voter_overlays', '')));
    },
  };
}
export type Fetching = ReturnType<typeof fetchingOf>;

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

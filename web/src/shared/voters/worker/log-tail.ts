import { gunzip, gzip } from '#shared/domain/voters/gzip.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { Cache } from './cache.ts';
import type { Core } from './core.ts';

/** Whoever changes what an event says raises it: what a device kept before is asked for again. */
const tailVersion = 1;
/** Events that are kept at the most, some hundred bytes each: with more of them, the fold is late or the parts cost less. */
const tailMax = 20_000;
/** Milliseconds from an event to its being kept: a busy evening brings them by the dozen. */
const keepMs = 2_000;
/** Milliseconds before what was reached from which on events are asked for again: they may become known out of order. */
const overlapMs = 60_000;

type Tail = { events: Learned[]; versions: number[] };

/**
 * What the log told since the last fold, kept on this device: opened without a connection, it shows all that it had seen, and
 * with one it asks only for what is new. `root`: begins the documents' names.
 */
export function tailOf(core: Core, cache: Cache, root: string) {
  const path = `${root}/voter_overlays/tail`;
  let until = 0;
  let isDue = false;
  let versions: readonly number[] = [];

  const keep = async (): Promise<void> => {
    isDue = false;
    const events = core.known.received();
    const tail: Tail = { events: events.slice(0, tailMax), versions: core.known.versions() };
    // Of too many nothing is said to have been reached: they are asked for again.
    const reached = events.length > tailMax ? 0 : until;
    const data = await gzip(new TextEncoder().encode(JSON.stringify(tail)));
    await cache.put(path, { data: Uint8Array.from(data), version: tailVersion, until: reached });
  };
  const load = async (): Promise<number> => {
    const cached = await cache.get(path);
    if (cached?.version !== tailVersion) return 0;
    try {
      const tail: Tail = JSON.parse(new TextDecoder().decode(await gunzip(cached.data)));
      versions = tail.versions;
      core.learn(tail.events);
      until = cached.until;
      return until;
    } catch {
      return 0;
    }
  };
  const loaded = load();
  return {
    /** From where on the log has to be asked, in milliseconds since 1970; 0: from the last fold on. */
    async from(): Promise<number> {
      await loaded;
      return Math.max(0, until - overlapMs);
    },
    /** The version of a part with which the kept events make all that this device had seen; null where none were kept. */
    versionOf: async (part: number): Promise<number | null> =>
      (await loaded) > 0 ? (versions[part] ?? 0) : null,
    reached(moment: number): void {
      if (moment <= until) return;
      until = moment;
      if (!isDue) setTimeout(() => void keep(), keepMs);
      isDue = true;
    },
  };
}
export type LogTail = ReturnType<typeof tailOf>;

import { type Durability, type Entries, type openDisk, relaxed } from './disk.ts';
import { byAge, type Item, version } from './item.ts';
import type { Storage } from './state.ts';

/** The item as it is to be; null removes it, undefined leaves it. `later`: a timestamp after all others. */
export type Next = (item: Item, later: number) => Item | null | undefined;
export type Store = ReturnType<typeof openStore>;

/** A change that this device does not take: nothing is kept or sent. */
export class NotKept extends Error {
  constructor(readonly code: 'quota-exceeded' | 'invalid-argument') {
    super(code);
  }
}
const isQuota = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * All tabs' entries on the disk; what the disk does not take lies on top of them, in this tab's memory. `say` hears of
 * trouble with the disk, and of its end.
 */
export function openStore(
  { now, open }: { now: () => number; open: typeof openDisk },
  say: (news: Partial<Storage>) => void,
) {
  /** Null: gone, though the disk may still have it. */
  const memory = new Map<string, Item | null>();
  const disk = open(
    () => say({ blocked: true }),
    () => {
      say({ blocked: false });
      void settle();
    },
  );

  /** Moves to the disk what it would not take before. */
  async function settle(): Promise<void> {
    for (const [id, item] of memory) {
      await disk(async (entries) => void (await (item ? entries.put(item) : entries.delete(id))));
      if (memory.get(id) === item) memory.delete(id);
    }
  }
  const lost = (error: unknown) => say(isQuota(error) ? { full: true } : { durable: false });
  const works = () => {
    if (memory.size === 0) return say({ durable: true });
    settle().then(works, lost);
  };
  const hasRoom = () => {
    say({ full: false });
    works();
  };

  async function laterIn(entries: Entries): Promise<number> {
    const last = await entries.index('timestamp').openKeyCursor(null, 'prev');
    return later(last?.key ?? 0);
  }
  const later = (last = 0): number =>
    Math.max(now(), last + 1, ...[...memory.values()].map((item) => (item?.timestamp ?? 0) + 1));

  const onTop = (items: readonly Item[], concerns: (item: Item) => boolean): Item[] => {
    const own = [...memory.values()].filter((item) => item !== null).filter(concerns);
    const known = items.filter((item) => item.version === version && !memory.has(item.id));
    return [...known, ...own].sort(byAge);
  };

  function inMemory({ id }: Item, next: Item | null): void {
    memory.set(id, next);
  }

  return {
    /** Those of all users and tabs, oldest first. Throws where the disk cannot be read. */
    async all(): Promise<Item[]> {
      const kept = await disk((entries) => entries.getAll(), relaxed).catch((error: unknown) => {
        lost(error);
        throw error;
      });
      works();
      return onTop(kept, () => true);
    },

    /** Those of the same document, oldest first. */
    async lane({ table, document }: Item): Promise<Item[]> {
      const key: [string, string] = [table, document];
      const concerns = (item: Item) => item.table === table && item.document === document;
      const kept = await disk((entries) => entries.index('document').getAll(key), relaxed).catch(
        (error: unknown) => {
          // What the disk has of it cannot be known; what this tab keeps by itself has to go out all the same.
          if (onTop([], concerns).length === 0) throw error;
          return [];
        },
      );
      return onTop(kept, concerns);
    },

    /**
     * Adds entries in their order, later than all others, all of them or none. Throws `quota-exceeded` where the device
     * has no room for them; where it keeps nothing at all, they live in memory.
     */
    async add(items: readonly Item[]): Promise<Item[]> {
      const timed = (first: number) => items.map((item, at) => ({ ...item, timestamp: first + at }));
      try {
        const added = await disk(async (entries) => {
          const all = timed(await laterIn(entries));
          await Promise.all(all.map((item) => entries.put(item)));
          return all;
        });
        hasRoom();
        return added;
      } catch (error) {
        lost(error);
        if (isQuota(error)) throw new NotKept('quota-exceeded');
        const all = timed(later());
        for (const item of all) inMemory(item, item);
        return all;
      }
    },

    /** Keeps an entry that nobody else changes, without looking at it first: the page may be closing. */
    async put(item: Item): Promise<void> {
      if (memory.has(item.id)) return inMemory(item, item);
      try {
        await disk(async (entries) => {
          const put = entries.put(item);
          // Not left to the browser, which commits once `put` has answered: a page that is closing does not hear that.
          entries.transaction.commit();
          await put;
        });
        hasRoom();
      } catch (error) {
        lost(error);
        inMemory(item, item);
      }
    },

    /**
     * Makes `next` of an entry as it is now, in one step among all tabs; answers with what it made of it, undefined
     * where nothing was done. `known`: the entry as this tab knew it, for when the disk fails.
     */
    async change(known: Item, next: Next, how?: Durability): Promise<Item | null | undefined> {
      const { id } = known;
      if (!memory.has(id)) {
        try {
          return await disk(async (entries) => {
            const item = await entries.get(id);
            const made = item?.version === version ? next(item, await laterIn(entries)) : undefined;
            if (made === null) await entries.delete(id);
            else if (made) await entries.put(made);
            return made;
          }, how);
        } catch (error) {
          lost(error);
        }
      }
      const item = memory.has(id) ? memory.get(id) : known;
      const made = item ? next(item, later()) : undefined;
      if (made !== undefined) inMemory(known, made);
      return made;
    },
  };
}

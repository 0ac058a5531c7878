import { type Durability, type Entries, type openDisk, relaxed } from './journal-database.ts';
import type { Storage } from './journal-state.ts';
import type { Keyring } from './keyring.ts';
import { byAge, type Item, isReadable } from './queue-item.ts';
import {
  isClosed,
  isOpen,
  isSame,
  openEntryCipher,
  type SealedEntry,
  type UnreadableEntry,
} from './sealed-entries.ts';

/** The item as it is to be; null removes it, undefined leaves it. `later`: a timestamp after all others. */
export type Next = (item: Item, later: number) => Item | null | undefined;
export type Store = ReturnType<typeof openStore>;

/** A change that this device does not take: nothing is kept or sent. */
export class NotStoredError extends Error {
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
  { now, open, keys }: { now: () => number; open: typeof openDisk; keys: Keyring },
  say: (news: Partial<Storage>) => void,
) {
  /** Null: gone, though the disk may still have it. */
  const memory = new Map<string, Item | null>();
  const locks = openEntryCipher(keys);
  /** Entries of a version that this one knows, as they are; those that cannot be decrypted among them. */
  const opened = async (found: readonly SealedEntry[]) =>
    Promise.all(found.filter((one) => isReadable(one.version)).map(locks.unlock));
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
      const locked = item && (await locks.lock(item));
      await disk(async (entries) => void (await (locked ? entries.put(locked) : entries.delete(id))));
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
    const known = items.filter((item) => !memory.has(item.id));
    return [...known, ...own].sort(byAge);
  };

  /**
   * Reads, decides and writes. What is written was decided of what is there: opening and encrypting do not fit into one
   * transaction, so where somebody else was faster, it is decided once more.
   */
  async function changeOnDisk(id: string, next: Next, how?: Durability): Promise<Item | null | undefined> {
    for (;;) {
      const seen = await disk(
        async (entries) => ({ current: await entries.get(id), last: await laterIn(entries) }),
        relaxed,
      );
      const { current, last } = seen;
      if (!current || !isReadable(current.version)) return undefined;
      const item = await locks.unlock(current);
      if (isClosed(item)) return undefined;
      const made = next(item, last);
      if (made === undefined) return undefined;
      const locked = made && (await locks.lock(made));
      const done = await disk(async (entries) => {
        const now = await entries.get(id);
        if (!now || !isSame(now, current)) return null;
        if (!made || !locked) {
          await entries.delete(id);
          return { made: null };
        }
        // What is to be later than all others is so now.
        const isLater = made.timestamp === last && item.timestamp !== last;
        const timestamp = isLater ? await laterIn(entries) : made.timestamp;
        await entries.put({ ...locked, timestamp });
        return { made: { ...made, timestamp } };
      }, how);
      if (done) return done.made;
    }
  }

  function inMemory({ id }: Item, next: Item | null): void {
    memory.set(id, next);
  }

  /** Writes on their way, the newest of each entry: encrypting takes different times, and must not change their order. */
  const putting = new Map<string, { done: Promise<void> }>();

  async function putOnDisk(item: Item, closing: boolean, newer: () => Promise<void> | null): Promise<void> {
    if (memory.has(item.id)) return inMemory(item, item);
    try {
      const locked = closing ? locks.plain(item) : await locks.lock(item);
      const next = newer();
      if (next) return next;
      await disk(async (entries) => {
        const put = entries.put(locked);
        // Not left to the browser, which commits once `put` has answered: a page that is closing does not hear that.
        entries.transaction.commit();
        await put;
      });
      hasRoom();
    } catch (error) {
      lost(error);
      inMemory(item, item);
    }
  }

  return {
    /**
     * Those of all users and tabs, oldest first, and those that this page cannot read. `unsafe`: those that a sign-out would
     * make unreadable, until their member's key is here. Throws where the disk cannot be read.
     */
    async all(): Promise<{ items: Item[]; closed: UnreadableEntry[]; unsafe: SealedEntry[] }> {
      const storedEntries = await disk((entries) => entries.getAll(), relaxed).catch((error: unknown) => {
        lost(error);
        throw error;
      });
      works();
      locks.keep(storedEntries);
      const found = await opened(storedEntries);
      return {
        items: onTop(found.filter(isOpen), () => true),
        closed: found.filter(isClosed).filter(({ id }) => !memory.has(id)),
        unsafe: storedEntries.filter(({ by, version }) => by !== 'member' && isReadable(version)),
      };
    },

    /** Encrypts entries once more, under the best key that is here. True where that is their member's for all of them. */
    async renew(unsafe: readonly SealedEntry[]): Promise<boolean> {
      let isSafe = true;
      for (const before of unsafe) {
        const item = await locks.unlock(before);
        if (isClosed(item)) continue;
        const after = await locks.lock(item);
        if (after.by !== 'member') isSafe = false;
        if (after.by === before.by) continue;
        await disk(async (entries) => {
          const now = await entries.get(before.id);
          // Another tab has changed it, or done this.
          if (now && isSame(now, before)) await entries.put(after);
        });
      }
      return isSafe;
    },

    /** Those of the same document, oldest first. */
    async lane(item: Item): Promise<Item[]> {
      const { table, document, user } = item;
      const lane = await locks.laneOf(item);
      const concerns = (one: Item) => one.table === table && one.document === document && one.user === user;
      const storedEntries = await disk((entries) => entries.index('lane').getAll(lane), relaxed).catch(
        (error: unknown) => {
          // What the disk has of it cannot be known; what this tab keeps by itself has to go out all the same.
          if (onTop([], concerns).length === 0) throw error;
          return [];
        },
      );
      return onTop((await opened(storedEntries)).filter(isOpen), concerns);
    },

    /** Forgets entries that nobody can read any more. */
    async forget(ids: readonly string[]): Promise<void> {
      await disk(async (entries) => void (await Promise.all(ids.map((id) => entries.delete(id)))));
    },

    /**
     * Adds entries in their order, later than all others, all of them or none. Throws `quota-exceeded` where the device
     * has no room for them; where it keeps nothing at all, they live in memory.
     */
    async add(items: readonly Item[]): Promise<Item[]> {
      const timed = (first: number) => items.map((item, at) => ({ ...item, timestamp: first + at }));
      try {
        // Before the transaction begins: it would end while it waits.
        const locked = await Promise.all(items.map((item) => locks.lock(item)));
        const added = await disk(async (entries) => {
          const all = timed(await laterIn(entries));
          await Promise.all(
            locked.map((one, at) => entries.put({ ...one, timestamp: all[at]?.timestamp ?? one.timestamp })),
          );
          return all;
        });
        hasRoom();
        return added;
      } catch (error) {
        lost(error);
        if (isQuota(error)) throw new NotStoredError('quota-exceeded');
        const all = timed(later());
        for (const item of all) inMemory(item, item);
        return all;
      }
    },

    /**
     * Keeps an entry that nobody else changes, without looking at it first. `closing`: the page may not live until it is
     * encrypted; where it does, that is done afterwards.
     */
    put(item: Item, closing = false): Promise<void> {
      const { id } = item;
      const own = { done: Promise.resolve() };
      putting.set(id, own);
      const newer = () => (putting.get(id) === own ? null : (putting.get(id)?.done ?? Promise.resolve()));
      own.done = putOnDisk(item, closing, newer).finally(() => {
        if (putting.get(id) === own) putting.delete(id);
      });
      return own.done;
    },

    /**
     * Makes `next` of an entry as it is now, in one step among all tabs; answers with what it made of it, undefined
     * where nothing was done. `known`: the entry as this tab knew it, for when the disk fails.
     */
    async change(known: Item, next: Next, how?: Durability): Promise<Item | null | undefined> {
      const { id } = known;
      await putting.get(id)?.done;
      if (!memory.has(id)) {
        try {
          return await changeOnDisk(id, next, how);
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

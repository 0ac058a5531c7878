import { IDBFactory } from 'fake-indexeddb';
import { decode, encode } from '../../../device/codec.ts';
import { type Disk, openDisk } from '../disk.ts';
import type { Entry } from '../entry.ts';
import type { Item } from '../item.ts';
import { openJournal } from '../journal.ts';
import type { Content, Keyring } from '../keyring.ts';
import type { Locked } from '../locked.ts';
import { openState } from '../state.ts';
import type { Message, Standing, Surroundings } from '../surroundings.ts';
import { openLocks } from './locks.ts';
import { turns } from './server.ts';

export type Tab = ReturnType<Device['openTab']>;
export type Device = ReturnType<typeof openDevice>;

/** What never comes, because whoever waits for it is no more. */
const never = <T>() => new Promise<T>(() => {});

/** As quick as can be: what the browser's own cryptography does is held by tests of its own. */
const sealed = (content: Content) =>
  Uint8Array.from([...crypto.getRandomValues(new Uint8Array(12)), ...encode(content)]);
const content = ({ sealed }: Pick<Locked, 'sealed'>): Content => decode<Content>(sealed.slice(12));
export const openKeyring = (): Keyring => ({
  seal: async (_, __, content) => ({ by: 'member', sealed: sealed(content) }),
  plain: (content) => ({ by: 'nothing', sealed: sealed(content) }),
  open: async (_, __, kept) => content(kept),
  hide: async (name) => name,
  fetch: async () => {},
});
/** An entry as it lies on the disk of such a device, opened. */
export const itemIn = (locked: Locked): Item => {
  const { id, user, timestamp, version } = locked;
  return { ...content(locked), id, user, timestamp, version };
};

export const sam: Standing = { is: 'member', user: 'sam', organization: 'rivera' };

/** A browser with several tabs: its disk, its locks and its channels. Timers are to be faked by who uses it. */
export function openDevice(apply: (entry: Entry) => Promise<void>, keys: Keyring = openKeyring()) {
  globalThis.indexedDB = new IDBFactory();
  const locks = openLocks();
  const alive = new Map<string, { hear: (message: Message) => void; stand: () => void; shown: () => void }>();
  const back = new Set<() => void>();
  let standing: Standing = sam;
  let online = true;
  /** Things under way that are not yet answered. */
  let busy = 0;
  let opened = 0;
  const device = { full: false, broken: false, refused: 0, marked: false, hidden: false };
  const disk = openDisk(
    () => {},
    () => {},
  );

  const doing = async <T>(work: () => Promise<T>): Promise<T> => {
    busy += 1;
    try {
      return await work();
    } finally {
      busy -= 1;
    }
  };

  function openTab() {
    opened += 1;
    const name = `tab ${opened}`;
    const isAlive = () => alive.has(name);
    /** Nothing of a dead tab begins any more, and what was under way comes to an end that it does not hear of. */
    const living = async <T>(work: () => Promise<T>): Promise<T> => {
      if (!isAlive()) return never();
      try {
        const answer = await doing(work);
        return isAlive() ? answer : await never<T>();
      } catch (error) {
        if (isAlive()) throw error;
        return never();
      }
    };
    const open: typeof openDisk = (blocked, ready) => {
      const own = openDisk(blocked, ready);
      if (device.broken) return () => Promise.reject(new DOMException('No storage here.', 'SecurityError'));
      const guarded: Disk = (work, how) =>
        living(() =>
          own(async (entries) => {
            if (!device.full) return work(entries);
            const put = () => Promise.reject(new DOMException('No room.', 'QuotaExceededError'));
            return work(
              new Proxy(entries, { get: (target, what) => (what === 'put' ? put : bound(target, what)) }),
            );
          }, how),
        );
      return guarded;
    };
    const parts = { hear: (_: Message) => {}, stand: () => {}, shown: () => {} };
    const surroundings: Surroundings = {
      now: Date.now,
      open,
      keys: {
        ...keys,
        seal: (...asked) => living(() => keys.seal(...asked)),
        open: (...asked) => living(() => keys.open(...asked)),
        hide: (name) => living(() => keys.hide(name)),
        fetch: (user) => living(() => keys.fetch(user)),
      },
      isHidden: () => device.hidden,
      lock: (lock, options, work) => (isAlive() ? locks.of(name)(lock, options, work) : never()),
      join: (hear) => {
        parts.hear = hear;
        return (message) => {
          if (!isAlive()) return;
          const told = structuredClone(message);
          for (const [other, { hear: tell }] of alive) if (other !== name) setImmediate(() => tell(told));
        };
      },
      standing: () => standing,
      onStanding: (hear) => {
        parts.stand = hear;
      },
      onShown: (hear) => {
        parts.shown = hear;
      },
      mark: (waits) => {
        device.marked = waits;
      },
      persist: () => {},
      apply: (entry) => living(() => apply(entry)),
      reach: {
        isThere: () => online,
        heard: () => {},
        missed: () => {},
        onBack: (hear) => {
          back.add(hear);
          return () => void back.delete(hear);
        },
      },
      refused: () => {
        device.refused += 1;
      },
    };
    alive.set(name, parts);
    const useJournal = openState();
    const journal = openJournal(surroundings, useJournal);
    return {
      ...journal,
      useJournal,
      name,
      isAlive,
      /** As the browser's task manager does it: nothing of the tab is left but what is on the disk. */
      kill(): void {
        alive.delete(name);
        locks.forget(name);
      },
      shown: () => parts.shown(),
      states: () => useJournal.getState().entries.map(({ state }) => state),
    };
  }

  return {
    device,
    locks,
    openTab,
    /** What is on the disk, whatever its version. */
    kept: async (): Promise<Item[]> => (await disk((entries) => entries.getAll())).map(itemIn),
    /** The same as it lies there. */
    locked: (): Promise<Locked[]> => disk((entries) => entries.getAll()),
    disk,
    isIn: () => standing.is === 'member',
    stand(next: Standing): void {
      standing = next;
      for (const { stand } of alive.values()) stand();
    },
    connect(is: boolean): void {
      online = is;
      if (is) for (const hear of [...back]) hear();
    },
    /** Waits until nothing is under way; no timer runs out meanwhile. */
    async settle(): Promise<void> {
      for (let quiet = 0; quiet < 4; ) {
        await turns(1);
        quiet = busy === 0 ? quiet + 1 : 0;
      }
    },
  };
}

function bound(target: object, what: string | symbol): unknown {
  const value: unknown = Reflect.get(target, what);
  return typeof value === 'function' ? value.bind(target) : value;
}

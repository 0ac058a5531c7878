import { IDBFactory } from 'fake-indexeddb';
import { decode, encode } from '../../../device/codec.ts';
import type { Entry } from '../entry.ts';
import { openJournal } from '../journal.ts';
import { type Disk, openDisk } from '../journal-database.ts';
import { openState } from '../journal-state.ts';
import type { EntryContent, Keyring } from '../keyring.ts';
import type { Identity, Message, Ports } from '../ports.ts';
import type { Item } from '../queue-item.ts';
import type { SealedEntry } from '../sealed-entries.ts';
import { openLocks } from './fake-locks.ts';
import { turns } from './fake-server.ts';

export type Tab = ReturnType<Device['openTab']>;
export type Device = ReturnType<typeof openDevice>;

/** What never comes, because whoever waits for it is no more. */
const never = <T>() => new Promise<T>(() => {});

/** As quick as can be: what the browser's own cryptography does is held by tests of its own. */
const sealed = (content: EntryContent) =>
  Uint8Array.from([...crypto.getRandomValues(new Uint8Array(12)), ...encode(content)]);
const content = ({ sealed }: Pick<SealedEntry, 'sealed'>): EntryContent =>
  decode<EntryContent>(sealed.slice(12));
export const openKeyring = (): Keyring => ({
  seal: async (_, __, content) => ({ by: 'member', sealed: sealed(content) }),
  plain: (content) => ({ by: 'nothing', sealed: sealed(content) }),
  open: async (_, __, sealedContent) => content(sealedContent),
  hide: async (name) => name,
  fetch: async () => {},
});
/** An entry as it lies on the disk of such a device, opened. */
export const itemIn = (locked: SealedEntry): Item => {
  const { id, user, timestamp, version } = locked;
  return { ...content(locked), id, user, timestamp, version };
};

export const sam: Identity = { is: 'member', user: 'sam', organization: 'rivera' };

/** A browser with several tabs: its disk, its locks and its channels. Timers are to be faked by who uses it. */
export function openDevice(apply: (entry: Entry) => Promise<unknown>, keys: Keyring = openKeyring()) {
  globalThis.indexedDB = new IDBFactory();
  const locks = openLocks();
  const alive = new Map<
    string,
    { onMessage: (message: Message) => void; stand: () => void; shown: () => void }
  >();
  const back = new Set<() => void>();
  let identity: Identity = sam;
  let online = true;
  let knowsCampaign = true;
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
              new Proxy(entries, {
                get: (target, property) => (property === 'put' ? put : bound(target, property)),
              }),
            );
          }, how),
        );
      return guarded;
    };
    const parts = { onMessage: (_: Message) => {}, stand: () => {}, shown: () => {} };
    const ports: Ports = {
      now: Date.now,
      open,
      keys: {
        ...keys,
        seal: (...args) => living(() => keys.seal(...args)),
        open: (...args) => living(() => keys.open(...args)),
        hide: (name) => living(() => keys.hide(name)),
        fetch: (user) => living(() => keys.fetch(user)),
      },
      isHidden: () => device.hidden,
      lock: (lock, options, work) => (isAlive() ? locks.of(name)(lock, options, work) : never()),
      join: (onMessage) => {
        parts.onMessage = onMessage;
        return (message) => {
          if (!isAlive()) return;
          const copy = structuredClone(message);
          for (const [other, { onMessage: tell }] of alive)
            if (other !== name) setImmediate(() => tell(copy));
        };
      },
      identity: () => identity,
      onIdentityChange: (listener) => {
        parts.stand = listener;
      },
      onShown: (listener) => {
        parts.shown = listener;
      },
      mark: (waits) => {
        device.marked = waits;
      },
      persist: () => {},
      apply: (entry) => living(() => apply(entry)),
      reach: {
        isOnline: () => online,
        knowsCampaign: () => knowsCampaign,
        responded: () => {},
        missed: () => {},
        onBack: (listener) => {
          back.add(listener);
          return () => void back.delete(listener);
        },
      },
      refused: () => {
        device.refused += 1;
      },
    };
    alive.set(name, parts);
    const useJournal = openState();
    const journal = openJournal(ports, useJournal);
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
    stored: async (): Promise<Item[]> => (await disk((entries) => entries.getAll())).map(itemIn),
    /** The same as it lies there. */
    locked: (): Promise<SealedEntry[]> => disk((entries) => entries.getAll()),
    disk,
    isIn: () => identity.is === 'member',
    stand(next: Identity): void {
      identity = next;
      for (const { stand } of alive.values()) stand();
    },
    connect(is: boolean): void {
      online = is;
      if (is) for (const listener of [...back]) listener();
    },
    /** The server says, or has yet to say, which campaign is active. */
    hearCampaign(is: boolean): void {
      knowsCampaign = is;
      if (is) for (const listener of [...back]) listener();
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

function bound(target: object, property: string | symbol): unknown {
  const value: unknown = Reflect.get(target, property);
  return typeof value === 'function' ? value.bind(target) : value;
}

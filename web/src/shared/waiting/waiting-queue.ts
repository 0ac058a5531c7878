import type { Capability } from '#shared/access.ts';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { useLiveQuery } from '../data/live.ts';
import { readList } from '../data/lookup.ts';
import type { Live } from '../data/optimistic-view.ts';
import type { firstOf } from '../data/queries.ts';
import type { Read } from '../data/reading.ts';
import { useListOnce } from '../data/use-list-once.ts';
import type { MessageKey } from '../text/index.ts';

/** Entries of one queue that are read, whatever the size of the campaign. */
export const queueMax = 20;

export type WaitingEntry = {
  /** A text of its own; the queue's name where it has none. */
  title: string | null;
  /** Whether that text is a telephone number as it is stored. */
  isPhone?: boolean;
  /** What more it says of itself, in the texts of the screen. */
  about?: MessageKey;
  /** `YYYY-MM-DD`; null where it is for no day. */
  day: string | null;
  /** `HH:MM` of that day; null where it is due until its end. */
  time: string | null;
  link: string;
  /** Called when the member opens it: for what only tells something. */
  open?: () => void;
};
export type WaitingItem = WaitingEntry & { id: string; label: MessageKey };
/** `isMore`: some queue may hold more than was read. */
export type Waiting = { items: WaitingItem[]; isMore: boolean };
export type WaitingOwner = { organization: string; uid: string };

/** What can wait for members. `useItems` and `readItems` answer the same: live for the list, once for the count. */
export type WaitingQueue = {
  key: string;
  /** Who works through it; nothing is asked for others. Null: every member. */
  capability: Capability | null;
  label: MessageKey;
  useItems: (owner: WaitingOwner, isClosed: boolean) => Live<Waiting>;
  readItems: (owner: WaitingOwner) => Promise<Waiting>;
};

type Definition<N extends string, S extends Shape> = {
  key: string;
  capability: Capability | null;
  /** Four of them listen, which is what one screen may; the others are read when the list is opened. */
  isLive?: boolean;
  label: MessageKey;
  collection: Collection<N, S>;
  /** At most `queueMax` documents. */
  query: (path: string, owner: WaitingOwner) => ReturnType<typeof firstOf>;
  /** Null where it does not wait for this member. */
  entry: (row: Read<S>, owner: WaitingOwner) => WaitingEntry | null;
};

export const readyWaiting = (value: Waiting): Live<Waiting> => ({
  is: 'ready',
  value,
  stale: false,
  at: null,
  unreadable: 0,
});
export const nothingWaits: Waiting = { items: [], isMore: false };

/** A queue whose entries are the documents of one query: a listener, and `queueMax` reads. */
export function waitingQueue<N extends string, S extends Shape>(of: Definition<N, S>): WaitingQueue {
  const { key, capability, label, collection } = of;
  const waitingIn = (rows: readonly Read<S>[], owner: WaitingOwner): Waiting => {
    const items = rows.flatMap((row) => {
      const entry = of.entry(row, owner);
      return entry ? [{ ...entry, id: `${key}/${row.id}`, label }] : [];
    });
    // Where nothing of a full page waits, nothing behind it is promised: the menu would show “0+”.
    return { items, isMore: rows.length >= queueMax && items.length > 0 };
  };
  return {
    key,
    capability,
    label,
    useItems(owner, isClosed) {
      const path = collection.path(owner.organization);
      const name = `waiting ${key} ${path} ${owner.uid}`;
      const query = () => of.query(path, owner);
      const isLive = of.isLive ?? true;
      const listened = useLiveQuery(collection, name, query, isClosed || !isLive);
      const read = useListOnce(collection, isClosed || isLive ? null : name, query);
      const live = isLive ? listened : read;
      if (isClosed) return readyWaiting(nothingWaits);
      return live.is === 'ready' ? { ...live, value: waitingIn(live.value, owner) } : live;
    },
    readItems: async (owner) =>
      waitingIn(await readList(collection, of.query(collection.path(owner.organization), owner)), owner),
  };
}

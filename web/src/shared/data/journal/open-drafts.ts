import { draftLock } from './abandoned-drafts.ts';
import type { Operation, State } from './entry.ts';
import type { Mirror } from './mirror.ts';
import type { Ports } from './ports.ts';
import { flat, type Item, isDraft } from './queue-item.ts';

/** A change that is still being typed. Should its tab die, another one, or the next page, sends what was last put. */
export type Draft = {
  /** The id of its entry. */
  id: string;
  /** Keeps what the change is by now; resolves when it is safe on this device. */
  put: (operation: Operation) => Promise<void>;
  /** Sends what was last put: it then waits, fails or is acknowledged like any entry. Nothing is put afterwards. */
  send: () => void;
  /** Forgets it, unless it was sent. */
  drop: () => Promise<void>;
};

/** `own` holds the drafts of this tab: it alone sends them. */
export function openDrafts(
  { lock }: Ports,
  mirror: Mirror,
  own: Set<string>,
  itemOf: (operation: Operation, state: State) => Item,
) {
  /** Begins a draft with what was typed first. Throws "Not authenticated" without a member. */
  return (first: Operation): Draft & { stored: Promise<void> } => {
    let item = itemOf(first, { is: 'held', until: null });
    const { id } = item;
    let over = false;
    let letGo = () => {};
    const ended = new Promise<void>((done) => {
      letGo = done;
    });
    own.add(id);
    // Asked for before the draft is on the disk: no other tab can be in front.
    lock(draftLock(id), {}, () => ended).catch(() => undefined);

    const put = (operation: Operation): Promise<void> => {
      if (over) return Promise.resolve();
      item = { ...item, ...flat(operation) };
      return mirror.keep(item);
    };
    const end = async (how: (item: Item, timestamp: number) => Item | null): Promise<void> => {
      if (over) return;
      over = true;
      await mirror.change(item, (now, later) => (isDraft(now) ? how(now, later) : undefined));
      letGo();
      own.delete(id);
    };
    return {
      id,
      stored: put(first),
      put,
      send: () => void end((now, timestamp) => ({ ...now, timestamp, state: { is: 'pending' } })),
      drop: () => end(() => null),
    };
  };
}

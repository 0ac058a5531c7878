import type { EntryContent, KeyKind, Keyring } from './keyring.ts';
import type { Item } from './queue-item.ts';

/** An entry as the disk has it. `lane`: hides the collection and the document that it is about. */
export type SealedEntry = {
  id: string;
  user: string;
  timestamp: number;
  version: number;
  lane: string;
  by: KeyKind;
  sealed: Uint8Array<ArrayBuffer>;
};
/** An entry that this page cannot read. `unreadable`: nobody ever will. */
export type UnreadableEntry = { id: string; user: string; why: 'locked' | 'unreadable' };

const nameOf = ({ user, id }: Pick<Item, 'user' | 'id'>): string => `journal ${user} ${id}`;
/** Never twice the same: of every write, the first bytes are random. */
const stampOf = ({ by, sealed }: SealedEntry): string =>
  `${by} ${sealed.subarray(0, 12).join()} ${sealed.length}`;
export const isSame = (one: SealedEntry, other: SealedEntry): boolean =>
  one.timestamp === other.timestamp && stampOf(one) === stampOf(other);

/** Encrypts entries and opens them; each content once, for every tab reads all of them whenever one has changed. */
export function openEntryCipher(keys: Keyring) {
  const known = new Map<string, { stamp: string; content: EntryContent }>();

  const laneOf = ({ user, table, document }: Pick<Item, 'user' | 'table' | 'document'>): Promise<string> =>
    keys.hide(`${user} ${table}/${document}`);

  async function lock(item: Item): Promise<SealedEntry> {
    const { id, user, timestamp, version, ...content } = item;
    const [lane, sealedContent] = await Promise.all([laneOf(item), keys.seal(user, nameOf(item), content)]);
    return { id, user, timestamp, version, lane, ...sealedContent };
  }

  async function unlock(locked: SealedEntry): Promise<Item | UnreadableEntry> {
    const { id, user, timestamp, version } = locked;
    const stamp = stampOf(locked);
    const before = known.get(id);
    if (before?.stamp === stamp) return { ...before.content, id, user, timestamp, version };
    const content = await keys.open(user, nameOf(locked), locked);
    if (typeof content === 'string') return { id, user, why: content };
    known.set(id, { stamp, content });
    return { ...content, id, user, timestamp, version };
  }

  return {
    laneOf,
    lock,
    /** At once: of what is still being typed, which has no lane yet. */
    plain: ({ id, user, timestamp, version, ...content }: Item): SealedEntry => ({
      ...{ id, user, timestamp, version, lane: '' },
      ...keys.plain(content),
    }),
    unlock,
    /** Forgets the contents of entries that are gone. */
    keep(all: readonly SealedEntry[]): void {
      const storedIds = new Set(all.map(({ id }) => id));
      for (const id of known.keys()) if (!storedIds.has(id)) known.delete(id);
    },
  };
}
export const isClosed = (one: Item | UnreadableEntry): one is UnreadableEntry => 'why' in one;
export const isOpen = (one: Item | UnreadableEntry): one is Item => !isClosed(one);

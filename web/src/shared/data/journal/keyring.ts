import { journalKeyCall } from '#shared/api/account-api.ts';
import { bytesOf } from '#shared/domain/base64.ts';
import { type Sealed, seal, unseal } from '../../device/box.ts';
import { decode, encode } from '../../device/codec.ts';
import { deviceKeys, journalKey, keepJournalKey } from '../../device/keys.ts';
import { callEndpoint } from '../api.ts';
import type { Item } from './queue-item.ts';

/** What an entry says; the rest of it lies plain, so that every tab can count and order what it cannot read. */
export type EntryContent = Omit<Item, 'id' | 'user' | 'timestamp' | 'version'>;

/**
 * What encrypts an entry. `member`: the key that the server gives to its member, with which it outlasts a sign-out. `device`:
 * the device's own, until that has arrived. `nothing`: the page was closing and could not wait; the next one encrypts it.
 */
export type KeyKind = 'member' | 'device' | 'nothing';
export type SealedContent = { by: KeyKind; sealed: Sealed<EntryContent> };

export type Keyring = {
  /** Rejects where this device has no key for the user's. */
  seal: (user: string, name: string, content: EntryContent) => Promise<SealedContent>;
  /** At once, and unencrypted: for a page that is closing. */
  plain: (content: EntryContent) => SealedContent;
  /** `locked`: the key is not here yet, or another member's. `unreadable`: it never opens any more. */
  open: (
    user: string,
    name: string,
    sealedContent: SealedContent,
  ) => Promise<EntryContent | 'locked' | 'unreadable'>;
  /** The same for the same name, which it does not tell. */
  hide: (name: string) => Promise<string>;
  /** Asks the server for the signed-in member's key, unless it is here. Rejects where it cannot be had. */
  fetch: (user: string) => Promise<void>;
};

const keyFor = async (user: string, by: KeyKind): Promise<CryptoKey | null> =>
  by === 'member' ? journalKey(user) : ((await deviceKeys(user))?.cipher ?? null);

export const keyring: Keyring = {
  async seal(user, name, content) {
    for (const by of ['member', 'device'] as const) {
      const key = await keyFor(user, by);
      if (key) return { by, sealed: await seal(key, name, content) };
    }
    throw new Error('There is no key on this device.');
  },
  plain: (content) => ({
    by: 'nothing',
    sealed: Uint8Array.from([...crypto.getRandomValues(new Uint8Array(12)), ...encode(content)]),
  }),
  async open(user, name, { by, sealed }) {
    try {
      if (by === 'nothing') return decode<EntryContent>(sealed.slice(12));
      const key = await keyFor(user, by);
      return key ? await unseal(key, name, sealed) : 'locked';
    } catch {
      return 'unreadable';
    }
  },
  async hide(name) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
  async fetch(user) {
    if (await journalKey(user)) return;
    const { key } = await callEndpoint(journalKeyCall, {});
    const made = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
    await keepJournalKey(user, made);
  },
};

import type { DBSchema } from 'idb';
import type { Contact } from '#shared/domain/rolodex/contact.ts';
import { deviceStore } from '../../shared/data/device-store.ts';
import type { Sealed } from '../../shared/device/box.ts';
import { deviceBox } from '../../shared/device/keys.ts';

/** What became of a contact, by its place in the file. */
export type Mark = { place: number; is: 'rated' | 'skipped' };
type StoredContacts = { contacts: Contact[]; at: number };

/** Contacts stay for so long after their file was read. */
const storedMs = 30 * 86_400_000;

interface RolodexDatabase extends DBSchema {
  contacts: { key: string; value: Sealed<StoredContacts> };
  marks: { key: string; value: Sealed<Mark[]> };
}
const open = deviceStore<RolodexDatabase>({
  name: 'hustings-rolodex',
  version: 1,
  stores: ['contacts', 'marks'],
});

type Owner = { uid: string; organization: string };
const keyOf = ({ uid, organization }: Owner): string => `${uid}|${organization}`;

async function openFor(owner: Owner) {
  const [db, box] = await Promise.all([open(), deviceBox(owner.uid)]);
  if (!box) throw new Error('Nothing can be stored here.');
  return { db, box, key: keyOf(owner) };
}

/** The contacts that this member has not finished with; null where there are none, or none can be stored. */
export async function readContacts(
  owner: Owner,
  now: number,
): Promise<{ contacts: Contact[]; marks: Mark[] } | null> {
  try {
    const { db, box, key } = await openFor(owner);
    const stored = await box.open(key, await db.get('contacts', key));
    if (!stored) return null;
    if (now - stored.at > storedMs) {
      await dropContacts(owner);
      return null;
    }
    const marks = (await box.open(key, await db.get('marks', key))) ?? [];
    return { contacts: stored.contacts, marks };
  } catch {
    return null;
  }
}

/** Resolves with whether they outlast the page. Never rejects. */
export async function storeContacts(owner: Owner, contacts: Contact[], now: number): Promise<boolean> {
  try {
    const { db, box, key } = await openFor(owner);
    await db.delete('marks', key);
    await db.put('contacts', await box.seal(key, { contacts, at: now }), key);
    return true;
  } catch {
    return false;
  }
}

/** Never rejects: a page that cannot store them still has them. */
export async function storeMarks(owner: Owner, marks: Mark[]): Promise<void> {
  try {
    const { db, box, key } = await openFor(owner);
    await db.put('marks', await box.seal(key, marks), key);
  } catch {
    // They are lost with the page.
  }
}

/** Never rejects. */
export async function dropContacts(owner: Owner): Promise<void> {
  try {
    const { db, key } = await openFor(owner);
    await Promise.all([db.delete('contacts', key), db.delete('marks', key)]);
  } catch {
    // Nothing could be stored either.
  }
}

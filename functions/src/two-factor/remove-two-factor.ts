import type { DocumentReference, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import {
  twoFactorAttempts,
  twoFactorDeviceSecrets,
  twoFactorTickets,
  twoFactorTrustedDevices,
} from '#shared/collections/index.ts';
import { accountBucket, addressChangeBucket, journalKeyBucket, passwordBucket } from '../attempts/buckets.ts';
import { twoFactorReferences } from './two-factor-references.ts';

type Read = (query: Query) => Promise<QuerySnapshot>;
type StoredKind = typeof twoFactorTrustedDevices | typeof twoFactorDeviceSecrets | typeof twoFactorTickets;

const directly: Read = (query) => query.get();

async function belonging(
  read: Read,
  db: Firestore,
  uid: string,
  kinds: StoredKind[],
): Promise<DocumentReference[]> {
  const found = await Promise.all(
    kinds.map((kind) => read(db.collection(kind.path('')).where('user_id', '==', uid))),
  );
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}

/**
 * The documents by which an account's devices are trusted and its sign-ins wait, for a transaction that deletes them.
 * A secret is found by its owner too: its device's document may be gone, because the owner may delete that.
 */
export const trustOf = (read: Read, db: Firestore, uid: string): Promise<DocumentReference[]> =>
  belonging(read, db, uid, [twoFactorTrustedDevices, twoFactorDeviceSecrets, twoFactorTickets]);

/** Trusts none of an account's devices any more, and voids the tickets of its sign-ins that wait. */
export async function forgetDevices(db: Firestore, uid: string): Promise<void> {
  await deleteAll(db, await trustOf(directly, db, uid));
}

/**
 * Removes all that is kept of an account's second factor, failures too: for an account that goes. The profile's
 * copy is the caller's.
 */
export async function removeTwoFactor(db: Firestore, uid: string): Promise<void> {
  const { settings, secret, codes } = twoFactorReferences(db, uid);
  const failures = [accountBucket, passwordBucket, addressChangeBucket, journalKeyBucket].map((bucket) =>
    db.collection(twoFactorAttempts.path('')).doc(bucket(uid).id),
  );
  await deleteAll(db, [settings, secret, codes, ...failures, ...(await trustOf(directly, db, uid))]);
}

async function deleteAll(db: Firestore, references: readonly DocumentReference[]): Promise<void> {
  const batch = db.batch();
  for (const reference of references) batch.delete(reference);
  await batch.commit();
}

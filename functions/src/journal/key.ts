import { randomBytes } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { journalKeys } from '#shared/collections/index.ts';
import { journalKeyBucket } from '../attempts/buckets.ts';
import { attemptCounter } from '../attempts/count.ts';
import { createOnce } from '../create-once.ts';
import type { Account } from '../http/token.ts';
import { seal, unseal } from '../two-factor/secret.ts';

type Dependencies = { db: Firestore; twoFactorKey: () => string };

/** Bound to the sealed key: moved to another account, or to another collection, it does not open. */
const boundTo = (uid: string): string => `journal key of ${uid}`;

/** Where one account's key is stored. */
export const journalKeyReference = (db: Firestore, uid: string) =>
  db.collection(journalKeys.path('')).doc(uid);

/**
 * Gives the caller their own key, and makes it the first time; of any number of calls at once all get the same one.
 * Two reads and a write for the count, one read for the key.
 */
export function getJournalKey({ db, twoFactorKey }: Dependencies) {
  const count = attemptCounter(db);
  return async ({ uid }: Account): Promise<{ key: string }> => {
    await count(journalKeyBucket(uid));
    const place = journalKeyReference(db, uid);
    let found = await place.get();
    if (!found.exists) {
      const sealed = seal(twoFactorKey(), boundTo(uid), randomBytes(32).toString('base64'));
      await createOnce(place, { user_id: uid, ...sealed, created_at: Timestamp.now() });
      found = await place.get();
    }
    return { key: unseal(twoFactorKey(), boundTo(uid), journalKeys.schema.parse(found.data())) };
  };
}

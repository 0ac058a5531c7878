import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { directory, userProfiles } from '#shared/collections/index.ts';
import { directoryChange } from '#shared/consequences/recounts.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { profileReference } from './member-queries.ts';

/** Fields that this version does not know yet leave the others readable. */
const membership = z.object(userProfiles.schema.shape);

/**
 * Copies a member to the directory of an organization: their profile as it is now, not as an event had it, so events
 * delivered twice, late or out of order all end with the same entry, and none for somebody who is gone. Two reads.
 */
export const copyEntry = (db: Firestore, organization: string, uid: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const entry = db.collection(directory.path(organization)).doc(uid);
    const [profile, before] = await transaction.getAll(profileReference(db, uid), entry);
    const stored = before?.exists ? directory.schema.safeParse(before.data()).data : null;
    const change = directoryChange(parseOrNull(membership, profile?.data()), organization, stored ?? null);
    if (change.is === 'delete') transaction.delete(entry);
    if (change.is === 'set') transaction.set(entry, change.copy);
  });

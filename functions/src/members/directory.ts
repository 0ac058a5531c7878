import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { directory, memberships, userProfiles } from '#shared/collections/index.ts';
import { directoryChange, membershipCopyChange } from '#shared/consequences/recounts.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { membershipReference, membershipsOf, profileReference } from './member-queries.ts';

/** Fields that this version does not know yet leave the others readable. */
const membership = z.object(memberships.schema.shape);

/**
 * Copies a member to the directory of an organization: their membership as it is now, not as an event had it, so events
 * delivered twice, late or out of order all end with the same entry, and none for somebody who is gone. Two reads.
 */
export const copyEntry = (db: Firestore, organization: string, uid: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const entry = db.collection(directory.path(organization)).doc(uid);
    const [found, before] = await transaction.getAll(membershipReference(db, uid, organization), entry);
    const stored = before?.exists ? directory.schema.safeParse(before.data()).data : null;
    const change = directoryChange(parseOrNull(membership, found?.data()), stored ?? null);
    if (change.is === 'delete') transaction.delete(entry);
    if (change.is === 'set') transaction.set(entry, change.copy);
  });

/** Fields of the account, which each of its memberships has a copy of. */
const { full_name, two_factor_enabled, deletion_requested_at } = userProfiles.schema.shape;
const ofAccount = z.object({ full_name, two_factor_enabled, deletion_requested_at });

/** Brings an account's memberships up to its profile. A read for each, and a write where something differs. */
export const copyToMemberships = (db: Firestore, uid: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const found = await transaction.get(profileReference(db, uid));
    const profile = parseOrNull(ofAccount, found.data());
    if (!profile) return;
    const { docs } = await transaction.get(membershipsOf(db, uid));
    for (const { ref, data } of docs.map((one) => ({ ref: one.ref, data: one.data() }))) {
      const change = membershipCopyChange(profile, data);
      if (change) transaction.update(ref, change);
    }
  });

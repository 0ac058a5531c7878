import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { directory, userProfiles } from '#shared/collections/index.ts';
import { entryOf, isSameEntry } from '#shared/domain/directory.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { profileReference } from './member-queries.ts';

type Event = {
  params: { uid: string };
  data?: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined;
};

/** Fields that this version does not know yet leave the others readable. */
const membership = z.object(userProfiles.schema.shape);

/**
 * Keeps a member's entry in the directory of their organization. It copies the profile as it is now, not as an event had
 * it, so events delivered twice, late or out of order all end with the same entry, and none for somebody who is gone.
 * A change of name, role or organization costs two reads and a write for each organization, any other change nothing.
 */
export const keepDirectory =
  ({ db }: { db: Firestore }) =>
  async ({ params: { uid }, data }: Event): Promise<void> => {
    const was = parseOrNull(membership, data?.before.data());
    const is = parseOrNull(membership, data?.after.data());
    const isSameOrganization = was?.organization_id === is?.organization_id;
    if (isSameOrganization && isSameEntry(was, is)) return;
    const organizations = new Set([was, is].flatMap((one) => one?.organization_id ?? []));
    for (const organization of organizations) await copyEntry(db, organization, uid);
  };

const copyEntry = (db: Firestore, organization: string, uid: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const entry = db.collection(directory.path(organization)).doc(uid);
    const [profile, before] = await transaction.getAll(profileReference(db, uid), entry);
    const now = parseOrNull(membership, profile?.data());
    if (now?.organization_id !== organization) {
      transaction.delete(entry);
      return;
    }
    const had = before?.exists ? directory.schema.safeParse(before.data()) : null;
    if (!isSameEntry(had?.data ?? null, now)) transaction.set(entry, entryOf(now));
  });

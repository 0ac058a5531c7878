import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { profileBackups } from '#shared/collections/index.ts';
import { parseOrNull } from '../document-change.ts';

const { created_at } = profileBackups.schema.shape;
const stamped = z.object({ created_at });

/** Backups read at a time; a member keeps fifty. */
const page = 200;

/**
 * A membership that ended takes its backups along. Here and not where it ends, because a transaction cannot delete
 * without bound and an event that failed comes again. Meanwhile the rules show a backup to nobody outside of its
 * organization. What was kept after the moment of leaving stays: the member may be back by then.
 */
export async function dropBackups(
  db: Firestore,
  { uid, organization, leftAt }: { uid: string; organization: string; leftAt: number },
): Promise<void> {
  const all = db
    .collection(profileBackups.path(uid))
    .where('organization_id', '==', organization)
    .orderBy(FieldPath.documentId())
    .select('created_at')
    .limit(page);
  let { docs } = await all.get();
  while (docs.length > 0) {
    const batch = db.batch();
    for (const backup of docs) {
      const stored = parseOrNull(stamped, backup.data());
      const isLater = stored !== null && stored.created_at.toMillis() > leftAt;
      if (!isLater) batch.delete(backup.ref);
    }
    await batch.commit();
    const last = docs.at(-1);
    if (!last || docs.length < page) return;
    ({ docs } = await all.startAfter(last.id).get());
  }
}

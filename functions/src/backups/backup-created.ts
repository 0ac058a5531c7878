import type { Firestore } from 'firebase-admin/firestore';
import { profileBackups } from '#shared/collections/index.ts';
import { profileBackupsMax } from '#shared/constants.ts';

/** Backups deleted at a time. */
const page = 400;

/**
 * Keeps a member's newest backups of a campaign. Whatever the order and number of deliveries, only what stands behind the newest
 * goes, and that never comes back in front. Costs a read for each backup there is, rarely more than one too many.
 */
export async function trimBackups(db: Firestore, uid: string, organization: string): Promise<void> {
  const tooMany = db
    .collection(profileBackups.path(uid))
    .where('organization_id', '==', organization)
    .orderBy('created_at', 'desc')
    .offset(profileBackupsMax)
    .limit(page)
    .select();
  let { docs } = await tooMany.get();
  while (docs.length > 0) {
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < page) return;
    ({ docs } = await tooMany.get());
  }
}

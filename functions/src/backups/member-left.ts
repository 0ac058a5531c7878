import { type DocumentSnapshot, FieldPath, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { profileBackups, userProfiles } from '#shared/collections/index.ts';
import { parseOrNull } from '../document-change.ts';

type Event = {
  params: { uid: string };
  data?: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined;
  /** When the profile changed, as the database says. */
  time: string;
};

const { organization_id } = userProfiles.schema.shape;
const membership = z.object({ organization_id });
const { created_at } = profileBackups.schema.shape;
const stamped = z.object({ created_at });

/** Backups read at a time; a member keeps fifty. */
const page = 200;

/**
 * A membership that ended takes its backups along, however it ended: they hold the campaign's strategy. Here and not
 * where it ends, because a transaction cannot delete without bound and an event that failed comes again. Meanwhile the
 * rules show a backup to nobody outside of its organization. What was kept after the moment of leaving stays: the
 * member may be back by then. Any other change of a profile costs nothing.
 */
export const memberLeft =
  ({ db }: { db: Firestore }) =>
  async ({ params: { uid }, data, time }: Event): Promise<void> => {
    const was = parseOrNull(membership, data?.before.data())?.organization_id;
    const is = parseOrNull(membership, data?.after.data())?.organization_id;
    if (!was || was === is) return;
    const all = db
      .collection(profileBackups.path(uid))
      .where('organization_id', '==', was)
      .orderBy(FieldPath.documentId())
      .select('created_at')
      .limit(page);
    const leftAt = Date.parse(time);
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
  };

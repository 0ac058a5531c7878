import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { turfs, walkUps } from '#shared/collections/index.ts';
import { isGuest } from '#shared/domain/events/launch.ts';
import { releaseChanges } from '#shared/domain/field/turf-checkout.ts';
import type { DueHandler } from '../due/handler.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

/** What one pass looks at: as much as a launch can have. */
const [turfsMax, walkUpsMax] = [400, 500];

/**
 * The night after a launch: takes back what guests still hold whose time is over, and ends their links. Access ended by itself at
 * that moment, whether or not this ran; done again it changes nothing. A read and at most a write for each.
 */
export const endLaunchNight =
  (db: Firestore): DueHandler =>
  async ({ organization_id: organization, ref: event }, { now }) => {
    const at = now();
    const held = await db
      .collection(turfs.path(organization))
      .where('event_id', '==', event)
      .limit(turfsMax)
      .get();
    for (const { ref } of held.docs)
      await runTransactionWithRetry(db, async (transaction) => {
        const turf = turfs.schema.safeParse((await transaction.get(ref)).data());
        if (!turf.success) return;
        const { assigned_to, expires_at, state } = turf.data;
        if (assigned_to === null || !isGuest(assigned_to) || expires_at === null || expires_at > at) return;
        transaction.update(ref, {
          ...releaseChanges({ state }),
          ...{ updated_at: Timestamp.fromMillis(at), updated_by: 'night' },
        });
      });
    const admitted = await db
      .collection(walkUps.path(organization))
      .where('event_id', '==', event)
      .limit(walkUpsMax)
      .get();
    const open = admitted.docs.filter(
      (one) => one.get('state') === 'admitted' || one.get('state') === 'waiting',
    );
    const later = open.flatMap((one) => {
      const until = one.get('until')?.toMillis();
      return typeof until === 'number' && until > at ? [until] : [];
    });
    const over = open.filter((one) => !(one.get('until')?.toMillis() > at));
    for (const { ref } of over)
      await runTransactionWithRetry(db, async (transaction) => {
        const walkUp = await transaction.get(ref);
        const isOpen = walkUp.get('state') === 'admitted' || walkUp.get('state') === 'waiting';
        // A lead may have let them in again since.
        if (isOpen && !(walkUp.get('until')?.toMillis() > at)) transaction.update(ref, { state: 'ended' });
      });
    return later.length > 0 ? { again: Math.max(...later) } : 'done';
  };

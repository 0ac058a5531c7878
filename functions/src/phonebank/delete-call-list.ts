import type { Firestore, Query } from 'firebase-admin/firestore';
import { callPlans } from '#shared/collections/index.ts';
import { actorFields } from '../audit/audit-entry.ts';
import { deletionLine } from '../audit/record-deleted.ts';
import type { Member } from '../http/guard.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { callingIn } from './call-documents.ts';

/** Documents that are deleted in one batch. */
const batchMax = 200;

async function deleteAll(db: Firestore, query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(batchMax).select().get();
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < batchMax) return;
  }
}

/**
 * Deletes a call list with its people, so that their copies do not outlive it. Whom its callers were given stays, by ids: the
 * rules take what they learned by it, and who called without a connection sends that later. Broken off, it only has to be
 * repeated.
 */
export const deleteCallList =
  ({ db }: { db: Firestore }) =>
  async (member: Member, { list }: { list: string }): Promise<{ ok: true }> => {
    const { organization } = member;
    const calling = callingIn(db, organization);
    // First, so that nobody is given out while the rest goes.
    await runTransactionWithRetry(db, async (transaction) => {
      const found = await transaction.get(calling.list(list));
      if (!found.exists) return;
      transaction.delete(found.ref);
      const line = deletionLine(db, 'call_lists', { organization, id: list }, found, actorFields(member));
      transaction.create(line.reference, line.entry);
    });
    for (const each of [calling.packets, calling.states])
      await deleteAll(db, each.where('list_id', '==', list));
    const plan = db.collection(callPlans.path(organization)).doc(list);
    await Promise.all([calling.tally(list).delete(), calling.progress(list).delete(), plan.delete()]);
    return { ok: true };
  };

import type { Firestore } from 'firebase-admin/firestore';
import { policyOf } from './policy-documents.ts';

/** Documents that are deleted in one batch. */
const batchMax = 200;

/**
 * Takes a deleted issue's draft and its uses along. Where it was created again meanwhile, what is there belongs to the
 * new one.
 */
export async function dropIssue(db: Firestore, organization: string, id: string): Promise<void> {
  const policy = policyOf(db, organization);
  if ((await policy.issue(id).get()).exists) return;
  await policy.draft(id).delete();
  for (;;) {
    const { docs } = await policy.uses.where('issue_id', '==', id).limit(batchMax).select().get();
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < batchMax) return;
  }
}

import type { Firestore } from 'firebase-admin/firestore';
import { recordDeleted } from '../audit/record-deleted.ts';
import { organizationExists } from '../organization/organization-records.ts';
import { policyOf } from './policy-documents.ts';

/** Documents that are deleted in one batch. */
const batchMax = 200;

/**
 * An issue's trigger: its draft and its uses go with it, and the audit tells the deletion. Where it was created again
 * meanwhile, what is there belongs to the new one.
 */
export function issueDeleted({ db }: { db: Firestore }) {
  const tell = recordDeleted({ db }, 'issues');
  return async (event: Parameters<typeof tell>[0]): Promise<void> => {
    const { organization, id } = event.params;
    await tell(event);
    // Deleted with everything else.
    if (!(await organizationExists(db, organization))) return;
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
  };
}

import type { Firestore } from 'firebase-admin/firestore';
import { issues, positionDrafts, positionUses } from '#shared/collections/index.ts';

/** Where an organization's issues and what belongs to them are. */
export const policyOf = (db: Firestore, organization: string) => ({
  issue: (id: string) => db.collection(issues.path(organization)).doc(id),
  draft: (id: string) => db.collection(positionDrafts.path(organization)).doc(id),
  uses: db.collection(positionUses.path(organization)),
});

import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { hasCapability } from '#shared/access.ts';
import {
  issues,
  positionDrafts,
  positions,
  positionUses,
  positionVersionId,
  positionVersions,
  userProfiles,
} from '#shared/collections/index.ts';
import { type RefusalKey, RefusedError } from '#shared/refusals.ts';
import { membersOf } from '../members/member-queries.ts';

/** Where an organization's positions are. */
export const policyOf = (db: Firestore, organization: string) => ({
  issue: (id: string) => db.collection(issues.path(organization)).doc(id),
  draft: (id: string) => db.collection(positionDrafts.path(organization)).doc(id),
  position: (id: string) => db.collection(positions.path(organization)).doc(id),
  version: (id: string, number: number) =>
    db.collection(positionVersions.path(organization)).doc(positionVersionId(id, number)),
  versions: db.collection(positionVersions.path(organization)),
  uses: db.collection(positionUses.path(organization)),
});

const parsed = <S extends z.ZodMiniType>(schema: S, found: DocumentSnapshot): z.output<S> | null =>
  found.exists ? schema.parse(found.data()) : null;
export const readIssue = (found: DocumentSnapshot) => parsed(issues.schema, found);
export const readDraft = (found: DocumentSnapshot) => parsed(positionDrafts.schema, found);
export const readPosition = (found: DocumentSnapshot) => parsed(positions.schema, found);
export const readVersion = (found: DocumentSnapshot) => parsed(positionVersions.schema, found);

/** The members besides `uid` who could approve. A read for each member of the organization. */
export async function otherApprovers(
  transaction: Transaction,
  db: Firestore,
  { organization, uid }: { organization: string; uid: string },
): Promise<string[]> {
  const { docs } = await transaction.get(membersOf(db, organization));
  return docs
    .filter((found) => hasCapability(userProfiles.schema.parse(found.data()), 'policy.approve'))
    .map(({ id }) => id)
    .filter((id) => id !== uid);
}

export const refuse = (key: RefusalKey): RefusedError => new RefusedError(key);

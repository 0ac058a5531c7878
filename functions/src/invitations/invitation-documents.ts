import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { invitations, organizations } from '#shared/collections/index.ts';

export type Invitation = z.output<typeof invitations.schema>;
export type Organization = z.output<typeof organizations.schema>;

export const invitationsOf = (db: Firestore, organization: string) =>
  db.collection(invitations.path(organization));

export const organizationReference = (db: Firestore, organization: string) =>
  db.collection(organizations.path('')).doc(organization);

/** One read; null where it is not there, or is being deleted. */
export async function findOrganization(
  transaction: Transaction,
  db: Firestore,
  organization: string,
): Promise<Organization | null> {
  const found = await transaction.get(organizationReference(db, organization));
  return found.exists ? organizations.schema.parse(found.data()) : null;
}

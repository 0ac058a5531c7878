import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { invitations, organizations } from '#shared/collections/index.ts';
import { membersMax } from '#shared/constants.ts';
import { RefusedError } from '#shared/refusals.ts';
import { membersOf } from '../members/member-queries.ts';

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

/** Refuses one member more than an organization may have. */
export async function demandSeat(
  transaction: Transaction,
  db: Firestore,
  organization: string,
): Promise<void> {
  const members = await transaction.get(membersOf(db, organization).count());
  if (members.data().count < membersMax) return;
  throw new RefusedError('invitations.seats', { most: membersMax });
}

import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { invitations, organizations } from '#shared/collections/index.ts';
import { invitationMs } from '#shared/constants.ts';
import { RefusedError, waitParams } from '#shared/refusals.ts';
import { isInvitationId } from './token.ts';

export type Invitation = z.output<typeof invitations.schema>;
export type Organization = z.output<typeof organizations.schema>;

/** Milliseconds between two mails to one address. */
const betweenMailsMs = 60_000;

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

/** The same for the caller's own; refuses (`not-found`) where it is being deleted. One read. */
export async function readOrganization(
  transaction: Transaction,
  db: Firestore,
  organization: string,
): Promise<Organization> {
  const found = await findOrganization(transaction, db, organization);
  if (found) return found;
  throw new RefusedError('organization.gone');
}

/** An invitation of the caller's own organization; refuses (`not-found`) any other. One read. */
export async function readInvitation(
  transaction: Transaction,
  db: Firestore,
  organization: string,
  id: string,
): Promise<Invitation> {
  const found = isInvitationId(id) ? await transaction.get(invitationsOf(db, organization).doc(id)) : null;
  if (found?.exists) return invitations.schema.parse(found.data());
  throw new RefusedError('invitations.gone');
}

/** What a new link sets. `mailed` follows once the mail is out. */
export const newLinkFields = (hash: string, now: number) => ({
  token_hash: hash,
  sent_at: Timestamp.fromMillis(now),
  mailed: false,
  expires_at: Timestamp.fromMillis(now + invitationMs),
});

/** Refuses (`resource-exhausted`) a mail that follows the last one at once: an inbox is not to be flooded. */
export function demandPause({ sent_at }: Pick<Invitation, 'sent_at'>, now: number): void {
  const wait = sent_at.toMillis() + betweenMailsMs - now;
  if (wait <= 0) return;
  throw new RefusedError('invitations.tooSoon', waitParams(wait), { retryAfterMs: wait });
}

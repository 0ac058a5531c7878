import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { hasCapability } from '#shared/access.ts';
import { invitations, userProfiles } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Account } from '../http/token.ts';
import { profileReference } from '../members/member-queries.ts';
import type { Profile } from '../members/membership.ts';
import {
  findOrganization,
  type Invitation,
  invitationsOf,
  type Organization,
} from './invitation-documents.ts';
import { maskAddress } from './mask-address.ts';
import { isSecret, tokenIn } from './token.ts';

/** A link as the account that holds it finds it. */
export type Offer = {
  id: string;
  invitation: Invitation;
  organization: Organization & { id: string };
  /** Where the account belongs now. */
  profile: Profile | null;
  /** This account accepted it before, and is there. */
  taken: boolean;
};

// One answer for every link that is good for nothing: which it is tells a stranger what exists.
const invalidLink = () => new RefusedError('invitations.invalidLink');

/**
 * What a token offers to this account. Refuses (`not-found`) every link that is forged, used, revoked or past its
 * time, or sent by somebody who may not invite any more, and (`permission-denied`) an account with another address
 * than the invited one. Four reads.
 */
export async function readOffer(
  transaction: Transaction,
  db: Firestore,
  account: Account,
  value: string,
): Promise<Offer> {
  const token = tokenIn(value);
  if (!token) throw invalidLink();
  const found = await transaction.get(invitationsOf(db, token.organization).doc(token.id));
  if (!found.exists) throw invalidLink();
  const invitation = invitations.schema.parse(found.data());
  const profileDocument = await transaction.get(profileReference(db, account.uid));
  const profile = profileDocument.exists ? userProfiles.schema.parse(profileDocument.data()) : null;
  const inside = profile?.organization_id === token.organization;
  const taken = inside && invitation.accepted_by === account.uid;
  if (!taken) demandOpen(invitation, token.secret, account);
  const organization = await findOrganization(transaction, db, token.organization);
  if (!organization) throw invalidLink();
  if (!taken) await demandInviter(transaction, db, invitation, token.organization);
  if (inside && !taken) throw alreadyInside();
  return {
    id: token.id,
    invitation,
    organization: { ...organization, id: token.organization },
    profile,
    taken,
  };
}

/** An admin who expects to be taken out could otherwise leave a door open for themself. Sending it again mends it. */
async function demandInviter(
  transaction: Transaction,
  db: Firestore,
  { invited_by }: Invitation,
  organization: string,
): Promise<void> {
  const found = await transaction.get(profileReference(db, invited_by));
  const inviter = found.exists ? userProfiles.schema.parse(found.data()) : null;
  if (inviter?.organization_id !== organization || !hasCapability(inviter, 'members.write'))
    throw invalidLink();
}

export const alreadyInside = () => new RefusedError('invitations.youAreMember');

function demandOpen(invitation: Invitation, secret: string, account: Account): void {
  const open = invitation.status === 'pending' && isSecret(secret, invitation.token_hash);
  if (!open || invitation.expires_at.toMillis() <= Date.now()) throw invalidLink();
  if (account.email?.toLowerCase() === invitation.email) return;
  throw new RefusedError('invitations.otherAddress', { email: maskAddress(invitation.email) });
}

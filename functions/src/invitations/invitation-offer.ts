import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { hasCapability } from '#shared/access.ts';
import { invitations } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Account } from '../http/token.ts';
import {
  type Membership,
  type Profile,
  readMembership,
  readMemberships,
  readProfile,
} from '../members/membership.ts';
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
  /** The account in the campaign that is active now. */
  profile: Profile | null;
  /** Everything that the account belongs to. */
  memberships: Membership[];
  /** This account accepted it before, and is there. */
  taken: boolean;
};

// One answer for every link that is good for nothing: which it is tells a stranger what exists.
const invalidLink = () => new RefusedError('invitations.invalidLink');

/**
 * What a token offers to this account. Refuses (`not-found`) every link that is forged, used, revoked or past its
 * time, or sent by somebody who may not invite any more, and (`permission-denied`) an account with another address
 * than the invited one. Four reads, and one for each membership of the account.
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
  const profile = await readProfile(transaction, db, account.uid);
  const memberships = await readMemberships(transaction, db, account.uid);
  const membership = memberships.find((one) => one.organization_id === token.organization);
  const taken = membership?.state === 'active' && invitation.accepted_by === account.uid;
  if (!taken) demandOpen(invitation, token.secret, account);
  const organization = await findOrganization(transaction, db, token.organization);
  if (!organization) throw invalidLink();
  if (!taken) await demandInviter(transaction, db, invitation, token.organization);
  // Also for whoever is suspended: an admin gives their access back, no invitation does.
  if (membership && !taken) throw alreadyInside();
  return {
    id: token.id,
    invitation,
    organization: { ...organization, id: token.organization },
    profile,
    memberships,
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
  const inviter = await readMembership(transaction, db, { uid: invited_by, organization });
  if (inviter?.state !== 'active' || !hasCapability(inviter, 'members.write')) throw invalidLink();
}

export const alreadyInside = () => new RefusedError('invitations.youAreMember');

function demandOpen(invitation: Invitation, secret: string, account: Account): void {
  const open = invitation.status === 'pending' && isSecret(secret, invitation.token_hash);
  if (!open || invitation.expires_at.toMillis() <= Date.now()) throw invalidLink();
  if (account.email?.toLowerCase() === invitation.email) return;
  throw new RefusedError('invitations.otherAddress', { email: maskAddress(invitation.email) });
}

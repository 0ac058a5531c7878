import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import { RefusedError } from '#shared/refusals.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import { demandLiveSession, hasTwoFactor } from '../http/guard.ts';
import type { Account } from '../http/token.ts';
import { findOrganization } from '../invitations/invitation-documents.ts';
import { type Membership, readMemberships, readProfile } from '../members/membership.ts';
import { activate, hasPreferences } from './activate.ts';

type Entering = {
  db: Firestore;
  account: Account;
  revokedAt: Timestamp | null;
  /** Of the account's memberships, the one to make active; null where it is none of them. */
  choose: (own: readonly Membership[]) => Membership | null;
};

/**
 * Makes one of the account's memberships the active one, in one transaction with the line that says so. Asked inside it
 * once more: whether the session is live, has the second factor, and whether the membership is there and not suspended.
 * Refuses (`permission-denied`) every campaign that is not the account's in the same words. Entering the active one again
 * writes nothing.
 */
export async function enterCampaign(
  transaction: Transaction,
  { db, account, revokedAt, choose }: Entering,
): Promise<{ organizationId: string }> {
  const { uid } = account;
  const profile = await readProfile(transaction, db, uid);
  if (profile) demandLiveSession(account, profile);
  const own = await readMemberships(transaction, db, uid);
  const membership = choose(own);
  const organization = membership && (await findOrganization(transaction, db, membership.organization_id));
  if (!membership || !organization) throw new RefusedError('campaigns.notYours');
  if (membership.state !== 'active')
    throw new RefusedError('campaigns.suspended', { name: organization.name });
  const organizationId = membership.organization_id;
  if (profile?.organization_id === organizationId) return { organizationId };
  const twoFactor = await hasTwoFactor(db, uid);
  if (twoFactor && !account.secondFactor) throw new RefusedError('session.secondFactorNeeded');
  const state = {
    ...{ uid, profile, twoFactor, revokedAt, campaigns: own.length },
    hasPreferences: await hasPreferences(transaction, db, uid),
  };
  activate(transaction, db, state, membership, organization);
  transaction.create(
    auditReference(db, organizationId),
    auditEntry({
      type: 'campaign_entered',
      ...actorFields({ uid, fullName: membership.full_name }),
      role: membership.role,
    }),
  );
  return { organizationId };
}

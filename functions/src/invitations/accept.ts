import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { signUps } from '#shared/collections/index.ts';
import { membershipsMax } from '#shared/constants.ts';
import { RefusedError } from '#shared/refusals.ts';
import { requireSeat } from '#shared/usecases/members/require-member.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import { activate, hasPreferences } from '../campaigns/activate.ts';
import { demandLiveSession, hasTwoFactor } from '../http/guard.ts';
import type { Account } from '../http/token.ts';
import { membershipReference } from '../members/member-queries.ts';
import { revokedBefore } from '../sessions/since.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { transactionStore } from '../usecases/firestore-store.ts';
import { fullNameOf } from '../user-profile/default-names.ts';
import { abandonedOrganization } from './abandoned-organization.ts';
import { invitationsOf, organizationReference } from './invitation-documents.ts';
import { readOffer } from './invitation-offer.ts';
import { awardTeam, type Joined, type JoinNotice, notifyInviter } from './joined.ts';

type Accepting = JoinNotice & {
  auth: Pick<Auth, 'getUser'>;
  deleteRecords: (organization: string) => Promise<void>;
};
type Input = { token: string };
type Outcome = { organizationId: string; joined: Joined | null; emptied: string | null };

/**
 * Makes the account a member and the campaign its active one, in one transaction: of any number of calls one does it, and
 * the others find it done. Role and positions are the invitation's. The account stays in its other campaigns; one that it
 * leaves behind without anybody or anything in it is deleted in the background.
 */
export const acceptInvitation =
  (dependencies: Accepting) =>
  async (account: Account, input: Input): Promise<{ organizationId: string }> => {
    const { db, auth } = dependencies;
    const revokedAt = await revokedBefore(auth, account.uid);
    const { organizationId, joined, emptied } = await runTransactionWithRetry(db, (transaction) =>
      accept(transaction, db, account, input, revokedAt),
    );
    if (emptied) {
      // Nobody is in it any more, so what stays of it harms nobody.
      await dependencies.deleteRecords(emptied).catch((error: unknown) => {
        logger.error('an empty organization was not deleted', { organization: emptied, error });
      });
    }
    if (joined) await notifyInviter(dependencies, joined);
    // Also for a call that finds it done: the one that did it may have broken off here.
    await awardTeam(db, organizationId);
    return { organizationId };
  };

async function accept(
  transaction: Transaction,
  db: Firestore,
  account: Account,
  { token }: Input,
  revokedAt: Timestamp | null,
): Promise<Outcome> {
  const { uid } = account;
  const offer = await readOffer(transaction, db, account, token);
  const { id, invitation, organization, profile, memberships, taken } = offer;
  if (taken) return { organizationId: organization.id, joined: null, emptied: null };
  if (profile) demandLiveSession(account, profile);
  const emptied = profile && (await abandonedOrganization(transaction, db, profile));
  const others = memberships.filter((one) => one.organization_id !== emptied);
  if (others.length >= membershipsMax) throw new RefusedError('campaigns.tooMany', { most: membershipsMax });
  const { store } = transactionStore(db, { organization: organization.id, uid }, transaction);
  await requireSeat(store, organization.id);
  const twoFactor = await hasTwoFactor(db, uid);
  const campaigns = others.length + 1;
  const state = { uid, profile, twoFactor, revokedAt, campaigns };
  const preferences = await hasPreferences(transaction, db, uid);

  const fullName = profile?.full_name ?? memberships[0]?.full_name ?? fullNameOf(account);
  const now = FieldValue.serverTimestamp();
  const { email, role, member_positions } = invitation;
  const membership = { organization_id: organization.id, role, member_positions, full_name: fullName };
  transaction.create(membershipReference(db, uid, organization.id), {
    user_id: uid,
    ...membership,
    grants: [],
    state: 'active',
    two_factor_enabled: twoFactor,
    created_at: now,
    updated_at: now,
  });
  activate(
    transaction,
    db,
    { ...state, hasPreferences: preferences },
    { ...membership, grants: [] },
    organization,
  );
  transaction.update(invitationsOf(db, organization.id).doc(id), {
    status: 'accepted',
    token_hash: null,
    accepted_by: uid,
    accepted_at: now,
  });
  const self = actorFields({ uid, fullName });
  transaction.create(
    auditReference(db, organization.id),
    auditEntry({ type: 'invitation_accepted', ...self, subject_id: id, subject_name: email, role }),
  );
  // At once, not with its records: nobody may join an organization that is about to go.
  if (emptied) {
    transaction.delete(organizationReference(db, emptied));
    transaction.delete(membershipReference(db, uid, emptied));
  }
  transaction.delete(db.collection(signUps.path('')).doc(uid));
  return { organizationId: organization.id, joined: { offer, fullName, email }, emptied };
}

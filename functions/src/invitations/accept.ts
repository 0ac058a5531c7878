import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { defaultPreferences, signUps, userPreferences } from '#shared/collections/index.ts';
import { requireSeat } from '#shared/usecases/members/require-member.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import { releaseTurfs, turfsAssignedTo } from '../field/release-turfs.ts';
import { hasTwoFactor } from '../http/guard.ts';
import type { Account } from '../http/token.ts';
import { profileReference } from '../members/member-queries.ts';
import type { Needs } from '../members/membership.ts';
import { revokedBefore } from '../sessions/since.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { transactionStore } from '../usecases/firestore-store.ts';
import { fullNameOf } from '../user-profile/default-names.ts';
import { invitationsOf, organizationReference } from './invitation-documents.ts';
import { type Offer, readOffer } from './invitation-offer.ts';
import { awardTeam, type Joined, type JoinNotice, notifyInviter } from './joined.ts';
import { demandLeaving } from './leaving.ts';

type Accepting = JoinNotice & {
  auth: Pick<Auth, 'getUser' | 'getUsers'>;
  deleteRecords: (organization: string) => Promise<void>;
};
type Input = { token: string; leave: boolean };
type Outcome = { organizationId: string; joined: Joined | null; emptied: string | null };

/**
 * Makes the account a member, in one transaction: of any number of calls one does it, and the others find it done.
 * The role is the invitation's. What is left empty behind is deleted in the background.
 */
export const acceptInvitation =
  (dependencies: Accepting) =>
  async (account: Account, input: Input): Promise<{ organizationId: string }> => {
    const { db, auth } = dependencies;
    const since = await revokedBefore(auth, account.uid);
    const { organizationId, joined, emptied } = await runTransactionWithRetry(db, (transaction) =>
      accept(transaction, { db, auth }, account, input, since),
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
  needs: Needs,
  account: Account,
  { token, leave }: Input,
  since: Timestamp | null,
): Promise<Outcome> {
  const { db } = needs;
  const offer = await readOffer(transaction, db, account, token);
  const { id, invitation, organization, profile, taken } = offer;
  if (taken) return { organizationId: organization.id, joined: null, emptied: null };
  const then = profile && (await demandLeaving(transaction, needs, profile, leave));
  const { store } = transactionStore(db, { organization: organization.id, uid: account.uid }, transaction);
  await requireSeat(store, organization.id);
  const preferences = await transaction.get(preferencesReference(db, account.uid));
  const twoFactor = await hasTwoFactor(db, account.uid);
  const left = profile && then === 'leave' ? profile.organization_id : null;
  const assigned = left && (await turfsAssignedTo(transaction, db, { uid: account.uid, organization: left }));

  const fullName = profile?.full_name ?? fullNameOf(account);
  const now = FieldValue.serverTimestamp();
  transaction.set(profileReference(db, account.uid), {
    ...profileIn(offer, account.uid, fullName, twoFactor),
    // Sessions that were ended stay ended.
    sessions_valid_after: profile?.sessions_valid_after ?? since,
  });
  transaction.set(
    preferencesReference(db, account.uid),
    {
      ...(preferences.exists ? {} : { user_id: account.uid, ...defaultPreferences, created_at: now }),
      organization_id: organization.id,
      updated_at: now,
    },
    { merge: true },
  );
  transaction.update(invitationsOf(db, organization.id).doc(id), {
    status: 'accepted',
    token_hash: null,
    accepted_by: account.uid,
    accepted_at: now,
  });
  const self = actorFields({ uid: account.uid, fullName });
  const { email, role } = invitation;
  transaction.create(
    auditReference(db, organization.id),
    auditEntry({ type: 'invitation_accepted', ...self, subject_id: id, subject_name: email, role }),
  );
  if (assigned) releaseTurfs(assigned, account.uid);
  if (profile && then === 'leave') {
    transaction.create(
      auditReference(db, profile.organization_id),
      auditEntry({ type: 'member_left', ...self, previous_role: profile.role }),
    );
  }
  // At once, not with its records: nobody may join an organization that is about to go.
  const emptied = profile && then === 'empty' ? profile.organization_id : null;
  if (emptied) transaction.delete(organizationReference(db, emptied));
  transaction.delete(db.collection(signUps.path('')).doc(account.uid));
  return { organizationId: organization.id, joined: { offer, fullName, email }, emptied };
}

const preferencesReference = (db: Firestore, uid: string) => db.collection(userPreferences.path('')).doc(uid);

const profileIn = (
  { invitation, organization }: Offer,
  uid: string,
  fullName: string,
  twoFactor: boolean,
) => ({
  user_id: uid,
  organization_id: organization.id,
  full_name: fullName,
  role: invitation.role,
  two_factor_enabled: twoFactor,
  two_factor_required: organization.require_two_factor,
  created_at: FieldValue.serverTimestamp(),
  updated_at: FieldValue.serverTimestamp(),
});

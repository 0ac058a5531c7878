import type { Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Role } from '#shared/access.ts';
import { invitations } from '#shared/collections/index.ts';
import { membersMax, openInvitationsMax } from '#shared/constants.ts';
import { RefusedError } from '#shared/refusals.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import { errorCode } from '../error-code.ts';
import { type Member, profileOf } from '../http/guard.ts';
import { demandProofFor, demandStill } from '../members/caller.ts';
import { membersOf } from '../members/member-queries.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { demandPause, invitationsOf, newLinkFields, readOrganization } from './invitation-documents.ts';
import { type Sending, sender } from './send-invitation.ts';
import { newToken } from './token.ts';

type Inviting = Sending & { auth: Pick<Auth, 'getUserByEmail'> };

/**
 * Asks somebody to join. Refuses (`already-exists`) a member and an address that was asked already, and
 * (`failed-precondition`) more people than an organization may have. The invitation stands also where no mail went out.
 */
export function invite(dependencies: Inviting) {
  const send = sender(dependencies);
  return async (member: Member, { email, role }: { email: string; role: Role }) => {
    const { db } = dependencies;
    demandProofFor(member, role);
    await demandStranger(dependencies, member.organization, email);
    const open = invitationsOf(db, member.organization);
    const { id } = open.doc();
    const { token, hash } = newToken(member.organization, id);
    const now = Date.now();
    const invitation = {
      email,
      role,
      status: 'pending',
      invited_by: member.uid,
      invited_by_name: member.fullName,
      created_at: Timestamp.fromMillis(now),
      ...newLinkFields(hash, now),
      accepted_by: null,
      accepted_at: null,
    } as const;
    const name = await runTransactionWithRetry(db, async (transaction) => {
      await demandStill(transaction, db, member, 'members.write');
      const organization = await readOrganization(transaction, db, member.organization);
      await demandNew(transaction, db, member.organization, email, now);
      await demandRoom(transaction, db, member.organization);
      transaction.create(open.doc(id), invitation);
      transaction.create(
        auditReference(db, member.organization),
        auditEntry({
          type: 'invitation_sent',
          ...actorFields(member),
          subject_id: id,
          subject_name: email,
          role,
        }),
      );
      return organization.name;
    });
    const organization = { id: member.organization, name };
    return send({ organization, id, token, by: member, invitation });
  };
}

/** Refuses an address whose account is a member. */
async function demandStranger({ db, auth }: Inviting, organization: string, email: string): Promise<void> {
  const account = await auth.getUserByEmail(email).catch((error: unknown) => {
    if (errorCode(error) === 'auth/user-not-found') return null;
    throw error;
  });
  const profile = account && (await profileOf(db, account.uid));
  if (profile?.organization_id !== organization) return;
  throw new RefusedError('invitations.alreadyMember', { email });
}

/** Refuses an address that has a pending invitation, past its time or not, or was written to a moment ago. */
async function demandNew(
  transaction: Transaction,
  db: Firestore,
  organization: string,
  email: string,
  now: number,
): Promise<void> {
  const { docs } = await transaction.get(invitationsOf(db, organization).where('email', '==', email));
  const former = docs.map((each) => invitations.schema.parse(each.data()));
  if (former.some(({ status }) => status === 'pending')) {
    throw new RefusedError('invitations.alreadyInvited', { email });
  }
  for (const each of former) demandPause(each, now);
}

async function demandRoom(transaction: Transaction, db: Firestore, organization: string): Promise<void> {
  const open = await transaction.get(
    invitationsOf(db, organization).where('status', '==', 'pending').count(),
  );
  if (open.data().count >= openInvitationsMax) {
    throw new RefusedError('invitations.tooManyOpen', { most: openInvitationsMax });
  }
  await demandSeat(transaction, db, organization);
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

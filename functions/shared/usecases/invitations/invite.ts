import { inviteCall } from '../../api/invitations.ts';
import { audit } from '../../collections/audit.ts';
import { invitations } from '../../collections/invitations.ts';
import { openInvitationsMax } from '../../constants.ts';
import { orderPositions } from '../../member-positions.ts';
import { RefusedError } from '../../refusals.ts';
import { auditLine } from '../log-lines.ts';
import { findMembership, requireCaller, requireProofFor, requireSeat } from '../members/require-member.ts';
import type { Reads } from '../store.ts';
import { type Context, useCase } from '../use-case.ts';
import { newLinkFields, organizationName, requirePause } from './invitation-records.ts';

/** Refuses an address whose account is a member. */
async function requireStranger({ accounts, read, member }: Context, email: string): Promise<void> {
  const uid = await accounts.findByEmail(email);
  if (uid && (await findMembership(read, { uid, organization: member.organization })))
    throw new RefusedError('invitations.alreadyMember', { email });
}

/** Refuses an address that has a pending invitation, past its time or not, or was written to a moment ago. */
async function requireNew(store: Reads, email: string, now: number): Promise<void> {
  const former = await store.find(invitations, { where: [['email', '==', email]] });
  if (former.some(({ status }) => status === 'pending'))
    throw new RefusedError('invitations.alreadyInvited', { email });
  for (const each of former) requirePause(each, now);
}

/** Refuses one more than may be open. */
async function requireFewOpen(store: Reads): Promise<void> {
  const open = await store.count(invitations, { where: [['status', '==', 'pending']] });
  if (open >= openInvitationsMax)
    throw new RefusedError('invitations.tooManyOpen', { most: openInvitationsMax });
}

/**
 * Asks somebody to join. Refuses (`already-exists`) a member and an address that was asked already, and
 * (`failed-precondition`) more people than an organization may have. The mail goes out once, after the commit; the
 * invitation stands also where none went out.
 */
export const invite = useCase(inviteCall, async ({ email, role, positions = [] }, context) => {
  const { member, now, instant, newId, invitationLinks, tx } = context;
  requireProofFor(member, role, now());
  await requireStranger(context, email);
  const id = newId();
  const link = invitationLinks.create(id);
  const fields = newLinkFields(link.hash, context);
  const organization = await tx(async (store) => {
    await requireCaller(store, member, 'members.write');
    const name = await organizationName(store, member.organization);
    await requireNew(store, email, now());
    await requireFewOpen(store);
    await requireSeat(store, member.organization);
    store.create(invitations, id, {
      ...{
        email,
        role,
        member_positions: orderPositions(positions),
        status: 'pending',
        invited_by: member.uid,
        invited_by_name: member.fullName,
      },
      created_at: instant(now()),
      ...fields,
      ...{ accepted_by: null, accepted_at: null },
    });
    const line = { type: 'invitation_sent', subject_id: id, subject_name: email, role } as const;
    store.create(audit, newId(), auditLine(member, line));
    return name;
  });
  const sent = { email, role, expiresAt: fields.expires_at.toMillis() };
  return { id, ...(await invitationLinks.send({ id, organization, token: link.token, ...sent })) };
});

import { resendInvitationCall } from '../../api/invitations.ts';
import { audit } from '../../collections/audit.ts';
import { invitations } from '../../collections/invitations.ts';
import { RefusedError } from '../../refusals.ts';
import { auditLine } from '../log-lines.ts';
import { requireCaller, requireProofFor } from '../members/require-member.ts';
import { useCase } from '../use-case.ts';
import { newLinkFields, organizationName, readInvitation, requirePause } from './invitation-records.ts';

/** Sends a pending invitation anew, also one past its time. The former link is dead from then on. */
export const resendInvitation = useCase(resendInvitationCall, async ({ id }, context) => {
  const { member, now, newId, invitationLinks, tx } = context;
  const link = invitationLinks.create(id);
  const fields = newLinkFields(link.hash, context);
  const resent = await tx(async (store) => {
    await requireCaller(store, member, 'members.write');
    const organization = await organizationName(store, member.organization);
    const invitation = await readInvitation(store, id);
    const { email, role, status } = invitation;
    if (status !== 'pending') throw new RefusedError('invitations.closed', { status });
    requireProofFor(member, role, now());
    requirePause(invitation, now());
    // Whoever sends it stands for it: an invitation falls with its inviter.
    store.update(invitations, id, {
      ...fields,
      ...{ invited_by: member.uid, invited_by_name: member.fullName },
    });
    const line = { type: 'invitation_resent', subject_id: id, subject_name: email, role } as const;
    store.create(audit, newId(), auditLine(member, line));
    return { organization, email, role };
  });
  const expiresAt = fields.expires_at.toMillis();
  return { id, ...(await invitationLinks.send({ id, token: link.token, expiresAt, ...resent })) };
});

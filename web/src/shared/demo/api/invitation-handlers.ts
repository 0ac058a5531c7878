import { inviteCall, resendInvitationCall, revokeInvitationCall } from '#shared/api/invitations.ts';
import { invitationMs, openInvitationsMax } from '#shared/constants.ts';
import { accounts } from '#shared/demo/accounts.ts';
import { sha256 } from '#shared/demo/hash.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { DemoStore } from '../demo-store.ts';
import { addAuditLine } from '../feed.ts';
import { defineHandler, successResponse } from './handler.ts';

function invitationOf({ invitations }: DemoStore, id: string) {
  const found = invitations.get(id);
  if (!found) throw new RefusedError('invitations.gone');
  return found;
}

/** What a new link sets, and the link: no mail leaves the demo, and nobody can join with it. */
function newLink(world: DemoStore, id: string) {
  const token = `${world.organization}.${id}.${sha256(`${id} ${world.now()}`).slice(0, 43)}`;
  const { origin, pathname } = globalThis.location ?? { origin: '', pathname: '/' };
  return {
    link: `${origin}${pathname}#/invite/${token}`,
    set: {
      token_hash: sha256(token),
      sent_at: world.instant(world.now()),
      mailed: false,
      expires_at: world.instant(world.now() + invitationMs),
      invited_by: world.actor.uid,
      invited_by_name: world.actor.fullName,
    },
  };
}

export const invitationHandlers = [
  defineHandler(
    inviteCall,
    (world, { email, role }) => {
      const members = world.user_profiles.all().map(({ id }) => id);
      if (accounts.some((account) => account.email === email && members.includes(account.uid)))
        throw new RefusedError('invitations.alreadyMember', { email });
      const open = world.invitations.all().filter(({ status }) => status === 'pending');
      if (open.some((one) => one.email === email))
        throw new RefusedError('invitations.alreadyInvited', { email });
      if (open.length >= openInvitationsMax)
        throw new RefusedError('invitations.tooManyOpen', { most: openInvitationsMax });
      const id = world.newId();
      const { link, set } = newLink(world, id);
      const fresh = { email, role, status: 'pending', accepted_by: null, accepted_at: null } as const;
      world.invitations.put(id, { ...fresh, ...set, created_at: set.sent_at });
      addAuditLine(world, { type: 'invitation_sent', subject_id: id, subject_name: email, role });
      return { id, mailed: false, link };
    },
    true,
  ),
  defineHandler(
    resendInvitationCall,
    (world, { id }) => {
      const { email, role, status } = invitationOf(world, id);
      if (status !== 'pending') throw new RefusedError('invitations.closed', { status });
      const { link, set } = newLink(world, id);
      world.invitations.patch(id, set);
      addAuditLine(world, { type: 'invitation_resent', subject_id: id, subject_name: email, role });
      return { id, mailed: false, link };
    },
    true,
  ),
  defineHandler(
    revokeInvitationCall,
    (world, { id }) => {
      const { email, role, status } = invitationOf(world, id);
      if (status === 'revoked') return successResponse;
      if (status === 'accepted') throw new RefusedError('invitations.accepted');
      world.invitations.patch(id, { status: 'revoked', token_hash: null });
      addAuditLine(world, { type: 'invitation_revoked', subject_id: id, subject_name: email, role });
      return successResponse;
    },
    true,
  ),
];

import { reinstateMemberCall, suspendMemberCall } from '../../api/members-api.ts';
import { audit } from '../../collections/audit.ts';
import { memberships } from '../../collections/memberships.ts';
import { userProfiles } from '../../collections/user-profiles.ts';
import { RefusedError } from '../../refusals.ts';
import { auditLine } from '../log-lines.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { releaseTurfs, turfsAssignedTo } from './assigned-turfs.ts';
import { handOver, requireSuccessor, workAssignedTo } from './assigned-work.ts';
import {
  findActiveProfile,
  requireAccount,
  requireCaller,
  requireLeavingMember,
  requireMembership,
} from './require-member.ts';

/**
 * Suspends a member: the profile that lets them in goes, the membership stays. In another campaign they go on working, signed
 * in. Doing so twice changes nothing, so that the rest of the work can be handed over.
 */
export const suspendMember = command(suspendMemberCall, async ({ uid, successor = null }, context, store) => {
  const { member, accounts, now, newId } = context;
  const suspended = { uid, organization: member.organization };
  if (uid === member.uid) throw new RefusedError('members.suspendSelf');
  await requireCaller(store, member, 'members.write');
  const membership = await requireLeavingMember(store, accounts, suspended, now());
  const owner = await requireSuccessor(store, suspended, successor);
  const profile = await findActiveProfile(store, suspended);
  const assigned = await turfsAssignedTo(store, uid);
  const work = await workAssignedTo(store, uid, context.instant(now()));
  releaseTurfs(store, assigned, member.uid);
  handOver(store, work, { former: uid, successor, owner, by: member.uid });
  const answer = { success: true as const, ...(work.isMore ? { isMore: true as const } : {}) };
  if (membership.state === 'suspended') return answer;
  const at = serverTime;
  store.update(memberships, membership.id, { state: 'suspended', suspended_at: at, updated_at: at });
  if (profile) store.delete(userProfiles, uid);
  store.create(
    audit,
    newId(),
    auditLine(member, { type: 'member_suspended', ...subjectOf(membership), role: membership.role }),
  );
  if (profile) store.after({ is: 'end-sessions', uids: [uid] });
  return answer;
});

/** Gives a suspended member their access back, as it was. Their next request lets them in. Doing so twice changes nothing. */
export const reinstateMember = command(reinstateMemberCall, async ({ uid }, context, store) => {
  const { member, accounts, newId } = context;
  await requireCaller(store, member, 'members.write');
  const membership = await requireMembership(store, { uid, organization: member.organization });
  if (membership.state === 'active') return { success: true as const };
  await requireAccount(accounts, uid);
  store.update(memberships, membership.id, { state: 'active', suspended_at: null, updated_at: serverTime });
  store.create(
    audit,
    newId(),
    auditLine(member, { type: 'member_reinstated', ...subjectOf(membership), role: membership.role }),
  );
  return { success: true as const };
});

const subjectOf = ({ user_id, full_name }: { user_id: string; full_name: string }) => ({
  subject_id: user_id,
  subject_name: full_name,
});

import { removeMemberCall } from '../../api/members-api.ts';
import { audit } from '../../collections/audit.ts';
import { RefusedError } from '../../refusals.ts';
import { auditLine } from '../log-lines.ts';
import { command } from '../use-case.ts';
import { releaseTurfs, turfsAssignedTo } from './assigned-turfs.ts';
import { handOver, requireSuccessor, workAssignedTo } from './assigned-work.ts';
import { deleteMembership, readDeparture } from './change-membership.ts';
import { requireCaller, requireLeavingMember } from './require-member.ts';

/**
 * Takes a member out of the caller's organization. Their profile lets them in, so they are out when it is gone; their turfs
 * are nobody's then, their tasks and people the successor's. Whoever is in another campaign at the moment stays there, signed
 * in.
 */
export const removeMember = command(removeMemberCall, async ({ uid, successor = null }, context, store) => {
  const { member, accounts, now, newId } = context;
  const { organization } = member;
  if (uid === member.uid) throw new RefusedError('members.self');
  await requireCaller(store, member, 'members.write');
  const removed = await requireLeavingMember(store, accounts, { uid, organization }, now());
  const owner = await requireSuccessor(store, { uid, organization }, successor);
  const departure = await readDeparture(store, { uid, organization });
  const assigned = await turfsAssignedTo(store, uid);
  const work = await workAssignedTo(store, uid, context.instant(now()));
  deleteMembership(store, departure);
  releaseTurfs(store, assigned, member.uid);
  handOver(store, work, { former: uid, successor, owner, by: member.uid });
  store.create(
    audit,
    newId(),
    auditLine(member, {
      type: 'member_removed',
      subject_id: uid,
      subject_name: removed.full_name,
      previous_role: removed.role,
    }),
  );
  if (departure.isActive) store.after({ is: 'end-sessions', uids: [uid] });
  return { success: true as const, ...(work.isMore ? { isMore: true as const } : {}) };
});

import { grantable, grantsFor, hasCapability } from '../../access.ts';
import { setGrantsCall } from '../../api/members-api.ts';
import { audit } from '../../collections/audit.ts';
import { RefusedError } from '../../refusals.ts';
import { auditLine } from '../log-lines.ts';
import { command } from '../use-case.ts';
import { releaseTurfs, turfsAssignedTo } from './assigned-turfs.ts';
import { changeMembership, requireHeldMember } from './change-membership.ts';
import { auditedGrants, hasSameGrants } from './grants.ts';
import { requireCaller } from './require-member.ts';

const success = { success: true } as const;

/**
 * Sets what a member of the caller's organization may do beyond their role. Refuses (`failed-precondition`) what the role
 * has already or has no use for; setting the same again writes nothing. Whoever may not walk any more has no turf then.
 */
export const setGrants = command(
  setGrantsCall,
  async ({ uid, grants: requested }, { member, newId }, store) => {
    const grants = grantable.filter((grant) => requested.includes(grant));
    await requireCaller(store, member, 'members.write');
    const held = await requireHeldMember(store, { uid, organization: member.organization });
    const target = held.membership;
    const offered = grantsFor(target.role);
    if (!grants.every((grant) => offered.includes(grant))) throw new RefusedError('members.notGrantable');
    if (hasSameGrants(target, grants)) return success;
    const walks = hasCapability({ role: target.role, grants }, 'field.work');
    const assigned = walks ? [] : await turfsAssignedTo(store, uid);
    changeMembership(store, held, { grants });
    releaseTurfs(store, assigned, member.uid);
    store.create(
      audit,
      newId(),
      auditLine(member, {
        type: 'grants_changed',
        subject_id: uid,
        subject_name: target.full_name,
        ...auditedGrants(target, grants),
      }),
    );
    return success;
  },
);

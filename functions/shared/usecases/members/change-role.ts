import { grantsUnder, hasCapability } from '../../access.ts';
import { changeRoleCall } from '../../api/members-api.ts';
import { audit } from '../../collections/audit.ts';
import { auditLine } from '../log-lines.ts';
import { command } from '../use-case.ts';
import { releaseTurfs, turfsAssignedTo } from './assigned-turfs.ts';
import { prepareLostWork } from './assigned-work.ts';
import { changeMembership, requireHeldMember } from './change-membership.ts';
import { auditedGrants, changedGrants } from './grants.ts';
import { requireAccount, requireAnotherAdmin, requireCaller, requireProofFor } from './require-member.ts';

const success = { success: true } as const;

/**
 * Gives a member of the caller's organization a role; of their grants those go that it has or has no use for. The turfs of
 * whoever may not walk with it are nobody's then, and so is other work that it does not open. Refuses (`failed-precondition`) to demote the last admin.
 */
export const changeRole = command(
  changeRoleCall,
  async ({ uid, role }, context, store) => {
    const { member, accounts, now, newId } = context;
    const { organization } = member;
    await requireCaller(store, member, 'members.write');
    const held = await requireHeldMember(store, { uid, organization });
    const target = held.membership;
    if (target.role === role) return success;
    requireProofFor(member, target.role, now());
    if (role === 'admin') await requireAccount(accounts, uid);
    if (target.role === 'admin') await requireAnotherAdmin(store, accounts, { uid, organization }, now());
    const grants = grantsUnder(role, target.grants);
    const walks = hasCapability({ role, grants }, 'field.work');
    const assigned = walks ? [] : await turfsAssignedTo(store, uid);
    const saveLost = await prepareLostWork(store, { uid, by: member.uid }, { role, grants });
    changeMembership(store, held, { role, ...changedGrants(target, grants) });
    releaseTurfs(store, assigned, member.uid);
    saveLost();
    store.create(
      audit,
      newId(),
      auditLine(member, {
        type: 'role_changed',
        subject_id: uid,
        subject_name: target.full_name,
        role,
        previous_role: target.role,
        ...auditedGrants(target, grants),
      }),
    );
    return success;
  },
  { authorize: ({ role }, { member, now }) => requireProofFor(member, role, now()) },
);

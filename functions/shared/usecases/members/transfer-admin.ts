import { grantsUnder, hasCapability } from '../../access.ts';
import { transferAdminCall } from '../../api/members-api.ts';
import { audit } from '../../collections/audit.ts';
import { RefusedError } from '../../refusals.ts';
import { auditLine } from '../log-lines.ts';
import { command } from '../use-case.ts';
import { releaseTurfs, turfsAssignedTo } from './assigned-turfs.ts';
import { changeMembership, requireHeldMember } from './change-membership.ts';
import { auditedGrants, changedGrants } from './grants.ts';
import { requireAccount, requireCaller } from './require-member.ts';

const success = { success: true } as const;

/**
 * Hands the admin's role to another member and takes another one, in one transaction: there is always an admin. With a role
 * that does not walk, the turfs that they had are nobody's.
 */
export const transferAdmin = command(transferAdminCall, async ({ uid, ownRole }, context, store) => {
  const { member, accounts, newId } = context;
  if (uid === member.uid) throw new RefusedError('members.toSelf');
  await requireCaller(store, member, 'members.write');
  const heldByCaller = await requireHeldMember(store, member);
  const held = await requireHeldMember(store, { uid, organization: member.organization });
  const [own, target] = [heldByCaller.membership, held.membership];
  await requireAccount(accounts, uid);
  const grants = grantsUnder('admin', target.grants);
  const ownGrants = grantsUnder(ownRole, own.grants);
  const walks = hasCapability({ role: ownRole, grants: ownGrants }, 'field.work');
  const assigned = walks ? [] : await turfsAssignedTo(store, member.uid);
  changeMembership(store, held, { role: 'admin', ...changedGrants(target, grants) });
  store.create(
    audit,
    newId(),
    auditLine(member, {
      type: 'admin_transferred',
      subject_id: uid,
      subject_name: target.full_name,
      role: 'admin',
      previous_role: target.role,
      ...auditedGrants(target, grants),
    }),
  );
  if (own.role === ownRole) return success;
  changeMembership(store, heldByCaller, { role: ownRole, ...changedGrants(own, ownGrants) });
  releaseTurfs(store, assigned, member.uid);
  store.create(
    audit,
    newId(),
    auditLine(member, {
      type: 'role_changed',
      subject_id: member.uid,
      subject_name: own.full_name,
      role: ownRole,
      previous_role: own.role,
      ...auditedGrants(own, ownGrants),
    }),
  );
  return success;
});

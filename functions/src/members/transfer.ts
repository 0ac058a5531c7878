import { FieldValue } from 'firebase-admin/firestore';
import { grantsUnder, hasCapability, type Role } from '#shared/access.ts';
import { RefusedError } from '#shared/refusals.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import { releaseTurfs, turfsAssignedTo } from '../field/release-turfs.ts';
import type { Member } from '../http/guard.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { demandStill } from './caller.ts';
import { auditedGrants, changedGrants } from './grants.ts';
import { demandAccount, type Needs } from './last-admin.ts';
import { profileReference } from './member-queries.ts';
import { readMember } from './membership.ts';

/**
 * Hands the admin's role to another member and takes another one, in one transaction: there is always an admin. With a role
 * that does not walk, the turfs that they had are nobody's.
 */
export const transferAdmin =
  ({ db, auth }: Needs) =>
  async (member: Member, { uid, ownRole }: { uid: string; ownRole: Role }): Promise<{ success: true }> => {
    const { organization } = member;
    if (uid === member.uid) {
      throw new RefusedError('members.toSelf');
    }
    await runTransactionWithRetry(db, async (transaction) => {
      const own = await demandStill(transaction, db, member, 'members.write');
      const target = await readMember(transaction, db, { uid, organization });
      await demandAccount(auth, uid);
      const grants = grantsUnder('admin', target.grants);
      const ownGrants = grantsUnder(ownRole, own.grants);
      const walks = hasCapability({ role: ownRole, grants: ownGrants }, 'field.work');
      const assigned = walks ? null : await turfsAssignedTo(transaction, db, member);
      const updated_at = FieldValue.serverTimestamp();
      transaction.update(profileReference(db, uid), {
        role: 'admin',
        ...changedGrants(target, grants),
        updated_at,
      });
      const handed = {
        type: 'admin_transferred',
        ...actorFields(member),
        subject_id: uid,
        subject_name: target.full_name,
        role: 'admin',
        previous_role: target.role,
        ...auditedGrants(target, grants),
      } as const;
      transaction.create(auditReference(db, organization), auditEntry(handed));
      if (own.role === ownRole) return;
      transaction.update(profileReference(db, member.uid), {
        role: ownRole,
        ...changedGrants(own, ownGrants),
        updated_at,
      });
      if (assigned) releaseTurfs(transaction, assigned, member.uid);
      const taken = {
        type: 'role_changed',
        ...actorFields(member),
        subject_id: member.uid,
        subject_name: own.full_name,
        role: ownRole,
        previous_role: own.role,
        ...auditedGrants(own, ownGrants),
      } as const;
      transaction.create(auditReference(db, organization), auditEntry(taken));
    });
    return { success: true };
  };

import { FieldValue } from 'firebase-admin/firestore';
import { grantsUnder, hasCapability, type Role } from '#shared/access.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import { releaseTurfs, turfsAssignedTo } from '../field/release-turfs.ts';
import type { Member } from '../http/guard.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { demandProofFor, demandStill } from './caller.ts';
import { auditedGrants, changedGrants } from './grants.ts';
import { demandAccount, demandAnotherAdmin, type Needs } from './last-admin.ts';
import { profileReference } from './member-queries.ts';
import { readMember } from './membership.ts';

/**
 * Gives a member of the caller's organization a role; of their grants those go that it has or has no use for. The turfs of whoever may not walk with it are nobody's then. Refuses
 * (`failed-precondition`) to demote the last admin.
 */
export const changeRole =
  ({ db, auth }: Needs) =>
  async (member: Member, { uid, role }: { uid: string; role: Role }): Promise<{ success: true }> => {
    const { organization } = member;
    demandProofFor(member, role);
    await runTransactionWithRetry(db, async (transaction) => {
      await demandStill(transaction, db, member, 'members.write');
      const target = await readMember(transaction, db, { uid, organization });
      if (target.role === role) return;
      demandProofFor(member, target.role);
      if (role === 'admin') await demandAccount(auth, uid);
      if (target.role === 'admin') await demandAnotherAdmin(transaction, { db, auth }, organization, uid);
      const grants = grantsUnder(role, target.grants);
      const assigned = hasCapability({ role, grants }, 'field.work')
        ? null
        : await turfsAssignedTo(transaction, db, { uid, organization });
      transaction.update(profileReference(db, uid), {
        role,
        ...changedGrants(target, grants),
        updated_at: FieldValue.serverTimestamp(),
      });
      if (assigned) releaseTurfs(transaction, assigned, member.uid);
      transaction.create(
        auditReference(db, organization),
        auditEntry({
          type: 'role_changed',
          ...actorFields(member),
          subject_id: uid,
          subject_name: target.full_name,
          role,
          previous_role: target.role,
          ...auditedGrants(target, grants),
        }),
      );
    });
    return { success: true };
  };

import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import { releaseTurfs, turfsAssignedTo } from '../field/release-turfs.ts';
import type { Member } from '../http/guard.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import type { Needs } from './membership.ts';
import { deleteMembership, readLeavingMember } from './membership.ts';

/** The caller leaves; their session stays, as that of somebody who belongs nowhere. Refuses the last admin. */
export const leaveOrganization =
  ({ db, auth }: Needs) =>
  async (member: Member): Promise<{ success: true }> => {
    await runTransactionWithRetry(db, async (transaction) => {
      const { role } = await readLeavingMember(transaction, { db, auth }, member);
      const assigned = await turfsAssignedTo(transaction, db, member);
      deleteMembership(transaction, db, member.uid);
      releaseTurfs(assigned, member.uid);
      transaction.create(
        auditReference(db, member.organization),
        auditEntry({ type: 'member_left', ...actorFields(member), previous_role: role }),
      );
    });
    return { success: true };
  };

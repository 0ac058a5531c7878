import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import { releaseTurfs, turfsAssignedTo } from '../field/release-turfs.ts';
import type { Member } from '../http/guard.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import type { Needs } from './membership.ts';
import { readDeparture, readLeavingMember } from './membership.ts';
import { openWorkOf, releaseAllWork, releaseWork } from './release-work.ts';

/**
 * The caller leaves their active campaign; their session stays, as that of somebody who is in none until they go on in
 * another one. Their turfs, open tasks and people are nobody's then. Refuses the last admin.
 */
export const leaveOrganization =
  ({ db, auth }: Needs) =>
  async (member: Member): Promise<{ success: true }> => {
    const { isMore } = await runTransactionWithRetry(db, async (transaction) => {
      const { role } = await readLeavingMember(transaction, { db, auth }, member);
      const { deleteMembership } = await readDeparture(transaction, db, member);
      const assigned = await turfsAssignedTo(transaction, db, member);
      const open = await openWorkOf(transaction, db, member);
      deleteMembership();
      releaseTurfs(assigned, member.uid);
      transaction.create(
        auditReference(db, member.organization),
        auditEntry({ type: 'member_left', ...actorFields(member), previous_role: role }),
      );
      return releaseWork(open, member.uid);
    });
    if (isMore) await releaseAllWork(db, member);
    return { success: true };
  };

import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { settleErrorCall } from '#shared/api/errors-api.ts';
import { errorGroups } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import type { Member } from '../http/guard.ts';
import { demandStill } from '../members/caller.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

type Input = z.output<typeof settleErrorCall.request>;

/** Settles a group of errors, or opens it again. Doing so twice changes nothing but who did it last. */
export const settleError =
  ({ db }: { db: Firestore }) =>
  async (member: Member, { fingerprint, status }: Input): Promise<{ success: true }> => {
    const group = db.collection(errorGroups.path(member.organization)).doc(fingerprint);
    await runTransactionWithRetry(db, async (transaction) => {
      await demandStill(transaction, db, member, 'organization.write');
      const found = await transaction.get(group);
      if (!found.exists) throw new RefusedError('errors.gone');
      const settled = status !== 'open';
      transaction.update(group, {
        status,
        resolved_by: settled ? member.uid : null,
        resolved_by_name: settled ? member.fullName : null,
        resolved_at: settled ? Timestamp.now() : null,
      });
      if (found.get('status') === status) return;
      transaction.create(
        auditReference(db, member.organization),
        auditEntry({ type: 'error_settled', ...actorFields(member), subject_id: fingerprint, what: status }),
      );
    });
    return { success: true };
  };

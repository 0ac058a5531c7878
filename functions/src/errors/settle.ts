import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { settleErrorCall } from '#shared/calls/errors.ts';
import { errorGroups } from '#shared/collections/index.ts';
import { auditEntry, auditReference, by } from '../audit/entry.ts';
import type { Member } from '../http/guard.ts';
import { Refused } from '../http/refused.ts';
import { demandStill } from '../members/caller.ts';
import { patiently } from '../patient.ts';

type Asked = z.output<typeof settleErrorCall.request>;

/** Settles a group of errors, or opens it again. Doing so twice changes nothing but who did it last. */
export const settleError =
  ({ db }: { db: Firestore }) =>
  async (member: Member, { fingerprint, status }: Asked): Promise<{ success: true }> => {
    const group = db.collection(errorGroups.path(member.organization)).doc(fingerprint);
    await patiently(db, async (transaction) => {
      await demandStill(transaction, db, member, 'organization.write');
      const found = await transaction.get(group);
      if (!found.exists) throw new Refused('not-found', 'This error is not on the list any more.');
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
        auditEntry({ type: 'error_settled', ...by(member), subject_id: fingerprint, what: status }),
      );
    });
    return { success: true };
  };

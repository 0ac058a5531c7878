import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { grantable, grantsFor, hasCapability } from '#shared/access.ts';
import type { setGrantsCall } from '#shared/api/members-api.ts';
import { RefusedError } from '#shared/refusals.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import { releaseTurfs, turfsAssignedTo } from '../field/release-turfs.ts';
import type { Member } from '../http/guard.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { demandStill } from './caller.ts';
import { auditedGrants, hasSameGrants } from './grants.ts';
import { profileReference } from './member-queries.ts';
import { readMember } from './membership.ts';

/**
 * Sets what a member of the caller's organization may do beyond their role. Refuses (`failed-precondition`) what the role
 * has already or has no use for; setting the same again writes nothing. Whoever may not walk any more has no turf then.
 */
export const setGrants =
  ({ db }: { db: Firestore }) =>
  async (
    member: Member,
    { uid, grants: requested }: z.output<typeof setGrantsCall.request>,
  ): Promise<z.output<typeof setGrantsCall.response>> => {
    const { organization } = member;
    const grants = grantable.filter((grant) => requested.includes(grant));
    await runTransactionWithRetry(db, async (transaction) => {
      await demandStill(transaction, db, member, 'members.write');
      const target = await readMember(transaction, db, { uid, organization });
      const offered = grantsFor(target.role);
      if (!grants.every((grant) => offered.includes(grant))) {
        throw new RefusedError('members.notGrantable');
      }
      if (hasSameGrants(target, grants)) return;
      const walks = hasCapability({ role: target.role, grants }, 'field.work');
      const assignedTurfs = walks ? null : await turfsAssignedTo(transaction, db, { uid, organization });
      transaction.update(profileReference(db, uid), { grants, updated_at: FieldValue.serverTimestamp() });
      if (assignedTurfs) releaseTurfs(transaction, assignedTurfs, member.uid);
      transaction.create(
        auditReference(db, organization),
        auditEntry({
          type: 'grants_changed',
          ...actorFields(member),
          subject_id: uid,
          subject_name: target.full_name,
          ...auditedGrants(target, grants),
        }),
      );
    });
    return { success: true };
  };

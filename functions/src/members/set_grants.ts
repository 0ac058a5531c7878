import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { grantable, grantsFor, hasCapability } from '#shared/access.ts';
import type { setGrantsCall } from '#shared/calls/members.ts';
import { auditEntry, auditReference, by } from '../audit/entry.ts';
import { free, heldBy } from '../field/free.ts';
import type { Member } from '../http/guard.ts';
import { Refused } from '../http/refused.ts';
import { patiently } from '../patient.ts';
import { demandStill } from './caller.ts';
import { auditedGrants, hasSameGrants } from './grants.ts';
import { profileReference } from './of.ts';
import { readMember } from './part.ts';

/**
 * Sets what a member of the caller's organization may do beyond their role. Refuses (`failed-precondition`) what the role
 * has already or has no use for; setting the same again writes nothing. Whoever may not walk any more has no turf then.
 */
export const setGrants =
  ({ db }: { db: Firestore }) =>
  async (
    member: Member,
    { uid, grants: wanted }: z.output<typeof setGrantsCall.request>,
  ): Promise<z.output<typeof setGrantsCall.response>> => {
    const { organization } = member;
    const grants = grantable.filter((grant) => wanted.includes(grant));
    await patiently(db, async (transaction) => {
      await demandStill(transaction, db, member, 'members.write');
      const target = await readMember(transaction, db, { uid, organization });
      const offered = grantsFor(target.role);
      if (!grants.every((grant) => offered.includes(grant))) {
        throw new Refused('failed-precondition', 'A member with this role cannot be given this access.');
      }
      if (hasSameGrants(target, grants)) return;
      const walks = hasCapability({ role: target.role, grants }, 'field.work');
      const held = walks ? null : await heldBy(transaction, db, { uid, organization });
      transaction.update(profileReference(db, uid), { grants, updated_at: FieldValue.serverTimestamp() });
      if (held) free(transaction, held, member.uid);
      transaction.create(
        auditReference(db, organization),
        auditEntry({
          type: 'grants_changed',
          ...by(member),
          subject_id: uid,
          subject_name: target.full_name,
          ...auditedGrants(target, grants),
        }),
      );
    });
    return { success: true };
  };

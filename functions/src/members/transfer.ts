import { FieldValue } from 'firebase-admin/firestore';
import { grantsUnder, hasCapability, type Role } from '#shared/access.ts';
import { auditEntry, auditReference, by } from '../audit/entry.ts';
import { free, heldBy } from '../field/free.ts';
import type { Member } from '../http/guard.ts';
import { Refused } from '../http/refused.ts';
import { patiently } from '../patient.ts';
import { demandStill } from './caller.ts';
import { auditedGrants, changedGrants } from './grants.ts';
import { demandAccount, type Needs } from './last_admin.ts';
import { profileReference } from './of.ts';
import { readMember } from './part.ts';

/**
 * Hands the admin's role to another member and takes another one, in one transaction: there is always an admin. With a role
 * that does not walk, the turfs that they had are nobody's.
 */
export const transferAdmin =
  ({ db, auth }: Needs) =>
  async (member: Member, { uid, ownRole }: { uid: string; ownRole: Role }): Promise<{ success: true }> => {
    const { organization } = member;
    if (uid === member.uid) {
      throw new Refused('failed-precondition', 'Choose another member to hand over to.');
    }
    await patiently(db, async (transaction) => {
      const own = await demandStill(transaction, db, member, 'members.write');
      const target = await readMember(transaction, db, { uid, organization });
      await demandAccount(auth, uid);
      const grants = grantsUnder('admin', target.grants);
      const ownGrants = grantsUnder(ownRole, own.grants);
      const walks = hasCapability({ role: ownRole, grants: ownGrants }, 'field.work');
      const held = walks ? null : await heldBy(transaction, db, member);
      const updated_at = FieldValue.serverTimestamp();
      transaction.update(profileReference(db, uid), {
        role: 'admin',
        ...changedGrants(target, grants),
        updated_at,
      });
      const handed = {
        type: 'admin_transferred',
        ...by(member),
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
      if (held) free(transaction, held, member.uid);
      const taken = {
        type: 'role_changed',
        ...by(member),
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

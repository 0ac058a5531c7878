import { FieldValue } from 'firebase-admin/firestore';
import { grantsUnder, hasCapability, type Role } from '#shared/access.ts';
import { auditEntry, auditReference, by } from '../audit/entry.ts';
import { free, heldBy } from '../field/free.ts';
import type { Member } from '../http/guard.ts';
import { patiently } from '../patient.ts';
import { demandProofFor, demandStill } from './caller.ts';
import { auditedGrants, changedGrants } from './grants.ts';
import { demandAccount, demandAnotherAdmin, type Needs } from './last_admin.ts';
import { profileReference } from './of.ts';
import { readMember } from './part.ts';

/**
 * Gives a member of the caller's organization a role; of their grants those go that it has or has no use for. The turfs of whoever may not walk with it are nobody's then. Refuses
 * (`failed-precondition`) to demote the last admin.
 */
export const changeRole =
  ({ db, auth }: Needs) =>
  async (member: Member, { uid, role }: { uid: string; role: Role }): Promise<{ success: true }> => {
    const { organization } = member;
    demandProofFor(member, role);
    await patiently(db, async (transaction) => {
      await demandStill(transaction, db, member, 'members.write');
      const target = await readMember(transaction, db, { uid, organization });
      if (target.role === role) return;
      demandProofFor(member, target.role);
      if (role === 'admin') await demandAccount(auth, uid);
      if (target.role === 'admin') await demandAnotherAdmin(transaction, { db, auth }, organization, uid);
      const grants = grantsUnder(role, target.grants);
      const held = hasCapability({ role, grants }, 'field.work')
        ? null
        : await heldBy(transaction, db, { uid, organization });
      transaction.update(profileReference(db, uid), {
        role,
        ...changedGrants(target, grants),
        updated_at: FieldValue.serverTimestamp(),
      });
      if (held) free(transaction, held, member.uid);
      transaction.create(
        auditReference(db, organization),
        auditEntry({
          type: 'role_changed',
          ...by(member),
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

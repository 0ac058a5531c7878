import { auditEntry, auditReference, by } from '../audit/entry.ts';
import { free, heldBy } from '../field/free.ts';
import type { Member } from '../http/guard.ts';
import { patiently } from '../patient.ts';
import type { Needs } from './last_admin.ts';
import { part, readParting } from './part.ts';

/** The caller leaves; their session stays, as that of somebody who belongs nowhere. Refuses the last admin. */
export const leaveOrganization =
  ({ db, auth }: Needs) =>
  async (member: Member): Promise<{ success: true }> => {
    await patiently(db, async (transaction) => {
      const { role } = await readParting(transaction, { db, auth }, member);
      const held = await heldBy(transaction, db, member);
      part(transaction, db, member.uid);
      free(transaction, held, member.uid);
      transaction.create(
        auditReference(db, member.organization),
        auditEntry({ type: 'member_left', ...by(member), previous_role: role }),
      );
    });
    return { success: true };
  };

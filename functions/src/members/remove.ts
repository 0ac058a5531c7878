import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { auditEntry, auditReference, by } from '../audit/entry.ts';
import { free, heldBy } from '../field/free.ts';
import type { Member } from '../http/guard.ts';
import { Refused } from '../http/refused.ts';
import { patiently } from '../patient.ts';
import { demandStill } from './caller.ts';
import { part, readParting } from './part.ts';
import { revokeAll } from './revoke.ts';

/**
 * Takes a member out of the caller's organization. Their profile lets them in, so they are out when it is gone; their turfs are
 * nobody's then.
 */
export const removeMember =
  ({ db, auth }: { db: Firestore; auth: Pick<Auth, 'getUsers' | 'revokeRefreshTokens'> }) =>
  async (member: Member, { uid }: { uid: string }): Promise<{ success: true }> => {
    const { organization } = member;
    if (uid === member.uid) {
      throw new Refused('failed-precondition', 'You cannot remove yourself. Leave the organization instead.');
    }
    await patiently(db, async (transaction) => {
      await demandStill(transaction, db, member, 'members.write');
      const gone = await readParting(transaction, { db, auth }, { uid, organization });
      const held = await heldBy(transaction, db, { uid, organization });
      part(transaction, db, uid);
      free(transaction, held, member.uid);
      transaction.create(
        auditReference(db, organization),
        auditEntry({
          type: 'member_removed',
          ...by(member),
          subject_id: uid,
          subject_name: gone.full_name,
          previous_role: gone.role,
        }),
      );
    });
    await revokeAll(auth, [uid]);
    return { success: true };
  };

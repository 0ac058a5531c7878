import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { actorFields, writeAuditEntry } from '../audit/audit-entry.ts';
import type { Member } from '../http/guard.ts';
import { endSessions } from '../sessions/end.ts';
import { forgetDevices } from '../two-factor/remove-two-factor.ts';

type Dependencies = { db: Firestore; auth: Pick<Auth, 'revokeRefreshTokens'> };

/** Signs the caller out everywhere, here too, and trusts no device any more. */
export const endEverySession =
  ({ db, auth }: Dependencies) =>
  async (member: Member): Promise<{ success: true }> => {
    // In this order: a session that was ended can trust no device any more, so none is left over.
    await endSessions({ db, auth }, member.uid);
    await forgetDevices(db, member.uid);
    await writeAuditEntry(db, member.organization, { type: 'sessions_ended', ...actorFields(member) });
    return { success: true };
  };

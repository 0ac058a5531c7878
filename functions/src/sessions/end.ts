import type { Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { userProfiles } from '#shared/collections/index.ts';

/** The fields of a profile that end every session which began before now. */
export const sessionsOver = () => ({
  sessions_valid_after: Timestamp.fromMillis(Date.now()),
  updated_at: Timestamp.now(),
});

/**
 * Ends every session of an account: for rules and functions at once by the profile, and for Firebase itself by
 * revoking, so that no old session can be refreshed. A token that is made afterwards begins a good one.
 */
export async function endSessions(
  { db, auth }: { db: Firestore; auth: Pick<Auth, 'revokeRefreshTokens'> },
  uid: string,
): Promise<void> {
  await db.collection(userProfiles.path('')).doc(uid).update(sessionsOver());
  await auth.revokeRefreshTokens(uid);
}

import type { Auth } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import { errorCode } from '../error-code.ts';

/**
 * Ends the sessions of accounts that were just taken out. They are out already, so one that fails is logged and
 * undoes nothing. An account that is gone has no sessions.
 */
export async function revokeAll(
  auth: Pick<Auth, 'revokeRefreshTokens'>,
  uids: readonly string[],
): Promise<void> {
  const revoke = (uid: string) =>
    auth.revokeRefreshTokens(uid).catch((error: unknown) => {
      if (errorCode(error) === 'auth/user-not-found') return;
      logger.error('sessions not revoked', { uid, error });
    });
  await Promise.all(uids.map(revoke));
}

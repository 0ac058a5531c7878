import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { passwordCheckAgent } from '../account/is-password.ts';
import { hasTwoFactor } from '../http/guard.ts';
import { sessionClaims } from '../sessions/begin.ts';
import { endRevoked } from '../sessions/since.ts';
import { issueTicket } from './tickets.ts';

type SigningIn = { uid: string; email?: string | undefined; userAgent?: string | undefined };

/**
 * Stands between a right password and a session, on every way that Firebase Auth has of signing in but one: custom
 * tokens, which only our own functions make. Where the account has a second factor there is no session, and the
 * refusal's message carries the ticket that `/api/auth/2fa/verify` takes; details are not promised to reach the
 * browser, messages are. Two reads, and one write where there is a factor.
 */
export const beforeSignIn =
  ({ db, auth }: { db: Firestore; auth: Pick<Auth, 'getUser'> }) =>
  async ({ uid, email, userAgent }: SigningIn): Promise<{ sessionClaims: Record<string, unknown> }> => {
    const [twoFactor] = await Promise.all([hasTwoFactor(db, uid), endRevoked({ db, auth }, uid)]);
    if (!twoFactor) return { sessionClaims: sessionClaims(false) };
    // The server only asks whether the password is right: nobody would use the ticket.
    if (userAgent === passwordCheckAgent)
      throw new HttpsError('permission-denied', 'Second factor required.');
    throw new HttpsError(
      'permission-denied',
      `Second factor required: ${await issueTicket(db, uid, email ?? null)}`,
    );
  };

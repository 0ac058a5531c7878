import type { Firestore } from 'firebase-admin/firestore';
import { addressBucket, passwordBucket } from '../attempts/buckets.ts';
import { attemptCounter } from '../attempts/count.ts';
import { RefusedError } from '../http/refused-error.ts';
import type { IsPassword } from './is-password.ts';

type Asking = { uid: string; email: string | null; password: string; address: string };

/**
 * Demands the present password of somebody who is signed in. Wrong ones are counted before they are looked at, so
 * that a session left open is no way to guess it. Throws `invalid-argument` in the given words, `resource-exhausted`,
 * and `failed-precondition` where there is no password.
 */
export function passwordDemand({ db, isPassword }: { db: Firestore; isPassword: IsPassword }) {
  const countAttempt = attemptCounter(db);
  return async ({ uid, email, password, address }: Asking, message: string): Promise<void> => {
    if (!email) throw new RefusedError('failed-precondition', 'This account has no password.');
    const attempt = await countAttempt(passwordBucket(uid), addressBucket(address));
    if (!(await isPassword(email, password))) throw new RefusedError('invalid-argument', message);
    await attempt.takeBack();
  };
}

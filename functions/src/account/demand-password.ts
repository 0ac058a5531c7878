import type { Firestore } from 'firebase-admin/firestore';
import { type RefusalKey, RefusedError } from '#shared/refusals.ts';
import { addressBucket, passwordBucket } from '../attempts/buckets.ts';
import { attemptCounter } from '../attempts/count.ts';
import type { IsPassword } from './is-password.ts';

type Asking = { uid: string; email: string | null; password: string; address: string };

/**
 * Demands the present password of somebody who is signed in. Wrong ones are counted before they are looked at, so
 * that a session left open is no way to guess it. Throws the given refusal, `resource-exhausted`,
 * and `failed-precondition` where there is no password.
 */
export function passwordDemand({ db, isPassword }: { db: Firestore; isPassword: IsPassword }) {
  const countAttempt = attemptCounter(db);
  return async ({ uid, email, password, address }: Asking, wrong: RefusalKey): Promise<void> => {
    if (!email) throw new RefusedError('account.noPassword');
    const attempt = await countAttempt(passwordBucket(uid), addressBucket(address));
    if (!(await isPassword(email, password))) throw new RefusedError(wrong);
    await attempt.takeBack();
  };
}

import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { RefusedError } from '#shared/refusals.ts';

/** Who a token speaks for. */
export type Account = {
  uid: string;
  email: string | null;
  emailConfirmed: boolean;
  displayName: string | null;
  /** Milliseconds; when this session began, or was last confirmed with a password or a second factor. */
  signedInAt: number;
  /** This very session passed the second factor. */
  secondFactor: boolean;
};

const refusals: Record<string, () => RefusedError> = {
  'auth/id-token-expired': () => new RefusedError('session.expired'),
  'auth/id-token-revoked': () => new RefusedError('session.ended'),
  'auth/user-disabled': () => new RefusedError('account.disabled'),
  'auth/user-not-found': () => new RefusedError('account.gone'),
  'auth/argument-error': () => new RefusedError('session.expired'),
  'auth/invalid-id-token': () => new RefusedError('session.expired'),
};

/**
 * Our own claim first, which every session carries and keeps when it is refreshed (`sessions/begin.ts`): the
 * emulator's `auth_time` is the account's last sign-in, so that an ended session would be revived by the next one.
 */
const beganAt = ({ signed_in_at, auth_time }: DecodedIdToken): number =>
  typeof signed_in_at === 'number' ? signed_in_at : auth_time * 1000;

const accountOf = (token: DecodedIdToken): Account => ({
  uid: token.uid,
  email: token.email ?? null,
  emailConfirmed: token.email_verified === true,
  displayName: typeof token.name === 'string' ? token.name : null,
  signedInAt: beganAt(token),
  secondFactor: token.second_factor === true,
});

/**
 * The only place that verifies a token, always with the revocation check: the emulator checks it even
 * when it is not asked to, so a second place could forget it and no test on the emulator would notice.
 */
export async function authenticate(
  auth: Pick<Auth, 'verifyIdToken'>,
  header: string | undefined,
): Promise<Account> {
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '') ?? [];
  if (!token) throw new RefusedError('session.missing');
  const decoded = await auth.verifyIdToken(token, true).catch((error: unknown) => {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
    throw refusals[String(code)]?.() ?? error;
  });
  return accountOf(decoded);
}

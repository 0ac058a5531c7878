import { applyActionCode, confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { auth } from '../../shared/data/auth.ts';

const applying = new Map<string, Promise<void>>();
/** A code works once, and a page may be drawn twice: the second drawing gets the first one's answer. */
export function applyOnce(code: string): Promise<void> {
  const answer = applying.get(code) ?? applyActionCode(auth, code);
  applying.set(code, answer);
  // What failed may be tried again, for the network may be back.
  answer.catch(() => applying.delete(code));
  return answer;
}

/** The account's address. The code stays good until the password is chosen. */
export const accountOf = (code: string): Promise<string> => verifyPasswordResetCode(auth, code);

export const changePassword = (code: string, password: string): Promise<void> =>
  confirmPasswordReset(auth, code, password);

/**
 * A session in this browser learns what the link changed. The link has worked by now, so a failure here
 * changes nothing about it: where it ended the session, as a new password does, the SDK signs out, and
 * where the network is gone, the next refresh brings the news.
 */
export async function refreshSession(): Promise<void> {
  const user = auth.currentUser;
  await user
    ?.reload()
    .then(() => user.getIdToken(true))
    .catch(() => undefined);
}

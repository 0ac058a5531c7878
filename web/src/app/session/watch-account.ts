import { onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { auth } from '../../shared/data/auth.ts';
import { codeOf } from '../../shared/data/error-messages.ts';
import type { Account } from './session-state.ts';

export { finishForgetting, forgetDevice, keepFor, lockDevice } from '../../shared/device/forget-device.ts';

/** Rules read the token, so an address confirmed elsewhere counts once a token says so too. */
async function tokenConfirms(user: User): Promise<boolean> {
  const { claims } = await user.getIdTokenResult();
  if (claims.email_verified === true) return true;
  const fresh = await user.getIdTokenResult(true);
  return fresh.claims.email_verified === true;
}

/**
 * Without a connection a token that has run out is not replaced: what the server said of the account last is shown
 * until there is one, and opens nothing there. The first token afterwards is asked again.
 */
const confirmed = async (user: User): Promise<boolean> =>
  user.emailVerified &&
  tokenConfirms(user).catch((error: unknown) => {
    if (codeOf(error) === 'auth/network-request-failed') return true;
    throw error;
  });

/** Follows who is signed in, in this tab and the others; also says so again when the token is refreshed. */
export function watchAccount(
  next: (account: Account | null) => void,
  failed: (error: unknown) => void,
): () => void {
  let latest: User | null = null;
  return onIdTokenChanged(auth, (user) => {
    latest = user;
    if (!user) return next(null);
    const { uid, email } = user;
    confirmed(user).then(
      (is) => latest === user && next({ uid, email: email ?? '', confirmed: is }),
      (error: unknown) => latest === user && failed(error),
    );
  });
}

/** Ends the session on this device and says nothing. */
export const endLocalSession = (): Promise<void> => signOut(auth);

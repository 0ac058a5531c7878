import { signInWithCustomToken } from 'firebase/auth';
import { auth } from '../data/auth.ts';

let beginning: Promise<unknown> = Promise.resolve();

/**
 * Begins the session that a token of our endpoints stands for, in place of the one that asked for it. For the same
 * account the page stays as it is: listeners go on with the new token.
 */
export async function beginSession(customToken: string): Promise<void> {
  const begun = signInWithCustomToken(auth, customToken);
  beginning = begun.catch(() => undefined);
  await begun;
}

/** When the session that is beginning now, if one is, has begun or could not. */
export const sessionBegun = async (): Promise<void> => {
  await beginning;
};

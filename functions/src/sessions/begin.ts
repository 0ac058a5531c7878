import type { Auth } from 'firebase-admin/auth';

/**
 * What a session carries from its first token to its last: when it began (milliseconds), and whether it passed the
 * second factor. Put into a custom token or returned by the blocking function, never set on the account: a claim of
 * the account would lift every session of it, the thief's too.
 */
export const sessionClaims = (secondFactor: boolean) => ({
  signed_in_at: Date.now(),
  ...(secondFactor ? { second_factor: true } : {}),
});

/** A token that begins a new session. Signing in with it passes no blocking function. */
export const sessionToken = (
  auth: Pick<Auth, 'createCustomToken'>,
  uid: string,
  secondFactor: boolean,
): Promise<string> => auth.createCustomToken(uid, sessionClaims(secondFactor));

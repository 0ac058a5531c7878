import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updatePassword,
} from 'firebase/auth';
import type * as z from 'zod/mini';
import { callEndpoint } from '../../shared/data/api.ts';
import { auth } from '../../shared/data/auth.ts';
import { codeOf } from '../../shared/data/error-messages.ts';
import { claimCarry } from '../../shared/demo/carry/claim.ts';
import { continueAs } from '../../shared/session/continue-account.ts';
import { clearSignOutNotice } from '../../shared/session/sign-out-notice.ts';
import { newcomer } from '../../shared/session/signing-up.ts';
import { storeTicket, ticketIn } from '../../shared/session/ticket.ts';
import { authPath, mailed } from './auth-paths.ts';
import type { joiningValues, signInValues, signUpValues } from './auth-values.ts';

/** Mails lead back to the sign-in screen, with the invitation that brought the person here. */
const returning = (invite: string | null) => ({ url: mailed(authPath('signin', invite), location) });

/** With a second factor the right password is refused too, with a ticket for the second step: the screen follows it. */
export async function signIn(
  { email, password }: z.output<typeof signInValues>,
  invite: string | null,
): Promise<void> {
  clearSignOutNotice();
  continueAs(invite ? null : email);
  await signInWithEmailAndPassword(auth, email, password).catch((error: unknown) => {
    const ticket = ticketIn(error);
    if (!ticket) throw error;
    storeTicket(ticket);
  });
}

/**
 * The account that an earlier, interrupted try of this page made, with the password typed now. Signed in
 * anew, because a changed password ends the sessions before it.
 */
async function resumed(email: string, password: string): Promise<User | null> {
  const user = newcomer().currentUser;
  if (user?.email !== email.toLowerCase()) return null;
  await updatePassword(user, password);
  return (await signInWithEmailAndPassword(newcomer(), email, password)).user;
}

/**
 * Makes the account, keeps the organization's name, sends the confirmation mail and signs out. Where it
 * breaks off after the account exists, submitting again goes on from there; giving up is safe too, because
 * signing in offers the mail again and the organization then gets a default name. A mail that cannot be
 * sent is no reason to stop: the answer says so.
 */
export async function signUp(
  values: z.output<typeof signUpValues> | z.output<typeof joiningValues>,
  invite: string | null,
): Promise<{ mailed: boolean }> {
  const { email, password } = values;
  const session = newcomer();
  const before = await resumed(email, password);
  const user = before ?? (await createUserWithEmailAndPassword(session, email, password)).user;
  if ('organizationName' in values) {
    const { organizationName } = values;
    const { signUpCall } = await import('#shared/api/sign-up.ts');
    await callEndpoint(signUpCall, { organizationName }, undefined, session);
  }
  claimCarry(user.uid);
  const sent = await sendEmailVerification(user, returning(invite)).then(
    () => true,
    () => false,
  );
  await signOut(session);
  return { mailed: sent };
}

/** Gives the same answer whether the account exists or not, so that nobody can ask who has one. */
export async function requestReset(email: string, invite: string | null): Promise<void> {
  await sendPasswordResetEmail(auth, email, returning(invite)).catch((error: unknown) => {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  });
}

export async function sendConfirmation(invite: string | null): Promise<void> {
  if (auth.currentUser) await sendEmailVerification(auth.currentUser, returning(invite));
}

/**
 * Asks the server whether the address is confirmed meanwhile. The new token tells the session gate, and
 * the security rules read the confirmation from it.
 */
export async function recheck(): Promise<boolean> {
  const user = auth.currentUser;
  if (!user) return false;
  await user.reload();
  if (user.emailVerified) await user.getIdToken(true);
  return user.emailVerified;
}

export const signOutUnconfirmed = (): Promise<void> => signOut(auth);

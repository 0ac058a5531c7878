import type { Guard } from '#shared/api/endpoint.ts';
import { ticketMs } from '#shared/constants.ts';
import { RefusedError } from '#shared/refusals.ts';
import { ticketIn, ticketOf } from '../two-factor/tickets.ts';
import { demandConfirmedEmail, demandLiveSession, type Guarding, hasTwoFactor, profileOf } from './guard.ts';
import { authenticate } from './token.ts';

export type SecondStepGuard = Extract<Guard, { level: 'second step' }>;

/**
 * Whoever gave the right password and has yet to give the second factor, or gives it anew. `ticket` is the id of
 * the ticket that a success uses up; null where a session asks. `again`: that session passed before.
 */
export type SecondStep = { uid: string; ticket: string | null; again: boolean };

export const lateSignInError = () => new RefusedError('secondFactor.tooLate');

/**
 * The bearer is the ticket that the sign-in handed back, or a session's ID token: where there are no blocking
 * functions, a password alone makes a session, which then has as long as a ticket has; a session that passed
 * before may always prove itself anew.
 */
export async function admitSecondStep(
  { auth, db }: Guarding,
  authorization: string | undefined,
): Promise<SecondStep> {
  const ticket = ticketIn(authorization);
  if (ticket) {
    const found = await ticketOf(db, ticket);
    if (!found) throw lateSignInError();
    return { ...found, again: false };
  }
  const account = await authenticate(auth, authorization);
  demandConfirmedEmail(account);
  const profile = await profileOf(db, account.uid);
  if (profile) demandLiveSession(account, profile);
  if (!(await hasTwoFactor(db, account.uid))) {
    throw new RefusedError('secondFactor.notOn');
  }
  if (!account.secondFactor && Date.now() - account.signedInAt > ticketMs) throw lateSignInError();
  return { uid: account.uid, ticket: null, again: account.secondFactor };
}

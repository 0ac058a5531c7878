import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { twoFactorSettings, twoFactorTickets, userProfiles } from '#shared/collections/index.ts';
import { keyedMutex } from '#shared/keyed-mutex.ts';
import { RefusedError } from '#shared/refusals.ts';
import { auditReference } from '../audit/audit-entry.ts';
import { errorCode } from '../error-code.ts';
import { lateSignInError, type SecondStep } from '../http/second-step.ts';
import { sessionToken } from '../sessions/begin.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { ownAuditEntry } from './two-factor-audit.ts';
import { ticketReference, twoFactorReferences } from './two-factor-references.ts';

export type Passing = { db: Firestore; auth: Pick<Auth, 'getUser' | 'createCustomToken'> };
/** How a second factor was given, as the audit says it. */
export type SecondFactorMethod = 'totp' | 'backup code' | 'trusted device';
/** Reads what proves the second factor and gives the writes that use it up; null where it proves nothing. */
export type UseProof = (transaction: Transaction, validSince: number) => Promise<(() => void) | null>;

/** Twenty of one account that contend for its documents took eleven seconds, and some failed. */
const turns = keyedMutex();

/**
 * Ends the second step: in one transaction the ticket is found good once more, the proof is used up, the ticket is
 * deleted and the audit told. Resolves to the token of a session that passed, or to null where the proof was none by
 * then. Throws `unauthenticated` for a ticket that is used, late or older than the account's last reset.
 */
export async function completeSecondStep(
  { db, auth }: Passing,
  { uid, ticket }: SecondStep,
  how: SecondFactorMethod,
  use: UseProof,
): Promise<string | null> {
  // Made first, so that nothing is used up for a token that cannot be made; it is given away only afterwards.
  const [validSince, customToken] = await Promise.all([
    validSinceOf(auth, uid),
    sessionToken(auth, uid, true),
  ]);
  const { settings, profile } = twoFactorReferences(db, uid);
  const settle = async (transaction: Transaction): Promise<boolean> => {
    if (ticket) await demandTicket(transaction, db, { uid, ticket }, validSince);
    const [set, member] = await transaction.getAll(settings, profile);
    if (!set?.exists || !twoFactorSettings.schema.parse(set.data()).enabled) return false;
    const useUp = await use(transaction, validSince);
    if (!useUp) return false;
    useUp();
    if (ticket) transaction.delete(ticketReference(db, ticket));
    if (member?.exists) {
      const stored = userProfiles.schema.parse(member.data());
      transaction.create(auditReference(db, stored.organization_id), ownAuditEntry(stored, 'signed_in', how));
    }
    return true;
  };
  const passed = await turns(uid, () => runTransactionWithRetry(db, settle));
  return passed ? customToken : null;
}

async function demandTicket(
  transaction: Transaction,
  db: Firestore,
  { uid, ticket }: { uid: string; ticket: string },
  validSince: number,
): Promise<void> {
  const found = await transaction.get(ticketReference(db, ticket));
  if (!found.exists) throw lateSignInError();
  const { user_id, created_at, expires_at } = twoFactorTickets.schema.parse(found.data());
  const good = user_id === uid && expires_at.toMillis() > Date.now() && created_at.toMillis() >= validSince;
  if (!good) throw lateSignInError();
}

/**
 * Milliseconds, in whole seconds as Firebase keeps it: what was begun before is over, by a password that was changed
 * or reset, a factor that was reset, or everybody signed out. Refuses an account that is gone or disabled: the token
 * of one that is gone would found it anew.
 */
async function validSinceOf(auth: Pick<Auth, 'getUser'>, uid: string): Promise<number> {
  const account: UserRecord | null = await auth.getUser(uid).catch((error: unknown) => {
    if (errorCode(error) === 'auth/user-not-found') return null;
    throw error;
  });
  if (!account) throw lateSignInError();
  if (account.disabled) throw new RefusedError('account.disabled');
  return account.tokensValidAfterTime ? Date.parse(account.tokensValidAfterTime) : 0;
}

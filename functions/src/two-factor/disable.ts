import type { Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { twoFactorDisableCall } from '#shared/api/two-factor-api.ts';
import { userProfiles } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';
import { addressBucket, passwordBucket } from '../attempts/buckets.ts';
import { attemptCounter } from '../attempts/count.ts';
import { auditReference } from '../audit/audit-entry.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Member } from '../http/guard.ts';
import type { RequestContext } from '../http/routes.ts';
import { readerOf } from '../mail/reader.ts';
import { sessionToken } from '../sessions/begin.ts';
import { sessionsOver } from '../sessions/end.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { factorMissing } from './demand.ts';
import { turnedOff } from './notices.ts';
import { trustOf } from './remove-two-factor.ts';
import { ownAuditEntry } from './two-factor-audit.ts';
import { twoFactorReferences } from './two-factor-references.ts';

type Needs = Pick<Dependencies, 'db' | 'auth' | 'mail' | 'isPassword'>;
type Body = z.output<typeof twoFactorDisableCall.request>;
type Answer = z.output<typeof twoFactorDisableCall.response>;

/**
 * Turns the second factor off, for whoever gives the password of a session that passed it. Ends every session and
 * trusts no device; the answer's token begins the one that goes on. Failed guesses stay counted. Throws
 * `failed-precondition` where it is off or the organization demands it, `invalid-argument` for a wrong password, and
 * `resource-exhausted`.
 */
export function disableTwoFactor({ db, auth, mail, isPassword }: Needs) {
  const countAttempt = attemptCounter(db);

  /** The profile of somebody who may turn it off now. */
  async function allowed(transaction: Transaction, uid: string) {
    const { settings, profile } = twoFactorReferences(db, uid);
    const [set, stored] = await transaction.getAll(settings, profile);
    if (!set?.exists) throw factorMissing();
    const member = userProfiles.schema.parse(stored?.data());
    if (member.two_factor_required) {
      throw new RefusedError('secondFactor.demanded');
    }
    return member;
  }

  async function demandPassword(uid: string, email: string | null, password: string, address: string) {
    if (!email) throw new RefusedError('account.noPassword');
    const attempt = await countAttempt(passwordBucket(uid), addressBucket(address));
    if (!(await isPassword(email, password))) throw new RefusedError('account.wrongPassword');
    await attempt.takeBack();
  }

  return async (
    member: Member,
    { password }: Body,
    { address }: Pick<RequestContext, 'address'>,
  ): Promise<Answer> => {
    const { uid, email } = member;
    // Before the password: it should not be asked for what is refused anyway.
    await db.runTransaction((transaction) => allowed(transaction, uid), { readOnly: true });
    await demandPassword(uid, email, password, address);
    const { settings, secret, codes, profile } = twoFactorReferences(db, uid);
    await runTransactionWithRetry(db, async (transaction) => {
      const stored = await allowed(transaction, uid);
      const trust = await trustOf((query) => transaction.get(query), db, uid);
      for (const reference of [settings, secret, codes, ...trust]) transaction.delete(reference);
      transaction.update(profile, { two_factor_enabled: false, ...sessionsOver() });
      transaction.create(
        auditReference(db, stored.organization_id),
        ownAuditEntry(stored, 'two_factor_disabled'),
      );
    });
    await auth.revokeRefreshTokens(uid);
    const customToken = await sessionToken(auth, uid, false);
    if (email) await mail(turnedOff(await readerOf(db, uid, email)));
    return { success: true, customToken };
  };
}

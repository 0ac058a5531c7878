import type * as z from 'zod/mini';
import type { twoFactorVerifyCall } from '#shared/api/two-factor-api.ts';
import { backupCodeOf, totpCodeOf } from '#shared/domain/second-factor/code-formats.ts';
import { accountBucket, addressBucket } from '../attempts/buckets.ts';
import { type Attempt, attemptCounter } from '../attempts/count.ts';
import type { Dependencies } from '../dependencies.ts';
import type { RequestContext } from '../http/routes.ts';
import type { SecondStep } from '../http/second-step.ts';
import { readerOf } from '../mail/reader.ts';
import { notACode } from './code-messages.ts';
import { completeSecondStep, type SecondFactorMethod, type UseProof } from './complete-second-step.ts';
import { lockedOut } from './notices.ts';
import { backupCodeProof, totpProof } from './proofs.ts';
import { writeOwnAuditEntry } from './two-factor-audit.ts';

type Needs = Pick<Dependencies, 'db' | 'auth' | 'mail' | 'twoFactorKey'>;
type Body = z.output<typeof twoFactorVerifyCall.request>;
type Answer = z.output<typeof twoFactorVerifyCall.response>;

const no = (error: string): Answer => ({ success: false, error });

/**
 * The second step by a code, of the authenticator or of the backup codes: one limit for both. What cannot be a code is
 * answered without being counted; every other guess is counted before it is looked at. Throws `resource-exhausted` with
 * the wait, and `unauthenticated` where the ticket is used or late by then.
 */
export function verifySecondFactor({ db, auth, mail, twoFactorKey }: Needs) {
  const countAttempt = attemptCounter(db);

  /** What proves the code; null for a wrong one. */
  const proofOf = ({ uid }: SecondStep, method: Body['method'], code: string): Promise<UseProof | null> =>
    method === 'totp' ? totpProof(db, twoFactorKey(), uid, code) : backupCodeProof(db, uid, code);

  async function failed(uid: string, how: SecondFactorMethod, attempt: Attempt): Promise<void> {
    await writeOwnAuditEntry(db, uid, 'second_factor_failed', how);
    if (!attempt.fills) return;
    await writeOwnAuditEntry(db, uid, 'second_factor_locked', how);
    const { email } = await auth.getUser(uid);
    if (email) await mail(lockedOut(await readerOf(db, uid, email)));
  }

  return async (
    step: SecondStep,
    { code: typed, method }: Body,
    { address }: Pick<RequestContext, 'address'>,
  ): Promise<Answer> => {
    const code = method === 'totp' ? totpCodeOf(typed) : backupCodeOf(typed);
    if (code === null) return no(notACode(method, typed));
    const attempt = await countAttempt(accountBucket(step.uid), addressBucket(address));
    const how = method === 'totp' ? 'totp' : 'backup code';
    const proof = await proofOf(step, method, code);
    const customToken = proof && (await completeSecondStep({ db, auth }, step, how, proof));
    if (!customToken) {
      await failed(step.uid, how, attempt);
      return no('secondFactor.wrongCode');
    }
    await attempt.takeBack();
    return { success: true, customToken };
  };
}

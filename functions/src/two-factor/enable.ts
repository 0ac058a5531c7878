import { Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { twoFactorEnableCall } from '#shared/api/two-factor-api.ts';
import { twoFactorSettings, userProfiles } from '#shared/collections/index.ts';
import { backupCodes } from '#shared/constants.ts';
import { isWeakSecret, totpCodeOf } from '#shared/domain/second-factor/code-formats.ts';
import { RefusedError } from '#shared/refusals.ts';
import { accountBucket, addressBucket } from '../attempts/buckets.ts';
import { attemptCounter } from '../attempts/count.ts';
import { auditReference } from '../audit/audit-entry.ts';
import type { Dependencies } from '../dependencies.ts';
import { hasTwoFactor, type Member } from '../http/guard.ts';
import type { RequestContext } from '../http/routes.ts';
import { readerOf } from '../mail/reader.ts';
import { sessionToken } from '../sessions/begin.ts';
import { sessionsOver } from '../sessions/end.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { newBackupCodes } from './backup-code-hashes.ts';
import { notACode } from './code-messages.ts';
import { turnedOn } from './notices.ts';
import { trustOf } from './remove-two-factor.ts';
import { seal } from './secret.ts';
import { isSecret, matchedStep } from './totp.ts';
import { ownAuditEntry } from './two-factor-audit.ts';
import { twoFactorReferences } from './two-factor-references.ts';

type Needs = Pick<Dependencies, 'db' | 'auth' | 'mail' | 'twoFactorKey'>;
type Body = z.output<typeof twoFactorEnableCall.request>;
type Answer = z.output<typeof twoFactorEnableCall.response>;

/** Shown in place of the secret, of which nothing is readable anywhere. */
const mask = '••••••••';

const alreadyOn = () => new RefusedError('secondFactor.alreadyOn');

/**
 * Turns the second factor on: the code proves that the authenticator has the secret, and is used up by it. Ends every
 * session and trusts no device; the answer's token begins the one that goes on. The backup codes are never shown again.
 * Throws `failed-precondition` where it is on, `invalid-argument` for a wrong code or a weak secret, and
 * `resource-exhausted`.
 */
export function enableTwoFactor({ db, auth, mail, twoFactorKey }: Needs) {
  const countAttempt = attemptCounter(db);

  async function provenStep(uid: string, { totpSecret, verificationCode }: Body, address: string) {
    const code = totpCodeOf(verificationCode);
    if (code === null) throw new RefusedError(notACode('totp', verificationCode));
    const attempt = await countAttempt(accountBucket(uid), addressBucket(address));
    const step = matchedStep(totpSecret, code, Date.now(), 0);
    if (step === null) throw new RefusedError('secondFactor.wrongCode');
    await attempt.takeBack();
    return step;
  }

  return async (
    member: Member,
    body: Body,
    { address }: Pick<RequestContext, 'address'>,
  ): Promise<Answer> => {
    const { uid, email } = member;
    if (await hasTwoFactor(db, uid)) throw alreadyOn();
    if (isWeakSecret(body.totpSecret) || !isSecret(body.totpSecret)) {
      throw new RefusedError('secondFactor.notRandom');
    }
    const last_step = await provenStep(uid, body, address);
    const { codes, salt, hashes } = await newBackupCodes();
    const sealed = seal(twoFactorKey(), uid, body.totpSecret);
    const place = twoFactorReferences(db, uid);
    await runTransactionWithRetry(db, async (transaction) => {
      const [settings, profile] = await transaction.getAll(place.settings, place.profile);
      if (settings?.exists && twoFactorSettings.schema.parse(settings.data()).enabled) throw alreadyOn();
      const stored = userProfiles.schema.parse(profile?.data());
      const trust = await trustOf((query) => transaction.get(query), db, uid);
      const now = Timestamp.now();
      transaction.set(place.settings, {
        user_id: uid,
        enabled: true,
        totp_secret: mask,
        backup_codes_left: backupCodes.count,
        enabled_at: now,
        updated_at: now,
      });
      transaction.set(place.secret, { user_id: uid, ...sealed, last_step, created_at: now });
      transaction.set(place.codes, { user_id: uid, salt, hashes, created_at: now });
      transaction.update(place.profile, { two_factor_enabled: true, ...sessionsOver() });
      for (const reference of trust) transaction.delete(reference);
      transaction.create(
        auditReference(db, stored.organization_id),
        ownAuditEntry(stored, 'two_factor_enabled'),
      );
    });
    // Last: a password that signed in until now made a session that this ends, and after now it makes none.
    await auth.revokeRefreshTokens(uid);
    const customToken = await sessionToken(auth, uid, true);
    if (email) await mail(turnedOn(await readerOf(db, uid, email)));
    return { backupCodes: codes, customToken };
  };
}

import { Timestamp } from 'firebase-admin/firestore';
import { backupCodes } from '#shared/constants.ts';
import { backupCodesBucket } from '../attempts/buckets.ts';
import { attemptCounter } from '../attempts/count.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Member } from '../http/guard.ts';
import { readerOf } from '../mail/reader.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { newBackupCodes } from './backup-code-hashes.ts';
import { demandFactor, factorMissing } from './demand.ts';
import { newCodesMade } from './notices.ts';
import { twoFactorReferences } from './two-factor-references.ts';

type Needs = Pick<Dependencies, 'db' | 'mail'>;

/**
 * Makes a new set of backup codes, which voids the former one. Throws `failed-precondition` where the factor is off, and
 * `resource-exhausted` where an account has made some already.
 */
export function generateBackupCodes({ db, mail }: Needs) {
  const countAttempt = attemptCounter(db);
  return async (member: Member): Promise<{ codes: string[] }> => {
    const { uid, email, organization } = member;
    // Before ten slow hashes: forty sets at once kept two processors busy for a minute, and each is mailed about.
    if (!member.twoFactor) throw factorMissing();
    await countAttempt(backupCodesBucket(uid));
    const { codes, salt, hashes } = await newBackupCodes();
    const place = twoFactorReferences(db, uid);
    await runTransactionWithRetry(db, async (transaction) => {
      await demandFactor(transaction, db, member);
      const now = Timestamp.now();
      transaction.set(place.codes, { user_id: uid, salt, hashes, created_at: now });
      transaction.update(place.settings, { backup_codes_left: backupCodes.count, updated_at: now });
      transaction.create(
        auditReference(db, organization),
        auditEntry({ type: 'backup_codes_generated', ...actorFields(member), count: backupCodes.count }),
      );
    });
    if (email) await mail(newCodesMade(await readerOf(db, uid, email)));
    return { codes };
  };
}

import { type DocumentSnapshot, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { twoFactorBackupCodes, twoFactorSecrets } from '#shared/collections/index.ts';
import { hashBackupCode, placeOf } from './backup-code-hashes.ts';
import type { UseProof } from './complete-second-step.ts';
import { unseal } from './secret.ts';
import { matchedStep } from './totp.ts';
import { twoFactorReferences } from './two-factor-references.ts';

/**
 * Looks at an authenticator's code outside a transaction, so that a wrong one holds no lock; null for a wrong one.
 * What it gives looks again inside, and uses up the step. Two reads and one write.
 */
export async function totpProof(
  db: Firestore,
  key: string,
  uid: string,
  code: string,
): Promise<UseProof | null> {
  const { secret: place } = twoFactorReferences(db, uid);
  const now = Date.now();
  const stepIn = async (read: Promise<DocumentSnapshot>): Promise<number | null> => {
    const found = await read;
    if (!found.exists) return null;
    const { last_step, ...sealed } = twoFactorSecrets.schema.parse(found.data());
    return matchedStep(unseal(key, uid, sealed), code, now, last_step);
  };
  if ((await stepIn(place.get())) === null) return null;
  return async (transaction: Transaction) => {
    const step = await stepIn(transaction.get(place));
    return step === null ? null : () => transaction.update(place, { last_step: step });
  };
}

/** The same for a backup code, whose slow hash is made outside as well. Two reads, one hash and two writes. */
export async function backupCodeProof(db: Firestore, uid: string, code: string): Promise<UseProof | null> {
  const { codes: place, settings } = twoFactorReferences(db, uid);
  const first = await place.get();
  if (!first.exists) return null;
  const { salt, hashes: storedHashes } = twoFactorBackupCodes.schema.parse(first.data());
  const hash = await hashBackupCode(code, salt);
  if (placeOf(hash, storedHashes) < 0) return null;
  return async (transaction: Transaction) => {
    const found = await transaction.get(place);
    if (!found.exists) return null;
    const set = twoFactorBackupCodes.schema.parse(found.data());
    // Another salt is another set, made meanwhile.
    const at = set.salt === salt ? placeOf(hash, set.hashes) : -1;
    if (at < 0) return null;
    const hashes = set.hashes.with(at, null);
    return () => {
      transaction.update(place, { hashes });
      transaction.update(settings, {
        backup_codes_left: hashes.filter((each) => each !== null).length,
        updated_at: Timestamp.now(),
      });
    };
  };
}

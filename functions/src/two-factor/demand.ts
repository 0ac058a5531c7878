import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { userProfiles } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';
import { demandLiveSession, type Member } from '../http/guard.ts';
import { twoFactorReferences } from './two-factor-references.ts';

export const factorMissing = () => new RefusedError('secondFactor.notOn');

/**
 * Refuses a member without the second factor and a session that did not pass it. Inside the transaction, because the
 * guard looked before it: a session that is ended at this very moment must not leave a trusted device or new codes.
 */
export async function demandFactor(transaction: Transaction, db: Firestore, member: Member): Promise<void> {
  if (!member.secondFactor) throw factorMissing();
  const found = await transaction.get(twoFactorReferences(db, member.uid).profile);
  if (!found.exists) throw factorMissing();
  const profile = userProfiles.schema.parse(found.data());
  demandLiveSession(member, profile);
  if (!profile.two_factor_enabled) throw factorMissing();
}

import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { userProfiles } from '#shared/collections/index.ts';
import { live, type Member } from '../http/guard.ts';
import { Refused } from '../http/refused.ts';
import { places } from './places.ts';

export const factorMissing = () =>
  new Refused('failed-precondition', 'Two-factor authentication is not turned on for this account.');

/**
 * Refuses a member without the second factor and a session that did not pass it. Inside the transaction, because the
 * guard looked before it: a session that is ended at this very moment must not leave a trusted device or new codes.
 */
export async function demandFactor(transaction: Transaction, db: Firestore, member: Member): Promise<void> {
  if (!member.secondFactor) throw factorMissing();
  const found = await transaction.get(places(db, member.uid).profile);
  if (!found.exists) throw factorMissing();
  const profile = userProfiles.schema.parse(found.data());
  live(member, profile);
  if (!profile.two_factor_enabled) throw factorMissing();
}

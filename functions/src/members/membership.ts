import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { userPreferences, userProfiles } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';
import { demandAnotherAdmin, type Needs } from './last-admin.ts';
import { profileReference } from './member-queries.ts';

export type Profile = z.output<typeof userProfiles.schema>;
export type Membership = { uid: string; organization: string };

/** Somebody's profile as a transaction sees it; null where they belong to no organization. One read. */
export async function readProfile(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<Profile | null> {
  const found = await transaction.get(profileReference(db, uid));
  return found.exists ? userProfiles.schema.parse(found.data()) : null;
}

/** Somebody's profile as a transaction sees it, if they are in this organization; else null. One read. */
export async function findMember(
  transaction: Transaction,
  db: Firestore,
  { uid, organization }: Membership,
): Promise<Profile | null> {
  const profile = await readProfile(transaction, db, uid);
  return profile?.organization_id === organization ? profile : null;
}

/** The same, refusing (`not-found`) who is in no organization and who is in another one in the same words. */
export async function readMember(
  transaction: Transaction,
  db: Firestore,
  member: Membership,
): Promise<Profile> {
  const profile = await findMember(transaction, db, member);
  if (profile) return profile;
  throw new RefusedError('members.gone');
}

/**
 * All that a parting reads: the profile that will go. Refuses who is no member (`not-found`) and the last admin
 * (`failed-precondition`). One read, and of an admin one for each admin and a call of the account service.
 */
export async function readLeavingMember(
  transaction: Transaction,
  needs: Needs,
  member: Membership,
): Promise<Profile> {
  const profile = await readMember(transaction, needs.db, member);
  if (profile.role === 'admin') {
    await demandAnotherAdmin(transaction, needs, member.organization, member.uid);
  }
  return profile;
}

/** All that a parting writes: the membership and what was set for it are gone. The account and its factor stay. */
export function deleteMembership(transaction: Transaction, db: Firestore, uid: string): void {
  transaction.delete(profileReference(db, uid));
  transaction.delete(db.collection(userPreferences.path('')).doc(uid));
}

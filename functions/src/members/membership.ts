import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { userPreferences, userProfiles } from '#shared/collections/index.ts';
import { type Membership, requireLeavingMember } from '#shared/usecases/members/require-member.ts';
import { signInCheck } from '../usecases/account-service.ts';
import { transactionStore } from '../usecases/firestore-store.ts';
import { profileReference } from './member-queries.ts';

export type Needs = { db: Firestore; auth: Pick<Auth, 'getUsers'> };
export type Profile = z.output<typeof userProfiles.schema>;
export type { Membership };

/** Somebody's profile as a transaction sees it; null where they belong to no organization. One read. */
export async function readProfile(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<Profile | null> {
  const found = await transaction.get(profileReference(db, uid));
  return found.exists ? userProfiles.schema.parse(found.data()) : null;
}

/** `requireLeavingMember` for what is no use case. */
export const readLeavingMember = (
  transaction: Transaction,
  { db, auth }: Needs,
  member: Membership,
): Promise<Profile> =>
  requireLeavingMember(
    transactionStore(db, member, transaction).store,
    signInCheck(auth),
    member,
    Date.now(),
  );

/** All that a parting writes: the membership and what was set for it are gone. The account and its factor stay. */
export function deleteMembership(transaction: Transaction, db: Firestore, uid: string): void {
  transaction.delete(profileReference(db, uid));
  transaction.delete(db.collection(userPreferences.path('')).doc(uid));
}

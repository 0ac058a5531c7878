import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { memberships, userProfiles } from '#shared/collections/index.ts';
import {
  type Departure,
  deleteMembership,
  readDeparture as readDepartureIn,
} from '#shared/usecases/members/change-membership.ts';
import { type MemberId, requireLeavingMember } from '#shared/usecases/members/require-member.ts';
import { signInCheck } from '../usecases/account-service.ts';
import { transactionStore } from '../usecases/firestore-store.ts';
import { membershipReference, membershipsOf, profileReference } from './member-queries.ts';

export type Needs = { db: Firestore; auth: Pick<Auth, 'getUsers'> };
export type Profile = z.output<typeof userProfiles.schema>;
export type Membership = z.output<typeof memberships.schema>;
export type { MemberId };

/** Somebody's profile as a transaction sees it; null where no campaign is active. One read. */
export async function readProfile(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<Profile | null> {
  const found = await transaction.get(profileReference(db, uid));
  return found.exists ? userProfiles.schema.parse(found.data()) : null;
}

/** Somebody's membership in one organization, suspended or not. One read. */
export async function readMembership(
  transaction: Transaction,
  db: Firestore,
  { uid, organization }: MemberId,
): Promise<Membership | null> {
  const found = await transaction.get(membershipReference(db, uid, organization));
  return found.exists ? memberships.schema.parse(found.data()) : null;
}

/** All memberships of an account. A read for each, at least one. */
export async function readMemberships(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<Membership[]> {
  const { docs } = await transaction.get(membershipsOf(db, uid));
  return docs.map((found) => memberships.schema.parse(found.data()));
}

/** `requireLeavingMember` for what is no use case. */
export const readLeavingMember = (
  transaction: Transaction,
  { db, auth }: Needs,
  member: MemberId,
): Promise<Membership> =>
  requireLeavingMember(
    transactionStore(db, member, transaction).store,
    signInCheck(auth),
    member,
    Date.now(),
  );

/** `readDeparture` for what is no use case: what a parting deletes, and the function that does so. */
export async function readDeparture(
  transaction: Transaction,
  db: Firestore,
  member: MemberId,
): Promise<Departure & { deleteMembership: () => void }> {
  const { store } = transactionStore(db, member, transaction);
  const departure = await readDepartureIn(store, member);
  return { ...departure, deleteMembership: () => deleteMembership(store, departure) };
}

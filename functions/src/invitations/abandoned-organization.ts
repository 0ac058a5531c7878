import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { membersOf } from '../members/member-queries.ts';
import type { Profile } from '../members/membership.ts';
import { holdsWork } from '../organization/holds-work.ts';

/**
 * The organization of a profile where nobody else is in it and nothing would be lost with it: one that was made for an
 * account at its first sign-in, before it followed its invitation. Null where it stays. Two reads, and for the only member
 * one for each collection.
 */
export async function abandonedOrganization(
  transaction: Transaction,
  db: Firestore,
  { user_id: uid, organization_id: organization }: Profile,
): Promise<string | null> {
  const members = await transaction.get(membersOf(db, organization).limit(2));
  if (!members.docs.every((found) => found.get('user_id') === uid)) return null;
  return (await holdsWork(transaction, db, { organization, uid })) ? null : organization;
}

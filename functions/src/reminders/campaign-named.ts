import type { Firestore } from 'firebase-admin/firestore';
import { organizations } from '#shared/collections/index.ts';
import { membershipsOf } from '../members/member-queries.ts';

/**
 * The name of the campaign that a mail is about, for a member of several: the app opens in the one that they used last.
 * Null for a member of one. Two or three reads.
 */
export async function campaignNamed(
  db: Firestore,
  { organization, uid }: { organization: string; uid: string },
): Promise<string | null> {
  const found = await membershipsOf(db, uid).limit(2).get();
  if (found.size < 2) return null;
  const one = await db.collection(organizations.path('')).doc(organization).get();
  const name: unknown = one.get('name');
  return typeof name === 'string' && name !== '' ? name : null;
}

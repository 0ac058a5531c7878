import { FieldValue, type Firestore, type QuerySnapshot, type Transaction } from 'firebase-admin/firestore';
import { turfs } from '#shared/collections/index.ts';
import { freed } from '#shared/rules/field/holding.ts';
import type { Membership } from '../members/part.ts';

/** Of one member; nobody walks more. What is beyond is theirs until its day, and is taken back in the list of turfs. */
const heldMax = 400;

/** The turfs that somebody has, of which only the state is read. A read for each, at least one. */
export const heldBy = (
  transaction: Transaction,
  db: Firestore,
  { uid, organization }: Membership,
): Promise<QuerySnapshot> =>
  transaction.get(
    db.collection(turfs.path(organization)).where('assigned_to', '==', uid).select('state').limit(heldMax),
  );

/** Nobody has these turfs any more, as `freed` says; the packets and what was learned stay. */
export function free(transaction: Transaction, held: QuerySnapshot, by: string): void {
  for (const turf of held.docs)
    transaction.update(turf.ref, {
      ...freed({ state: turf.get('state') }),
      updated_at: FieldValue.serverTimestamp(),
      updated_by: by,
    });
}

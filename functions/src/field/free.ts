import { FieldValue, type Firestore, type QuerySnapshot, type Transaction } from 'firebase-admin/firestore';
import { turfs } from '#shared/collections/index.ts';
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

/**
 * Nobody has these turfs any more. What was begun is as if given back, and who could take it before can again; the packets,
 * what was learned, and that they had it stay.
 */
export function free(transaction: Transaction, held: QuerySnapshot, by: string): void {
  for (const turf of held.docs)
    transaction.update(turf.ref, {
      ...(turf.get('state') === 'assigned' ? { state: 'unassigned' } : {}),
      ...(turf.get('state') === 'in_progress' ? { state: 'returned' } : {}),
      assigned_to: null,
      assigned_name: null,
      expires_at: null,
      updated_at: FieldValue.serverTimestamp(),
      updated_by: by,
    });
}

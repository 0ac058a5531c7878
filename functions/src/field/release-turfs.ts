import { FieldValue, type Firestore, type QuerySnapshot, type Transaction } from 'firebase-admin/firestore';
import { turfs } from '#shared/collections/index.ts';
import { releaseChanges } from '#shared/domain/field/turf-checkout.ts';
import type { Membership } from '../members/membership.ts';

/** Of one member; nobody walks more. What is beyond is theirs until its day, and is taken back in the list of turfs. */
const assignedTurfsMax = 400;

/** The turfs that somebody has, of which only the state is read. A read for each, at least one. */
export const turfsAssignedTo = (
  transaction: Transaction,
  db: Firestore,
  { uid, organization }: Membership,
): Promise<QuerySnapshot> =>
  transaction.get(
    db
      .collection(turfs.path(organization))
      .where('assigned_to', '==', uid)
      .select('state')
      .limit(assignedTurfsMax),
  );

/** Nobody has these turfs any more, as `releaseChanges` says; the packets and what was learned stay. */
export function releaseTurfs(transaction: Transaction, assigned: QuerySnapshot, by: string): void {
  for (const turf of assigned.docs)
    transaction.update(turf.ref, {
      ...releaseChanges({ state: turf.get('state') }),
      updated_at: FieldValue.serverTimestamp(),
      updated_by: by,
    });
}

import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  turfsAssignedTo as assignedTo,
  releaseTurfs as release,
} from '#shared/usecases/members/assigned-turfs.ts';
import type { MemberId } from '../members/membership.ts';
import { transactionStore } from '../usecases/firestore-store.ts';

/** The turfs that somebody has, for what is no use case. A read for each, at least one. */
export async function turfsAssignedTo(transaction: Transaction, db: Firestore, member: MemberId) {
  const { store } = transactionStore(db, member, transaction);
  return { store, turfs: await assignedTo(store, member.uid) };
}

/** Nobody has these turfs any more. */
export const releaseTurfs = (
  { store, turfs }: Awaited<ReturnType<typeof turfsAssignedTo>>,
  by: string,
): void => release(store, turfs, by);

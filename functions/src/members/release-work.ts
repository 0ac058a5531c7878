import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type AssignedWork, handOver, workAssignedTo } from '#shared/usecases/members/assigned-work.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { transactionStore } from '../usecases/firestore-store.ts';
import type { MemberId } from './membership.ts';

/** Open tasks, people and events to come of a member, for what is no use case. A read for each, at least three. */
export async function openWorkOf(transaction: Transaction, db: Firestore, member: MemberId) {
  const { store } = transactionStore(db, member, transaction);
  const work = await workAssignedTo(store, member.uid, Timestamp.now());
  return { store, work, former: member.uid };
}

/** Whoever goes on their own names no successor: the work is nobody's. */
export const releaseWork = (
  { store, work, former }: Awaited<ReturnType<typeof openWorkOf>>,
  by: string,
): AssignedWork => {
  handOver(store, work, { former, successor: null, owner: null, by });
  return work;
};

/** All of it, in as many transactions as it takes. Called again, it goes on where it ended. */
export async function releaseAllWork(db: Firestore, member: MemberId): Promise<void> {
  const next = () =>
    runTransactionWithRetry(db, async (transaction) =>
      releaseWork(await openWorkOf(transaction, db, member), member.uid),
    );
  while ((await next()).isMore);
}

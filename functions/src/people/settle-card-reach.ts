import type { Firestore } from 'firebase-admin/firestore';
import { settleReach } from '#shared/usecases/consent/settle-reach.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { transactionStore } from '../usecases/firestore-store.ts';

/** Projects contact points and the voter log onto a card (`settleReach`), in one transaction. */
export const settleCardReach = (db: Firestore, organization: string, id: string): Promise<void> =>
  runTransactionWithRetry(db, (transaction) =>
    settleReach(
      transactionStore(db, { organization, uid: '' }, transaction).store,
      { organization, now: Date.now() },
      id,
    ),
  );

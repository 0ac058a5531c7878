import type { Firestore } from 'firebase-admin/firestore';
import { settleHours } from '#shared/usecases/hours/settle-hours.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { transactionStore } from '../usecases/firestore-store.ts';

/** Has the ledger follow a sign-up (`settleHours`), in one transaction. */
export const settleShiftHours = (db: Firestore, organization: string, rsvp: string): Promise<void> =>
  runTransactionWithRetry(db, (transaction) =>
    settleHours(transactionStore(db, { organization, uid: '' }, transaction).store, rsvp),
  );

import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { schedule } from '../due/due-documents.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

/** Has a member's digest of a day sent; one, however much goes into it. */
export const scheduleDigest = (
  db: Firestore,
  { organization, uid, day, at }: { organization: string; uid: string; day: string; at: number },
): Promise<void> =>
  runTransactionWithRetry(db, (transaction) =>
    schedule(transaction, db, {
      ...{ organization, kind: 'digest', ref: `${uid}_${day}`, about: `${uid} ${day}` },
      ...{ at: Timestamp.fromMillis(at), since: Timestamp.fromMillis(at) },
    }),
  );

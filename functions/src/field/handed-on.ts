import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { HandOver } from '#shared/consequences/consequence.ts';
import { turfEnds } from '#shared/consequences/recounts.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { turfAt } from './turf-documents.ts';

/**
 * Notes when a holder's time with a turf ended, whoever ended it. One read, at most two writes; heard twice or late, the
 * newest end remains.
 */
export const noteHandOver = (
  db: Firestore,
  organization: string,
  id: string,
  handOver: HandOver,
): Promise<void> => {
  const turf = turfAt(db, organization, id);
  return runTransactionWithRetry(db, async (transaction) => {
    const found = await transaction.get(turf);
    if (!found.exists) return;
    const stored = { assigned_to: found.get('assigned_to'), given_back: found.get('given_back') ?? {} };
    for (const [uid, end] of turfEnds(stored, handOver))
      transaction.update(turf, new FieldPath('given_back', uid), end ?? FieldValue.delete());
  });
};

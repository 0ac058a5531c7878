import { randomUUID } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { due } from '#shared/collections/index.ts';
import { type DueDocument, dueDocument, dueId, type Wanted } from '#shared/domain/due/due-document.ts';

export const dueReference = (db: Firestore, id: string) => db.collection(due.path('')).doc(id);

export async function readDue(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<DueDocument | 'unreadable' | null> {
  const found = await transaction.get(dueReference(db, id));
  return found.exists ? (due.schema.safeParse(found.data()).data ?? 'unreadable') : null;
}

/** Has it done at a moment. What is scheduled for the same purpose already stays, so that its attempts count. */
export async function schedule(transaction: Transaction, db: Firestore, wanted: Wanted): Promise<void> {
  const id = dueId(wanted.organization, wanted.kind, wanted.ref);
  const stored = await readDue(transaction, db, id);
  const isScheduled = stored !== null && stored !== 'unreadable' && stored.about === wanted.about;
  if (!isScheduled) transaction.set(dueReference(db, id), dueDocument(wanted, randomUUID()));
}

import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { whyNotCancelled } from '#shared/domain/voters/receive-voter-file.ts';
import { refuseIf } from '#shared/refusals.ts';
import type { Member } from '../../http/guard.ts';
import { runTransactionWithRetry } from '../../transaction-retry.ts';
import { dropChunks } from './drop.ts';
import { fileIn, filesOf } from './voter-file-documents.ts';

/** Gives an import up, whoever of those who may import began it; again, it deletes what is left of it. */
export const cancelVoterFile =
  ({ db }: { db: Firestore }) =>
  async ({ organization }: Member, { fileId }: { fileId: string }): Promise<{ ok: true }> => {
    const opened = filesOf(db, organization).doc(fileId);
    await runTransactionWithRetry(db, async (transaction) => {
      const file = fileIn(await transaction.get(opened));
      refuseIf(whyNotCancelled(file));
      if (file?.state === 'receiving') setCancelled(transaction, opened);
    });
    await dropChunks(db, organization, fileId);
    return { ok: true };
  };

export const setCancelled = (transaction: Transaction, file: DocumentReference): void =>
  void transaction.update(file, { state: 'cancelled', finished_at: FieldValue.serverTimestamp() });

import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { whyNotCancelled } from '#shared/rules/voters/receiving.ts';
import type { Member } from '../../http/guard.ts';
import { patiently } from '../../patient.ts';
import { dropChunks } from './drop.ts';
import { allow, fileIn, filesOf } from './stored.ts';

/** Gives an import up, whoever of those who may import began it; again, it deletes what is left of it. */
export const cancelVoterFile =
  ({ db }: { db: Firestore }) =>
  async ({ organization }: Member, { fileId }: { fileId: string }): Promise<{ ok: true }> => {
    const opened = filesOf(db, organization).doc(fileId);
    await patiently(db, async (transaction) => {
      const file = fileIn(await transaction.get(opened));
      allow(whyNotCancelled(file));
      if (file?.state === 'receiving') setCancelled(transaction, opened);
    });
    await dropChunks(db, organization, fileId);
    return { ok: true };
  };

export const setCancelled = (transaction: Transaction, file: DocumentReference): void =>
  void transaction.update(file, { state: 'cancelled', finished_at: FieldValue.serverTimestamp() });

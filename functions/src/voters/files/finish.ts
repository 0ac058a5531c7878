import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { whyNotFinished, whyNotOpen } from '#shared/domain/voters/receive-voter-file.ts';
import { refuseIf } from '#shared/refusals.ts';
import type { Member } from '../../http/guard.ts';
import { runTransactionWithRetry } from '../../transaction-retry.ts';
import { dropChunks } from './drop.ts';
import { recordFileEvent } from './record-file-events.ts';
import { chunksOfFile, fileIn, filesOf, readFile } from './voter-file-documents.ts';

/**
 * Makes a file whose chunks are all there the current one. The one before it becomes the former, and the one before that
 * past: its chunks go, after the answer's work is done, so that a call which broke off there only has to be repeated.
 */
export const finishVoterFile =
  ({ db }: { db: Firestore }) =>
  async (member: Member, { fileId }: { fileId: string }): Promise<{ ok: true }> => {
    const { organization, uid } = member;
    const files = filesOf(db, organization);
    const counted = await chunksOfFile(db, organization, fileId).count().get();
    const past = await runTransactionWithRetry(db, async (transaction) => {
      const file = fileIn(await transaction.get(files.doc(fileId)));
      const refused = whyNotOpen(file, uid);
      // Its first answer was lost; what is past may be there still.
      if (refused === 'voterFiles.done' && file) return formerOf(db, organization, file.previous);
      refuseIf(refused);
      if (!file) return null;
      const { docs } = await transaction.get(files.where('state', '==', 'current'));
      const current = docs[0];
      refuseIf(whyNotFinished(file, counted.data().count, current?.id ?? null));
      const older = current ? readFile(current).previous : null;
      const olderFile = older ? fileIn(await transaction.get(files.doc(older))) : null;
      transaction.update(files.doc(fileId), { state: 'current', finished_at: FieldValue.serverTimestamp() });
      if (current) transaction.update(current.ref, { state: 'former' });
      const isPast = older !== null && olderFile?.state === 'former';
      if (isPast) transaction.update(files.doc(older), { state: 'past' });
      recordFileEvent(transaction, db, member, { type: 'voters_imported', fileId, file });
      return isPast ? older : null;
    });
    if (past) await dropChunks(db, organization, past);
    return { ok: true };
  };

/** The id of the file before one, where it is past. */
async function formerOf(db: Firestore, organization: string, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const former = fileIn(await filesOf(db, organization).doc(id).get());
  const older = former?.previous ?? null;
  if (older === null) return null;
  const found = fileIn(await filesOf(db, organization).doc(older).get());
  return found?.state === 'past' ? older : null;
}

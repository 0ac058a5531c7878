import type { Firestore } from 'firebase-admin/firestore';
import { whyNotUndone } from '#shared/domain/voters/receive-voter-file.ts';
import { refuseIf } from '#shared/refusals.ts';
import type { Member } from '../../http/guard.ts';
import { runTransactionWithRetry } from '../../transaction-retry.ts';
import { dropChunks } from './drop.ts';
import { recordFileEvent } from './record-file-events.ts';
import { fileIn, filesOf } from './voter-file-documents.ts';

/** Takes the current file back: the former is current again, or none is. Again, it deletes what is left of its chunks. */
export const undoVoterFile =
  ({ db }: { db: Firestore }) =>
  async (member: Member, { fileId }: { fileId: string }): Promise<{ ok: true }> => {
    const { organization } = member;
    const files = filesOf(db, organization);
    await runTransactionWithRetry(db, async (transaction) => {
      const file = fileIn(await transaction.get(files.doc(fileId)));
      const previous = file?.previous ? files.doc(file.previous) : null;
      refuseIf(whyNotUndone(file, previous ? fileIn(await transaction.get(previous)) : null));
      if (file?.state !== 'current') return;
      transaction.update(files.doc(fileId), { state: 'undone' });
      if (previous) transaction.update(previous, { state: 'current' });
      recordFileEvent(transaction, db, member, { type: 'voters_undone', fileId, file });
    });
    await dropChunks(db, organization, fileId);
    return { ok: true };
  };

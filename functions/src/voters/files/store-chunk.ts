import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { voterChunkCall } from '#shared/api/voters-api.ts';
import { chunkIdOf, whyNotOpen } from '#shared/domain/voters/receive-voter-file.ts';
import { RefusedError, refuseIf } from '#shared/refusals.ts';
import { createIfMissing } from '../../create-once.ts';
import type { Member } from '../../http/guard.ts';
import { runTransactionWithRetry } from '../../transaction-retry.ts';
import { whyNotTheChunk } from './check-chunk.ts';
import { chunksOf, fileIn, filesOf } from './voter-file-documents.ts';

type Input = z.output<typeof voterChunkCall.request>;

/**
 * Keeps one chunk. The file's state is read again in the transaction that does, so that none comes to a file that was given
 * up meanwhile, whose chunks are being deleted. Three reads and a write; one that is there, two reads.
 */
export const storeVoterChunk =
  ({ db }: { db: Firestore }) =>
  async ({ organization, uid }: Member, { fileId, index, data }: Input): Promise<{ ok: true }> => {
    const opened = filesOf(db, organization).doc(fileId);
    const reference = chunksOf(db, organization).doc(chunkIdOf(fileId, index));
    // Of the chunk its number alone: it has the bytes that were promised.
    const [found, existing] = await Promise.all([
      opened.get(),
      db.getAll(reference, { fieldMask: ['index'] }),
    ]);
    const file = fileIn(found);
    refuseIf(whyNotOpen(file, uid));
    const promised = file?.chunks[index];
    if (!promised) throw new RefusedError('voterFiles.noChunk');
    const bytes = Buffer.from(data, 'base64');
    refuseIf(await whyNotTheChunk(bytes, promised));
    if (existing[0]?.exists) return { ok: true };
    const keep = runTransactionWithRetry(db, async (transaction) => {
      refuseIf(whyNotOpen(fileIn(await transaction.get(opened)), uid));
      transaction.create(reference, { file_id: fileId, index, data: bytes });
    });
    await createIfMissing(keep);
    return { ok: true };
  };

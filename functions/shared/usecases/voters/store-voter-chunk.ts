import { voterChunkCall } from '../../api/voters-api.ts';
import { voterChunks } from '../../collections/voter-chunks.ts';
import { voterFiles } from '../../collections/voter-files.ts';
import { bytesOf } from '../../domain/base64.ts';
import { chunkIdOf, piecesOf, whyNotOpen } from '../../domain/voters/receive-voter-file.ts';
import { RefusedError, refuseIf } from '../../refusals.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { whyNotThePiece } from './check-gone.ts';
import { chunkNumbers } from './chunk-numbers.ts';

const base64 = /^[A-Za-z\d+/]*={0,2}$/;

/**
 * Stores one chunk in the transaction that reads the file's state, so that none comes to a file that was given up
 * meanwhile, whose chunks are being deleted. Two reads and a write; of one that is there, two reads. What two calls send
 * of one chunk at once waits in turn.
 */
export const storeVoterChunk = command(
  voterChunkCall,
  async ({ fileId, index, data }, { member }, store) => {
    const id = chunkIdOf(fileId, index);
    const [file, [existing]] = await Promise.all([
      store.get(voterFiles, fileId),
      // Without its bytes: it has those that were promised.
      store.getAll(chunkNumbers, [id]),
    ]);
    refuseIf(whyNotOpen(file, member.uid));
    const promised = file && piecesOf(file)[index];
    if (!promised) throw new RefusedError('voterFiles.noChunk');
    const bytes = bytesOf(base64.test(data) && data.length % 4 === 0 ? data : '');
    refuseIf(await whyNotThePiece(bytes, promised, index, file));
    if (!existing)
      store.create(voterChunks, id, { file_id: fileId, index, data: bytes, stored_at: serverTime });
    return { ok: true as const };
  },
  { key: ({ fileId, index }) => `voter chunk ${chunkIdOf(fileId, index)}` },
);

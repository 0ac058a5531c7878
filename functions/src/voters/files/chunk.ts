import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { voterChunkCall } from '#shared/calls/voters.ts';
import { chunkIdOf, fileRefusals, whyNotOpen } from '#shared/rules/voters/receiving.ts';
import { unlessThere } from '../../create_once.ts';
import type { Member } from '../../http/guard.ts';
import { Refused } from '../../http/refused.ts';
import { patiently } from '../../patient.ts';
import { whyNotTheChunk } from './opened.ts';
import { allow, chunksOf, fileIn, filesOf } from './stored.ts';

type Asked = z.output<typeof voterChunkCall.request>;

/**
 * Keeps one chunk. The file's state is read again in the transaction that does, so that none comes to a file that was given
 * up meanwhile, whose chunks are being deleted. Three reads and a write; one that is there, two reads.
 */
export const keepVoterChunk =
  ({ db }: { db: Firestore }) =>
  async ({ organization, uid }: Member, { fileId, index, data }: Asked): Promise<{ ok: true }> => {
    const opened = filesOf(db, organization).doc(fileId);
    const kept = chunksOf(db, organization).doc(chunkIdOf(fileId, index));
    // Of the chunk its number alone: it has the bytes that were promised.
    const [found, there] = await Promise.all([opened.get(), db.getAll(kept, { fieldMask: ['index'] })]);
    const file = fileIn(found);
    allow(whyNotOpen(file, uid));
    const promised = file?.chunks[index];
    if (!promised) throw new Refused(fileRefusals.noChunk.code, fileRefusals.noChunk.words);
    const bytes = Buffer.from(data, 'base64');
    allow(await whyNotTheChunk(bytes, promised));
    if (there[0]?.exists) return { ok: true };
    const keep = patiently(db, async (transaction) => {
      allow(whyNotOpen(fileIn(await transaction.get(opened)), uid));
      transaction.create(kept, { file_id: fileId, index, data: bytes });
    });
    await unlessThere(keep);
    return { ok: true };
  };

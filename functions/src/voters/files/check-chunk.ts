import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type * as z from 'zod/mini';
import type { promisedChunk } from '#shared/collections/voter-files.ts';
import { chunkOpenMax } from '#shared/domain/voters/voter-file-columns.ts';
import type { RefusalKey } from '#shared/refusals.ts';

/** Why bytes are not the chunk that was promised: other bytes, no gzip, or more than a chunk can be once it is open. */
export async function whyNotTheChunk(
  data: Uint8Array,
  { bytes, hash }: z.output<typeof promisedChunk>,
): Promise<RefusalKey | null> {
  const found = createHash('sha256').update(data).digest('hex');
  if (data.length !== bytes || found !== hash) return 'voterFiles.damaged';
  return (await opens(data)) ? null : 'voterFiles.unopened';
}

/** Opened piece by piece and nothing of it kept: 1 MB can hold a gigabyte, which this function's memory cannot. */
async function opens(data: Uint8Array): Promise<boolean> {
  let open = 0;
  const counted = new Writable({
    write(piece: Uint8Array, _, next) {
      open += piece.length;
      next(open > chunkOpenMax ? new Error('too large') : null);
    },
  });
  return pipeline(Readable.from([data]), createGunzip(), counted).then(
    () => open > 0,
    () => false,
  );
}

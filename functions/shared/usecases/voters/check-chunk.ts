import type * as z from 'zod/mini';
import type { promisedChunk } from '../../collections/voter-files.ts';
import { sha256OfBytes } from '../../demo/hash.ts';
import { chunkOpenMax } from '../../domain/voters/voter-file-columns.ts';
import type { RefusalKey } from '../../refusals.ts';

/** Why bytes are not the chunk that was promised: other bytes, no gzip, or more than a chunk can be once it is open. */
export async function whyNotTheChunk(
  data: Uint8Array<ArrayBuffer>,
  { bytes, hash }: z.output<typeof promisedChunk>,
): Promise<RefusalKey | null> {
  if (data.length !== bytes || sha256OfBytes(data) !== hash) return 'voterFiles.damaged';
  return (await isOpenable(data)) ? null : 'voterFiles.unopened';
}

/** Opened piece by piece and nothing of it stored: 1 MB can hold a gigabyte, which a function's memory cannot. */
async function isOpenable(data: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    let open = 0;
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      open += piece.value.length;
      if (open <= chunkOpenMax) continue;
      await reader.cancel();
      return false;
    }
    return open > 0;
  } catch {
    return false;
  }
}

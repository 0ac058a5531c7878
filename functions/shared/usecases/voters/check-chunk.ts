import type * as z from 'zod/mini';
import type { promisedChunk } from '../../collections/voter-files.ts';
import { sha256OfBytes } from '../../demo/hash.ts';
import { columnNamesIn } from '../../domain/voters/chunk-schema.ts';
import { dataPrefix } from '../../domain/voters/packing.ts';
import { chunkOpenMax, raceColumns } from '../../domain/voters/voter-file-columns.ts';
import type { RefusalKey } from '../../refusals.ts';

/**
 * Why bytes are not the chunk that was promised: other bytes, no gzip, more than a chunk can be once it is open, or columns of
 * race of which the file says nothing.
 */
export async function whyNotTheChunk(
  data: Uint8Array<ArrayBuffer>,
  { bytes, hash }: z.output<typeof promisedChunk>,
  hasRace: boolean,
): Promise<RefusalKey | null> {
  if (isDamaged(data, { bytes, hash })) return 'voterFiles.damaged';
  const beginning = await openedBeginning(data);
  if (!beginning) return 'voterFiles.unopened';
  return !hasRace && columnNamesIn(beginning).some((name) => raceNames.has(name))
    ? 'voterFiles.raceUnsaid'
    : null;
}

export const isDamaged = (
  data: Uint8Array<ArrayBuffer>,
  { bytes, hash }: Pick<z.output<typeof promisedChunk>, 'bytes' | 'hash'>,
): boolean => data.length !== bytes || sha256OfBytes(data) !== hash;

const raceNames: ReadonlySet<string> = new Set(raceColumns.map((column) => `${dataPrefix}${column}`));
/** Bytes in which the names of a chunk's columns stand: elections and own columns are far fewer than fill it. */
const schemaBytesMax = 256 * 1024;

/**
 * The first bytes of what a chunk opens to; null where it does not open, or to more than a chunk can be. Opened piece by piece
 * and nothing of it stored: 1 MB can hold a gigabyte, which a function's memory cannot.
 */
async function openedBeginning(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const beginning = new Uint8Array(schemaBytesMax);
  try {
    let open = 0;
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      if (open < schemaBytesMax) beginning.set(piece.value.subarray(0, schemaBytesMax - open), open);
      open += piece.value.length;
      if (open <= chunkOpenMax) continue;
      await reader.cancel();
      return null;
    }
    return open > 0 ? beginning.subarray(0, Math.min(open, schemaBytesMax)) : null;
  } catch {
    return null;
  }
}

import { RefusedError } from '../../../refusals.ts';
import { base64Of, bytesOf } from '../../base64.ts';
import { gunzip, gzip } from '../../voters/gzip.ts';

/** Bytes of the longest id with the end of its line. */
const lineMax = 129;
const unpackedMax = 40_000_000;
const lineEnd = 10;

/** Ids of a frozen list as it is stored: sorted, one a line, gzip, base64. */
export const packIds = async (ids: readonly string[]): Promise<string> =>
  base64Of(await gzip(new TextEncoder().encode(ids.toSorted().join('\n'))));

/** The lines, counted before they are texts: a megabyte of packed line ends would be a gigabyte of them. */
async function linesOf(packed: string, most: number): Promise<string[] | null> {
  try {
    const bytes = await gunzip(bytesOf(packed), Math.min(most * lineMax, unpackedMax));
    let lines = 1;
    for (const byte of bytes) if (byte === lineEnd) lines += 1;
    return lines > most ? null : new TextDecoder().decode(bytes).split('\n');
  } catch {
    return null;
  }
}

/** The ids again. Refuses what is no packed list, and more than `most` ids: a client may have written it. */
export async function unpackIds(packed: string, most: number): Promise<Set<string>> {
  const lines = await linesOf(packed, most);
  if (!lines) throw new RefusedError('audiences.listDamaged');
  return new Set(lines.filter((line) => line !== ''));
}

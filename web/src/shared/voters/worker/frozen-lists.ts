import { base64Of, bytesOf } from '#shared/domain/base64.ts';
import { gunzip, gzip } from '#shared/domain/voters/gzip.ts';
import type { Base } from './base.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** Ids as a frozen list keeps them. */
export const packedIds = async (ids: readonly string[]): Promise<string> =>
  base64Of(await gzip(encoder.encode(ids.toSorted().join('\n'))));

/** The ids of a frozen list. Rejects where it is none. */
export async function unpackedIds(voters: string): Promise<string[]> {
  const text = decoder.decode(await gunzip(bytesOf(voters)));
  return text === '' ? [] : text.split('\n');
}

/** Who of a list is in a file: a bit for each row. */
export function membersOf({ ids, rows }: Base, voters: readonly string[]): Uint8Array {
  const bits = new Uint8Array((rows + 7) >>> 3);
  for (const id of voters) {
    const row = ids.rowOf(id);
    if (row !== null) bits[row >>> 3] = (bits[row >>> 3] ?? 0) | (1 << (row & 7));
  }
  return bits;
}

export const isMember = (bits: Uint8Array, row: number): boolean =>
  (((bits[row >>> 3] ?? 0) >>> (row & 7)) & 1) === 1;

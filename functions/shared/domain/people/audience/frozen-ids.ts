import { base64Of, bytesOf } from '../../base64.ts';
import { gunzip, gzip } from '../../voters/gzip.ts';

const unpackedMax = 40_000_000;

/** Ids of a frozen list as it is stored: sorted, one a line, gzip, base64. */
export const packIds = async (ids: readonly string[]): Promise<string> =>
  base64Of(await gzip(new TextEncoder().encode(ids.toSorted().join('\n'))));

export async function unpackIds(packed: string): Promise<Set<string>> {
  const text = new TextDecoder().decode(await gunzip(bytesOf(packed), unpackedMax));
  return new Set(text === '' ? [] : text.split('\n'));
}

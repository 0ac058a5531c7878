import type { Texts } from '#shared/domain/engine/texts.ts';

const encoder = new TextEncoder();

/** FNV-1a over bytes, begun with `seed`, its bits mixed as MurmurHash's end does: 32 bits, without a sign. */
export function mixed(bytes: Uint8Array, start: number, length: number, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = start; at < start + length; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export const mixedText = (text: string): number => {
  const bytes = encoder.encode(text);
  return mixed(bytes, 0, bytes.length);
};

/** From a voter's id to their row: an open table of row numbers, 8 MB for a million; null where the file has no such voter. */
export type Ids = { rowOf: (id: string) => number | null };

/** Of equal ids the first row is found. */
export function idsOf(texts: Texts, rows: number): Ids {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, rows * 1.5)));
  const table = new Uint32Array(size);
  const bytes = texts.bytes();
  const { starts, lengths } = texts;
  for (let row = 0; row < rows; row += 1) {
    let slot = mixed(bytes, starts[row] ?? 0, lengths[row] ?? 0) & (size - 1);
    while (table[slot]) slot = (slot + 1) & (size - 1);
    table[slot] = row + 1;
  }
  const isAt = (row: number, id: Uint8Array): boolean => {
    if (lengths[row] !== id.length) return false;
    const start = starts[row] ?? 0;
    return id.every((byte, at) => bytes[start + at] === byte);
  };
  return {
    rowOf(id) {
      const bytes = encoder.encode(id);
      let slot = mixed(bytes, 0, bytes.length) & (size - 1);
      for (let found = table[slot]; found; found = table[slot]) {
        if (isAt(found - 1, bytes)) return found - 1;
        slot = (slot + 1) & (size - 1);
      }
      return null;
    },
  };
}

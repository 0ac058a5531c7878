import { gunzip, gzip } from './gzip.ts';

/** Voters who are gone that a file lists by name: the newest. Of all of them it has the ids' hashes. */
export const goneListedMax = 50_000;
/** The column of a chunk of gone voters that says when: the day (`YYYY-MM-DD`) of the file that lacked them. */
export const goneColumn = 'gone';
/** Ids of one set on average, and at the most: hashes spread them unevenly. */
const setIds = 20_000;
export const setIdsMax = 30_000;
/** Sets of one file: of a million voters. */
export const goneSetsMax = 50;
/** Bytes of one id in a set. */
export const keyBytes = 6;

const encoder = new TextEncoder();
const upper = 0x1_0000_0000;

/** 48 bits of an id in UTF-8 (cyrb53): among a million ids two are alike in one file of six hundred. */
export function goneKeyOf(id: Uint8Array): number {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < id.length; at++) {
    const byte = id[at] ?? 0;
    low = Math.imul(low ^ byte, 2_654_435_761);
    high = Math.imul(high ^ byte, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return (high & 0xffff) * upper + (low >>> 0);
}
export const goneKey = (id: string): number => goneKeyOf(encoder.encode(id));

/** Which of a file's sets has a key. */
export const setOf = (key: number, sets: number): number => key % sets;

const keyAt = (bytes: Uint8Array, at: number): number => {
  const first = at * keyBytes;
  const byte = (place: number) => bytes[first + place] ?? 0;
  const low = ((byte(2) << 24) | (byte(3) << 16) | (byte(4) << 8) | byte(5)) >>> 0;
  return (byte(0) * 256 + byte(1)) * upper + low;
};

/** Sorted keys, six bytes each, highest first. */
function bytesOfKeys(keys: Float64Array): Uint8Array {
  const bytes = new Uint8Array(keys.length * keyBytes);
  const view = new DataView(bytes.buffer);
  for (const [at, key] of keys.entries()) {
    view.setUint16(at * keyBytes, Math.floor(key / upper));
    view.setUint32(at * keyBytes + 2, key % upper);
  }
  return bytes;
}

/** Keys as the sets that a file keeps, each gzipped with how many are in it. `keys`: each once, in any order. */
export async function packGoneSets(
  keys: readonly number[] | Float64Array,
): Promise<{ ids: number; bytes: Uint8Array }[]> {
  const count = Math.ceil(keys.length / setIds);
  const sets = Array.from({ length: count }, (): number[] => []);
  for (const key of keys) sets[setOf(key, count)]?.push(key);
  return Promise.all(
    sets.map(async (all) => ({
      ids: all.length,
      bytes: await gzip(bytesOfKeys(Float64Array.from(all).sort())),
    })),
  );
}

/**
 * The keys of one set, opened. Throws where it is damaged, has more or fewer of them than `ids`, or has them not in order or
 * in the wrong set, so that none of them could be found.
 */
export async function openGoneSet(
  bytes: Uint8Array,
  { ids, index, sets }: { ids: number; index: number; sets: number },
): Promise<Uint8Array> {
  const opened = await gunzip(bytes, setIdsMax * keyBytes);
  if (opened.length !== ids * keyBytes) throw new Error('The set has another number of ids.');
  let before = -1;
  for (let at = 0; at < ids; at++) {
    const key = keyAt(opened, at);
    if (key <= before || setOf(key, sets) !== index) throw new Error('The set is not in order.');
    before = key;
  }
  return opened;
}

/** Every key of an opened set. */
export const keysIn = (opened: Uint8Array): Float64Array =>
  Float64Array.from({ length: opened.length / keyBytes }, (_, at) => keyAt(opened, at));

/** Whether an opened set has a key. */
export function hasKey(opened: Uint8Array, key: number): boolean {
  let [from, to] = [0, opened.length / keyBytes - 1];
  while (from <= to) {
    const middle = (from + to) >>> 1;
    const found = keyAt(opened, middle);
    if (found === key) return true;
    if (found < key) from = middle + 1;
    else to = middle - 1;
  }
  return false;
}

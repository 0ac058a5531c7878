import { hashOf } from '../../voters/chunk.ts';
import { gunzip, gzip } from '../../voters/gzip.ts';
import type { PeoplePack } from './pack-limits.ts';
import type { PackRow } from './pack-rows.ts';

/** A part that is not what its manifest promised: damaged, or cut off. */
export class PackError extends Error {
  override readonly name = 'PackError';
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const unpackedMax = 64_000_000;

/** In which of so many parts a person is: FNV-1a of the id, as a voter's overlay. */
export function partOfPerson(id: string, parts: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return ((hash >>> 16) ^ (hash & 0xffff)) % parts;
}

/** Rows as columns, gzip, with their SHA-256. The same rows give the same bytes, in whatever order they come. */
export async function packPart(rows: readonly PackRow[]): Promise<{ data: Uint8Array; hash: string }> {
  const sorted = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  // Rows of before lack what was added since; a fold writes them beside newer ones.
  const fields = [...new Set(['id', ...sorted.flatMap(Object.keys)])];
  const columns = fields.map((field) => sorted.map((row) => Reflect.get(row, field)));
  const data = await gzip(encoder.encode(JSON.stringify({ fields, columns })));
  return { data, hash: await hashOf(data) };
}

/** The rows of a part. Throws `PackError` where its bytes are not those that the manifest names. */
export async function unpackPart<P extends PeoplePack>(
  data: Uint8Array,
  hash: string,
): Promise<PackRow<P>[]> {
  if ((await hashOf(data)) !== hash) throw new PackError('The part is not the one that was promised.');
  try {
    const { fields, columns } = JSON.parse(decoder.decode(await gunzip(data, unpackedMax)));
    const ids: unknown[] = columns[fields.indexOf('id')] ?? [];
    return ids.map(
      (_, row) =>
        Object.fromEntries(
          fields.map((field: string, at: number) => [field, columns[at][row]]),
        ) as unknown as PackRow<P>,
    );
  } catch (error) {
    throw new PackError('The part cannot be read.', { cause: error });
  }
}

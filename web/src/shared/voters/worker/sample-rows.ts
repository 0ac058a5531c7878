import type { Mask } from '#shared/domain/engine/masks.ts';
import { letGo, type Rows, rowsIn } from '#shared/domain/engine/row-set.ts';
import type { Texts } from '#shared/domain/engine/texts.ts';
import type { Step } from '#shared/domain/voters/segment.ts';
import { mixed, mixedText } from './ids.ts';

type Size = Extract<Step, { do: 'sample' }>['of'];

/** How many of `people` a sample keeps. */
export const sizeOf = (of: Size, people: number): number =>
  Math.min(people, of.by === 'count' ? of.count : Math.round((people * of.percent) / 100));

/**
 * Leaves so many rows of a mask: those whose hash of seed and number is least; answers how many. Who is drawn depends on
 * nobody's place in the file, so a newer file, or a larger sample, has the same people.
 */
export function keepSample(mask: Mask, ids: Texts, of: Size, seed: string): number {
  const rows = rowsIn(mask, 1);
  const people = rows.count;
  const size = sizeOf(of, people);
  if (size < people) {
    mask.fill(0);
    draw(rows, ids, size, mixedText(seed), (row) => {
      mask[row] = 1;
    });
  }
  letGo(rows);
  return size;
}

/** Hashes are told apart by their upper 16 bits first: only those of one group have to be sorted. */
function draw(
  { from: list, count }: Rows,
  ids: Texts,
  size: number,
  seed: number,
  take: (row: number) => void,
) {
  const bytes = ids.bytes();
  const { starts, lengths } = ids;
  const hashes = new Uint32Array(count);
  const groups = new Uint32Array(0x10000);
  for (let at = 0; at < count; at += 1) {
    const row = list[at] ?? 0;
    const hash = mixed(bytes, starts[row] ?? 0, lengths[row] ?? 0, seed);
    hashes[at] = hash;
    groups[hash >>> 16] = (groups[hash >>> 16] ?? 0) + 1;
  }
  let [edge, below] = [0, 0];
  while (below + (groups[edge] ?? 0) < size) {
    below += groups[edge] ?? 0;
    edge += 1;
  }
  const last: { hash: number; row: number }[] = [];
  for (let at = 0; at < count; at += 1) {
    const [hash, row] = [hashes[at] ?? 0, list[at] ?? 0];
    if (hash >>> 16 < edge) take(row);
    else if (hash >>> 16 === edge) last.push({ hash, row });
  }
  // Of equal hashes the smaller number comes first, wherever it stands in the file.
  last.sort((one, other) => one.hash - other.hash || (ids.at(one.row) < ids.at(other.row) ? -1 : 1));
  for (const { row } of last.slice(0, size - below)) take(row);
}

import type { Mask } from '#shared/domain/engine/masks.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { isRaceColumn, type RaceColumn } from '#shared/domain/voters/voter-file-columns.ts';
import { ageBands, type GroupColumn, type ValueColumn } from '../engine.ts';
import { onesIn } from './elections.ts';
import { resultCodes } from './learned-columns.ts';
import type { VoterIndex } from './voter-index.ts';

export type Group = { value: string; people: number };

const mostFirst = (one: Group, other: Group): number =>
  other.people - one.people || (one.value < other.value ? -1 : 1);

function tally(mask: Mask | null, codes: ArrayLike<number>, values: readonly string[]): Group[] {
  const counts = new Uint32Array(values.length);
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] ?? 0;
    counts[code] = (counts[code] ?? 0) + (mask?.[row] ?? 1);
  }
  return values
    .map((value, code) => ({ value, people: counts[code] ?? 0 }))
    .filter(({ people }) => people > 0);
}

function ages(mask: Mask, { base, today }: VoterIndex): Group[] {
  // The last day of birth of whoever is in a band or an older one.
  const edges = ageBands.slice(1).map(({ from }) => today.number - from * 10_000);
  const counts = new Uint32Array(ageBands.length + 1);
  const { birth } = base.numbers;
  for (let row = 0; row < mask.length; row += 1) {
    if (mask[row] !== 1) continue;
    const born = birth[row] ?? 0;
    let band = 0;
    for (const edge of edges) band += Number(born <= edge);
    const at = born === 0 ? ageBands.length : band;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return [...ageBands.map(({ value }) => value), '']
    .map((value, at) => ({ value, people: counts[at] ?? 0 }))
    .filter(({ people }) => people > 0);
}

/** How many of a mask have each value, most first; ages in their bands' order, who has none last. */
export function groupsOf(world: VoterIndex, mask: Mask, column: GroupColumn): Group[] {
  const { base, learned } = world;
  if (column === 'age') return ages(mask, world);
  if (column === 'support')
    return tally(mask, learned.support, ['', '1', '2', '3', '4', '5']).sort(mostFirst);
  if (column === 'result')
    return tally(
      mask,
      learned.result,
      resultCodes.map((code) => code ?? ''),
    ).sort(mostFirst);
  const { codes, values } = base.dictionaries[column];
  return tally(mask, codes, values).sort(mostFirst);
}

const countIn = (bits: Uint32Array): number => bits.reduce((sum, part) => sum + onesIn(part), 0);

const ownPrefix = 'data:';
const isOwn = (column: ValueColumn): column is `data:${string}` => column.startsWith(ownPrefix);

const isRace = (column: ValueColumn): column is RaceColumn => isRaceColumn(column);

/** Values of a column with how many people of the whole file have each, most first; without ''. */
export function valuesOf({ base, learned }: VoterIndex, column: ValueColumn): Group[] {
  if (column === 'tag')
    return [...learned.tags]
      .map(([value, bits]) => ({ value, people: countIn(bits) }))
      .filter(({ people }) => people > 0)
      .sort(mostFirst);
  if (isOwn(column)) {
    const own = base.data.get(column.slice(ownPrefix.length));
    return own && !(own instanceof Float64Array)
      ? tally(null, own.codes, own.values)
          .filter(({ value }) => value !== '')
          .sort(mostFirst)
      : [];
  }
  const named = isRace(column) ? base.race.get(column) : base.dictionaries[column];
  if (!named) return [];
  const { codes, values } = named;
  return tally(null, codes, values)
    .filter(({ value }) => value !== '')
    .sort(mostFirst);
}

/** Those of some values that begin with what was typed, then those that have it elsewhere. */
export function matching(values: readonly Group[], typed: string, count: number): Group[] {
  const prefix = foldText(typed);
  if (prefix === '') return values.slice(0, count);
  const begins = values.filter(({ value }) => foldText(value).startsWith(prefix));
  const holds = values.filter(({ value }) => foldText(value).indexOf(prefix) > 0);
  return [...begins, ...holds].slice(0, count);
}

import { pledges } from '../../../collections/pledges.ts';
import { giftsMax, movesPage } from '../../../domain/people/merge/merge-limits.ts';
import type { Gift } from '../../../domain/totals.ts';
import { RefusedError } from '../../../refusals.ts';
import type { Store } from '../../store.ts';
import { movedReferences, type Raw, rawGifts, rawSources } from './merge-sources.ts';

export type Move = { table: string; field: string; id: string; from: string };
type Named = { id: string; name: string; name_key: string };

/** Tombstones of merges and of additions: they lead to whoever is there now, for they are followed once. First of all. */
const stones = { table: rawSources.people.name, field: 'merged_into', source: rawSources.people };
const allReferences = [stones, ...movedReferences];
const sourceOf = (table: string) => allReferences.find((one) => one.table === table)?.source ?? rawGifts;

/** How many of these are records that somebody entered. */
export const countRecords = (moves: readonly Move[]): number =>
  moves.filter(({ table }) => table !== stones.table).length;

/** References to these people, at most one page, and whether there are more. */
export async function findReferences(store: Store, ids: readonly string[]) {
  const found = await Promise.all(
    allReferences.map(async ({ table, field, source }) =>
      (
        (await store.find(source, {
          where: [[field as never, 'in', ids]],
          limit: movesPage + 1,
        })) as Raw[]
      ).map((row): Move => ({ table, field, id: row.id, from: String(row[field]) })),
    ),
  );
  const all = found.flat();
  return { moves: all.slice(0, movesPage), isMore: all.length > movesPage };
}

/** Every gift of these people. */
export async function findGifts(store: Store, ids: readonly string[]): Promise<(Gift & Raw)[]> {
  const gifts = await store.find(rawGifts, { where: [['donor_id' as never, 'in', ids]], limit: giftsMax });
  if (gifts.length === giftsMax) throw new RefusedError('merges.manyGifts');
  return gifts as (Gift & Raw)[];
}

/** Points references to somebody. Their stamps stay: nobody edited what they say. */
export function pointTo(store: Store, moves: readonly Move[], target: (move: Move) => Named | null): void {
  for (const move of moves) {
    const to = target(move);
    if (!to) continue;
    const isNamed = move.table === rawGifts.name || move.table === pledges.name;
    const copies = isNamed ? { donor_name: to.name, donor_key: to.name_key } : {};
    store.update(sourceOf(move.table), move.id, { [move.field]: to.id, ...copies });
  }
}

/** Of the moves of a page, those that still point to the survivor: what was deleted or pointed elsewhere since stays so. */
export async function movesAt(store: Store, moves: readonly Move[], survivor: string): Promise<Move[]> {
  const tables = [...new Set(moves.map(({ table }) => table))];
  const found = await Promise.all(
    tables.map(async (table) => {
      const own = moves.filter((move) => move.table === table);
      const rows = (await store.getAll(
        sourceOf(table),
        own.map(({ id }) => id),
      )) as (Raw | null)[];
      return own.filter((move, at) => rows[at]?.[move.field] === survivor);
    }),
  );
  return found.flat();
}

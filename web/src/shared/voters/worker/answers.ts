import type { Doors } from '#shared/rules/field/doors.ts';
import type { PacketBuilding } from '#shared/rules/field/packet.ts';
import type { TurfStanding } from '#shared/rules/field/standing.ts';
import type { WalkOrder } from '#shared/rules/field/turf.ts';
import type {
  Answered,
  Asked,
  GroupColumn,
  Person,
  Sort,
  Stretch,
  TriedOn,
  TurfAsked,
  ValueColumn,
} from '../engine.ts';
import { buildingsOf } from './buildings.ts';
import { countsOf } from './counts.ts';
import { csvHead, csvRow } from './csv.ts';
import { doorsOf } from './doors.ts';
import { type Group, groupsOf, matching } from './groups.ts';
import type { Held } from './held.ts';
import { packedIds } from './lists.ts';
import { countOf } from './masks.ts';
import { pageOf } from './order.ts';
import { standingsOf } from './standing.ts';
import { triedOn } from './tried.ts';

/** People of one page. */
export const pageMax = 200;
/** Rows of a file that are written between two looks at what else is asked. */
const rowsAtOnce = 2_000;
const breath = () => new Promise<void>((done) => setTimeout(done, 0));

/** What a file and what is known of it answer. Shapes as the page's `Engine` has them. */
export const answersOf = (held: Held) => ({
  count(asked: Asked): Answered {
    const { mask, steps, suppressed } = held.meantBy(asked);
    return { counts: countsOf(held.world, mask), steps, suppressed };
  },
  page(asked: Asked, sort: Sort, from: number, count: number): Person[] {
    const { mask } = held.meantBy(asked);
    return pageOf(mask, held.orderBy(sort), from, Math.min(count, pageMax)).map(held.person);
  },
  stretch(asked: Asked, sort: Sort, from: number, count: number): Stretch {
    const { mask } = held.meantBy(asked);
    const people = pageOf(mask, held.orderBy(sort), from, Math.min(count, pageMax)).map(held.person);
    return { people, total: countOf(mask) };
  },
  groups: (asked: Asked, column: GroupColumn): Group[] =>
    groupsOf(held.world, held.meantBy(asked).mask, column),
  values: (column: ValueColumn, typed: string, count: number): Group[] =>
    matching(held.valuesOf(column), typed, count),
  voter(id: string): Person | null {
    const row = held.world.base.ids.rowOf(id);
    return row === null ? null : held.person(row);
  },
  atDoor(id: string): Person[] {
    const { base } = held.world;
    const row = base.ids.rowOf(id);
    if (row === null) return [];
    const { door } = base.numbers;
    let [first, last] = [row, row];
    while (first > 0 && door[first - 1] === door[row]) first -= 1;
    while (last < base.rows - 1 && door[last + 1] === door[row]) last += 1;
    return Array.from({ length: last - first + 1 }, (_, at) => held.person(first + at));
  },
  async frozen(asked: Asked): Promise<{ voters: string; people: number; doors: number }> {
    const { mask } = held.meantBy(asked);
    const { people, doors } = countsOf(held.world, mask);
    const { texts } = held.world.base;
    const ids: string[] = [];
    for (let row = 0; row < mask.length; row += 1) if (mask[row] === 1) ids.push(texts.id.at(row));
    return { voters: await packedIds(ids), people, doors };
  },
  ids(asked: Asked, most: number): string[] {
    const { mask } = held.meantBy(asked);
    const { texts } = held.world.base;
    const ids: string[] = [];
    for (let row = 0; row < mask.length && ids.length < most; row += 1)
      if (mask[row] === 1) ids.push(texts.id.at(row));
    return ids;
  },
  async csv(asked: Asked, sort: Sort): Promise<Blob> {
    const { mask } = held.meantBy(asked);
    const { elections } = held.world.base;
    const rows = pageOf(mask, held.orderBy(sort), 0, countOf(mask));
    const parts = [csvHead(elections)];
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const some = rows.slice(from, from + rowsAtOnce);
      parts.push(some.map((row) => csvRow(held.person(row), elections)).join(''));
      await breath();
    }
    return new Blob(parts, { type: 'text/csv;charset=utf-8' });
  },
  doors: (asked: Asked): Doors => doorsOf(held.world, held.meantBy(asked).mask),
  buildings(asked: Asked, doors: Int32Array, order: WalkOrder): PacketBuilding[] {
    const { mask } = held.meantBy({ ...asked, channel: null });
    return buildingsOf(held, mask, doors, order);
  },
  standing: (turfs: readonly TurfAsked[]): Record<string, TurfStanding> => standingsOf(held, turfs),
  days: (asked: Asked): TriedOn[] => triedOn(held.world, held.meantBy(asked).mask),
});
export type Answers = ReturnType<typeof answersOf>;

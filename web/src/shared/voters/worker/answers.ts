import { countOf } from '#shared/domain/engine/masks.ts';
import type { Doors } from '#shared/domain/field/door-columns.ts';
import type { PacketBuilding } from '#shared/domain/field/packet.ts';
import type { WalkOrder } from '#shared/domain/field/turf-limits.ts';
import type { TurfProgress } from '#shared/domain/field/turf-progress.ts';
import { columnsNamed, mayAppear } from '#shared/domain/voters/permitted-use.ts';
import type {
  AttemptDay,
  CountResult,
  GroupColumn,
  PeoplePage,
  Person,
  Sort,
  TurfProgressQuery,
  ValueColumn,
  VoterQuery,
} from '../engine.ts';
import { countAttemptDays } from './attempt-days.ts';
import { buildingsOf } from './buildings.ts';
import { countsOf } from './count-people.ts';
import { csvHead, csvRow } from './csv.ts';
import { packedIds } from './frozen-lists.ts';
import { type Group, groupsOf, matching } from './groups.ts';
import { doorsOf } from './number-doors.ts';
import { pageOf } from './order.ts';
import type { VoterSnapshot } from './voter-snapshot.ts';
import { progressOfTurfs } from './voter-turf-progress.ts';

/** People of one page. */
export const pageMax = 200;
/** Rows of a file that are written between two looks at what else is asked. */
const rowsAtOnce = 2_000;
const breath = () => new Promise<void>((done) => setTimeout(done, 0));

/** What a file and what is known of it answer. Shapes as the page's `Engine` has them. */
export const createAnswers = (snapshot: VoterSnapshot) => ({
  count(query: VoterQuery): CountResult {
    const { mask, steps, suppressed } = snapshot.meantBy(query);
    return { counts: countsOf(snapshot.world, mask), steps, suppressed };
  },
  page(query: VoterQuery, sort: Sort, from: number, count: number): Person[] {
    const { mask } = snapshot.meantBy(query);
    return pageOf(mask, snapshot.orderBy(sort), from, Math.min(count, pageMax)).map(snapshot.person);
  },
  stretch(query: VoterQuery, sort: Sort, from: number, count: number): PeoplePage {
    const { mask } = snapshot.meantBy(query);
    const people = pageOf(mask, snapshot.orderBy(sort), from, Math.min(count, pageMax)).map(snapshot.person);
    return { people, total: countOf(mask) };
  },
  groups: (query: VoterQuery, column: GroupColumn): Group[] =>
    groupsOf(snapshot.world, snapshot.meantBy(query).mask, column),
  values: (column: ValueColumn, typed: string, count: number): Group[] =>
    matching(snapshot.valuesOf(column), typed, count),
  voter(id: string): Person | null {
    const row = snapshot.world.base.ids.rowOf(id);
    return row === null ? null : snapshot.person(row);
  },
  atDoor(id: string): Person[] {
    const { base } = snapshot.world;
    const row = base.ids.rowOf(id);
    if (row === null) return [];
    const { door } = base.numbers;
    let [first, last] = [row, row];
    while (first > 0 && door[first - 1] === door[row]) first -= 1;
    while (last < base.rows - 1 && door[last + 1] === door[row]) last += 1;
    return Array.from({ length: last - first + 1 }, (_, at) => snapshot.person(first + at));
  },
  async frozen(query: VoterQuery): Promise<{ voters: string; people: number; doors: number }> {
    const { mask } = snapshot.meantBy(query);
    const { people, doors } = countsOf(snapshot.world, mask);
    const { texts } = snapshot.world.base;
    const ids: string[] = [];
    for (let row = 0; row < mask.length; row += 1) if (mask[row] === 1) ids.push(texts.id.at(row));
    return { voters: await packedIds(ids), people, doors };
  },
  ids(query: VoterQuery, most: number): string[] {
    const { mask } = snapshot.meantBy(query);
    const { texts } = snapshot.world.base;
    const ids: string[] = [];
    for (let row = 0; row < mask.length && ids.length < most; row += 1)
      if (mask[row] === 1) ids.push(texts.id.at(row));
    return ids;
  },
  async csv(query: VoterQuery, sort: Sort, chosen: readonly string[] = [], withRace = false): Promise<Blob> {
    const { mask } = snapshot.meantBy(query);
    const { elections, own: columns, race } = snapshot.world.base;
    const own = columns.filter((column) => chosen.includes(column.id) && mayAppear(column, 'exports'));
    const raceAt = withRace ? [...race] : [];
    const names = raceAt.map(([name]) => name);
    const rows = pageOf(mask, snapshot.orderBy(sort), 0, countOf(mask));
    const parts = [csvHead(elections, own, names)];
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const some = rows.slice(from, from + rowsAtOnce);
      parts.push(
        some
          .map((row) =>
            csvRow(
              snapshot.person(row),
              elections,
              own,
              raceAt.map(([, column]) => column.valueAt(row)),
            ),
          )
          .join(''),
      );
      await breath();
    }
    return new Blob(parts, { type: 'text/csv;charset=utf-8' });
  },
  doors: (query: VoterQuery): Doors => doorsOf(snapshot.world, snapshot.meantBy(query).mask),
  buildings(
    query: VoterQuery,
    doors: Int32Array,
    order: WalkOrder,
    named: readonly string[] = [],
    unsafe: ReadonlySet<string> = new Set(),
  ): PacketBuilding[] {
    const { mask } = snapshot.meantBy({ ...query, channel: null });
    const columns = columnsNamed(snapshot.world.base.own, named, 'doors');
    return buildingsOf(snapshot, mask, doors, order, columns, unsafe);
  },
  turfProgress: (turfs: readonly TurfProgressQuery[]): Record<string, TurfProgress> =>
    progressOfTurfs(snapshot, turfs),
  days: (query: VoterQuery): AttemptDay[] => countAttemptDays(snapshot.world, snapshot.meantBy(query).mask),
});
export type Answers = ReturnType<typeof createAnswers>;

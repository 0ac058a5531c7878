import { dropSpare, giveBack, type Mask, maskOf } from '#shared/domain/engine/masks.ts';
import type { Facts, Sort, VoterQuery } from '../engine.ts';
import type { Base } from './base.ts';
import { correctionsOf } from './corrections.ts';
import { countsOf, leaveOut } from './count-people.ts';
import { type Today, todayAt } from './days.ts';
import { type Group, valuesOf } from './groups.ts';
import type { Known } from './known-voters.ts';
import { learnedOf } from './learned-columns.ts';
import { type Order, orderOf } from './order.ts';
import { personAt } from './person-at.ts';
import { searchIn } from './search.ts';
import { matchQuery } from './segments.ts';
import type { VoterIndex } from './voter-index.ts';

type Meant = { mask: Mask; steps: readonly number[]; suppressed: ReturnType<typeof leaveOut> };
/** Answers that are kept: a screen asks for counts, a page and groups of the same people. */
const meantMax = 3;
/** Orders that are kept, 4 MB each for a million voters. */
const ordersMax = 4;

/** One file with what is known of its voters, and what was computed of both. */
export type VoterSnapshot = ReturnType<typeof createSnapshot>;

export function createSnapshot(
  base: Base,
  known: Known,
  lists: ReadonlyMap<string, Uint8Array>,
  now: () => Date,
) {
  dropSpare();
  const learned = learnedOf(base.rows);
  const { correct, isMoved } = correctionsOf(base);
  const search = searchIn(base);
  const orders = new Map<string, Order>();
  const meant = new Map<string, Meant>();
  const values = new Map<string, Group[]>();
  let today: Today = todayAt(now());
  /** 60 ms for a million voters, and the same until somebody corrects one of them. */
  let filed: FileFacts | null = null;

  const world: VoterIndex = {
    base,
    learned,
    get today() {
      return today;
    },
    onList: (list) => lists.get(list) ?? null,
    isMoved,
    keepFound: search.keepFound,
  };

  const forget = () => {
    for (const { mask } of meant.values()) giveBack(mask);
    meant.clear();
    values.clear();
    for (const by of ['last contact', 'support'])
      for (const down of [true, false]) orders.delete(`${by} ${down}`);
  };
  const take = (voters: Iterable<string>) => {
    for (const voter of voters) {
      const row = base.ids.rowOf(voter);
      if (row === null) continue;
      const state = known.stateOf(voter, today.iso);
      learned.set(row, state);
      if (correct(row, state.corrected)) filed = null;
    }
    forget();
  };
  /** What holds until a day ends with it. */
  const refreshToday = () => {
    const day = todayAt(now());
    if (day.day === today.day) return;
    today = day;
    orders.delete('age true');
    take(known.voters());
  };

  return {
    world,
    known,
    search,
    take,
    forget,
    /** Everybody who is asked for, and what came of them. The mask is not the caller's to change or to keep. */
    meantBy(query: VoterQuery): Meant {
      refreshToday();
      const key = JSON.stringify(query);
      const before = meant.get(key);
      if (before) return before;
      const { mask, steps } = matchQuery(world, query);
      const suppressed = query.channel ? leaveOut(mask, world, query.channel) : {};
      const [oldest] = meant.keys();
      if (oldest !== undefined && meant.size >= meantMax) {
        const evicted = meant.get(oldest);
        meant.delete(oldest);
        if (evicted) giveBack(evicted.mask);
      }
      const now = { mask, steps, suppressed };
      meant.set(key, now);
      return now;
    },
    orderBy(sort: Sort): Order {
      const key = `${sort.by} ${sort.down}`;
      const order = orders.get(key) ?? orderOf(world, sort);
      orders.delete(key);
      orders.set(key, order);
      const [oldest] = orders.keys();
      if (oldest !== undefined && orders.size > ordersMax) orders.delete(oldest);
      return order;
    },
    valuesOf(column: Parameters<typeof valuesOf>[1]): Group[] {
      const found = values.get(column) ?? valuesOf(world, column);
      values.set(column, found);
      return found;
    },
    person(row: number) {
      refreshToday();
      return personAt(world, row, known.stateOf(base.texts.id.at(row), today.iso));
    },
    facts(): Omit<Facts, 'gone'> {
      filed ??= factsOf(world);
      return { ...filed, data: base.own, tags: valuesOf(world, 'tag').map(({ value }) => value) };
    },
  };
}

type FileFacts = Omit<Facts, 'tags' | 'gone' | 'data'>;

/** What the file says of itself, with its corrections. */
function factsOf(world: VoterIndex): FileFacts {
  const { base } = world;
  const all = maskOf(base.rows, 1);
  const counts = countsOf(world, all);
  giveBack(all);
  const named = (column: Parameters<typeof valuesOf>[1]) => valuesOf(world, column).map(({ value }) => value);
  return {
    fileId: base.fileId,
    counts,
    elections: base.elections,
    race: [...base.race.keys()],
    parties: named('party'),
    statuses: named('status'),
    languages: named('language'),
  };
}

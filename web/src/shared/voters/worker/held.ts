import type { Asked, Facts, Sort } from '../engine.ts';
import type { Base } from './base.ts';
import { correctionsOf } from './corrections.ts';
import { countsOf, leaveOut } from './counts.ts';
import { type Today, todayAt } from './days.ts';
import { type Group, valuesOf } from './groups.ts';
import type { Known } from './known.ts';
import { learnedOf } from './learned.ts';
import { dropSpare, giveBack, type Mask, maskOf } from './masks.ts';
import { type Order, orderOf } from './order.ts';
import { personAt } from './person.ts';
import { searchIn } from './search.ts';
import { askedOf } from './segments.ts';
import type { World } from './world.ts';

type Meant = { mask: Mask; steps: readonly number[]; suppressed: ReturnType<typeof leaveOut> };
/** Answers that are kept: a screen asks for counts, a page and groups of the same people. */
const meantMax = 3;
/** Orders that are kept, 4 MB each for a million voters. */
const ordersMax = 4;

/** One file with what is known of its voters, and what was computed of both. */
export type Held = ReturnType<typeof heldOf>;

export function heldOf(base: Base, known: Known, lists: ReadonlyMap<string, Uint8Array>, now: () => Date) {
  dropSpare();
  const learned = learnedOf(base.rows);
  const { correct, isMoved } = correctionsOf(base);
  const search = searchIn(base);
  const orders = new Map<string, Order>();
  const meant = new Map<string, Meant>();
  const values = new Map<string, Group[]>();
  let today: Today = todayAt(now());
  /** 60 ms for a million voters, and the same until somebody corrects one of them. */
  let filed: Omit<Facts, 'tags'> | null = null;

  const world: World = {
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
  const look = () => {
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
    meantBy(asked: Asked): Meant {
      look();
      const key = JSON.stringify(asked);
      const before = meant.get(key);
      if (before) return before;
      const { mask, steps } = askedOf(world, asked);
      const suppressed = asked.channel ? leaveOut(mask, world, asked.channel) : {};
      const [oldest] = meant.keys();
      if (oldest !== undefined && meant.size >= meantMax) {
        const gone = meant.get(oldest);
        meant.delete(oldest);
        if (gone) giveBack(gone.mask);
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
      look();
      return personAt(world, row, known.stateOf(base.texts.id.at(row), today.iso));
    },
    facts(): Facts {
      filed ??= factsOf(world);
      return { ...filed, tags: valuesOf(world, 'tag').map(({ value }) => value) };
    },
  };
}

/** What the file says of itself, with its corrections. */
function factsOf(world: World): Omit<Facts, 'tags'> {
  const { base } = world;
  const all = maskOf(base.rows, 1);
  const counts = countsOf(world, all);
  giveBack(all);
  const named = (column: Parameters<typeof valuesOf>[1]) => valuesOf(world, column).map(({ value }) => value);
  return {
    fileId: base.fileId,
    counts,
    elections: base.elections,
    parties: named('party'),
    statuses: named('status'),
    languages: named('language'),
  };
}

import * as z from 'zod/mini';
import { eventMonths } from '../../collections/event-months.ts';
import { events } from '../../collections/events.ts';
import { type fieldNights, nightsAhead } from '../../collections/field-nights.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { turfs } from '../../collections/turfs.ts';
import { voterEvents } from '../../collections/voter-events.ts';
import { addDays, monthOf } from '../../domain/days.ts';
import { recordIdPattern } from '../../domain/record-id.ts';
import {
  addSignUp,
  countResults,
  type NightNumbers,
  type NightResult,
  nightOf,
  noNumbers,
} from '../../domain/regions/night.ts';
import { knownRegion, type Region } from '../../domain/regions/region-of.ts';
import type { Fields, Pages, Reads } from '../store.ts';
import type { Context } from '../use-case.ts';

/** Results and sign-ups of one night that are counted. */
export const nightRowsMax = 50_000;
const pageRows = 1_000;
/** Turfs of one night that are looked up: no campaign works as many. */
const listsMax = 2_000;
/** Values that one query asks for. */
const chunkMax = 30;

type Counting = { read: Reads & Pages; instant: Context['instant'] };
type Night = Fields<typeof fieldNights.schema>;
type RegionKey = string | null;

const { zone: eventZone, shifts, state: eventState } = events.schema.shape;
const eventSource = {
  ...{ name: events.name, path: events.path, within: events.within },
  schema: z.object({ zone: eventZone, shifts, state: eventState, region_id: events.schema.shape.region_id }),
};
const { event_id, shift_id, state, source, guests, confirmed_at } = rsvps.schema.shape;
const rsvpSource = {
  ...{ name: rsvps.name, path: rsvps.path, within: rsvps.within },
  schema: z.object({ event_id, shift_id, state, source, guests, confirmed_at }),
};
const { voter_id, kind, outcome, score, undoes, list_id, received_at } = voterEvents.schema.shape;
const resultSource = {
  ...{ name: voterEvents.name, path: voterEvents.path, within: voterEvents.within },
  schema: z.object({ voter_id, kind, outcome, score, undoes, list_id, received_at }),
};
const turfSource = {
  ...{ name: turfs.name, path: turfs.path, within: turfs.within },
  schema: z.object({ event_id: turfs.schema.shape.event_id, region_id: turfs.schema.shape.region_id }),
};

function chunksOf<T>(all: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let at = 0; at < all.length; at += size) chunks.push(all.slice(at, at + size));
  return chunks;
}

/** Events with a shift on one of the days; the months say which. */
async function eventsOf(read: Reads, from: string, to: string) {
  // An event of several days may have begun in the month before.
  const months = [...new Set([monthOf(addDays(from, -31)), monthOf(from), monthOf(to)])];
  const found = await read.getAll(eventMonths, months);
  const ids = found.flatMap((month) =>
    Object.entries(month?.events ?? {}).flatMap(([id, entry]) =>
      entry.state === 'published' && entry.from.slice(0, 10) <= to && entry.to.slice(0, 10) >= from
        ? [id]
        : [],
    ),
  );
  const all = await read.getAll(eventSource, ids);
  return all.flatMap((event) => (event?.state === 'published' ? [event] : []));
}

async function addSignUps(
  read: Pages,
  day: string,
  all: Awaited<ReturnType<typeof eventsOf>>,
  of: (region: RegionKey) => NightNumbers,
) {
  const byId = new Map(all.map((event) => [event.id, event]));
  let rows = 0;
  for (const ids of chunksOf([...byId.keys()], chunkMax)) {
    let page = await read.page(rsvpSource, { where: [['event_id', 'in', ids]], limit: pageRows });
    for (;;) {
      for (const { event_id, shift_id, state, source, guests, confirmed_at } of page.rows) {
        const event = byId.get(event_id);
        const shift = event?.shifts.find(({ id }) => id === shift_id);
        if (!event || !shift) continue;
        const signUp = {
          state,
          source,
          guests,
          isConfirmed: confirmed_at !== null,
          day: shift.from.slice(0, 10),
        };
        addSignUp(of(event.region_id ?? null), day, signUp);
      }
      rows += page.rows.length;
      if (rows >= nightRowsMax) return false;
      if (!page.next) break;
      page = await page.next();
    }
  }
  return true;
}

/** What came in between two moments, by the list or turf that it was done from. */
async function resultsBetween({ read, instant }: Counting, after: number, until: number) {
  const byList = new Map<string | null, NightResult[]>();
  let rows = 0;
  let page = await read.page(resultSource, {
    where: [
      ['received_at', '>', instant(after)],
      ['received_at', '<=', instant(until)],
    ],
    orderBy: ['received_at', 'asc'],
    limit: pageRows,
  });
  for (;;) {
    for (const { id, voter_id, kind, outcome, score, undoes, list_id } of page.rows) {
      const those = byList.get(list_id) ?? [];
      those.push({ id, voter_id, kind, outcome, score, undoes });
      byList.set(list_id, those);
    }
    rows += page.rows.length;
    if (!page.next || rows >= nightRowsMax) return { byList, isAll: !page.next };
    page = await page.next();
  }
}

/** The region of each turf that was worked: its own, else that of its launch. A call list belongs to none. */
async function regionsOfLists(read: Reads, lists: readonly string[]): Promise<ReadonlyMap<string, string>> {
  // What a device calls its list may be no document's name.
  const named = lists.filter((list) => recordIdPattern.test(list)).slice(0, listsMax);
  const found = (await read.getAll(turfSource, named)).flatMap((turf) => turf ?? []);
  const launches = [
    ...new Set(found.flatMap(({ region_id, event_id }) => (region_id ? [] : (event_id ?? [])))),
  ];
  const launched = new Map(
    (await read.getAll(eventSource, launches)).flatMap((event) =>
      event?.region_id ? [[event.id, event.region_id] as const] : [],
    ),
  );
  return new Map(
    found.flatMap(({ id, region_id, event_id }) => {
      const region = region_id ?? (event_id ? launched.get(event_id) : undefined);
      return region ? [[id, region] as const] : [];
    }),
  );
}

/**
 * Counts a day in each region: the shifts of the day and of the next ones, and what came in since the night before, whenever
 * it was done, so that no result is counted twice or by no night. Reads: two or three months, each event of these days and its
 * sign-ups, each result, and each turf that was worked.
 */
export async function countNight(
  counting: Counting,
  { zone, day, regions }: { zone: string; day: string; regions: readonly Region[] },
): Promise<Pick<Night, 'regions' | 'is_partial'>> {
  const numbers = new Map<RegionKey, NightNumbers>();
  const of = (id: RegionKey): NightNumbers => {
    const key = knownRegion(regions, id);
    const known = numbers.get(key) ?? noNumbers();
    numbers.set(key, known);
    return known;
  };
  const { read } = counting;
  const all = await eventsOf(read, day, addDays(day, nightsAhead));
  const hasAllSignUps = await addSignUps(read, day, all, of);
  const { byList, isAll } = await resultsBetween(
    counting,
    nightOf(zone, addDays(day, -1)),
    nightOf(zone, day),
  );
  const lists = [...byList.keys()].flatMap((list) => list ?? []);
  const ofList = await regionsOfLists(read, lists);
  const byRegion = new Map<RegionKey, NightResult[]>();
  for (const [list, results] of byList) {
    const key = knownRegion(regions, list === null ? null : ofList.get(list));
    byRegion.set(key, [...(byRegion.get(key) ?? []), ...results]);
  }
  for (const [key, results] of byRegion) Object.assign(of(key), countResults(results));
  const named = regions.map(({ id, name, organizer }) => ({ id, name, organizer, ...of(id) }));
  const none = numbers.get(null);
  return {
    is_partial: !hasAllSignUps || !isAll,
    regions: none ? [...named, { id: null, name: null, organizer: null, ...none }] : named,
  };
}

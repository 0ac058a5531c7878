import type * as z from 'zod/mini';
import type { turfLogCall } from '../api/field-api.ts';
import type { Instant, Stored } from '../collections/define.ts';
import type { turfs } from '../collections/turfs.ts';
import { voterAdditions } from '../collections/voter-additions.ts';
import type { voterEvents } from '../collections/voter-events.ts';
import { today } from '../domain/days.ts';
import {
  affectedVoters,
  type DoorExclusions,
  excludeAll,
  exclusionsBy,
  withGone,
} from '../domain/field/door-exclusions.ts';
import { turfPeopleMax } from '../domain/field/turf-limits.ts';
import { toTurfAdditions, toTurfLog } from '../domain/field/turf-log.ts';
import { learnedOf } from '../domain/voters/learned.ts';
import { decisiveMax, pagedEvents } from './paged-events.ts';
import type { Where } from './store.ts';
import type { Context } from './use-case.ts';
import { columnsFor } from './voters/columns-for.ts';
import { goneAmong } from './voters/gone-among.ts';

type TurfLog = z.output<typeof turfLogCall.response>;

/** Voters of one query: as many values as the database compares with. A turf of 80 people takes three. */
const groupMax = 30;
/** Events that are told of one group, ten of each person, and of all groups of a tower block; of each group the newest. */
const perGroupMax = 300;
const eventsMax = 6_000;
/** Milliseconds by which a turf may be older than the server heard of it: it was cut without a connection. */
const lateMs = 24 * 3_600_000;
/** Milliseconds within which events may become known in another order than the server received them. */
const overlapMs = 60_000;

/**
 * What became of a turf since a moment, or since it was made. Reads who was met there, each event of its people since,
 * wherever it was learned, those of them that close or open a door once more, and of whom there is such a one all earlier
 * ones of that kind; at least two reads for each 30 people, one of the voter file's record, for the campaign's own columns
 * that may still appear at doors, and what `goneAmong` reads of those who are gone from the file.
 */
export async function readTurfLog(
  { read, now, instant, warn }: Pick<Context, 'read' | 'now' | 'instant' | 'warn'>,
  turf: Pick<Stored<typeof turfs>, 'id' | 'voter_ids' | 'created_at' | 'expires_at'>,
  since: number | null,
): Promise<TurfLog> {
  const until = now();
  const made = turf.created_at.toMillis();
  const from = instant(Math.max(made - lateMs, Math.min(since ?? 0, until) - overlapMs));
  const additions = await readAdditions({ read, warn }, turf.id);
  const groups = inGroups([...turf.voter_ids, ...additions.map(({ id }) => id)]);
  const most = Math.min(perGroupMax, Math.floor(eventsMax / groups.length));
  const [found, leftOut, gone, columns] = await Promise.all([
    Promise.all(
      groups.map((people) =>
        pagedEvents(
          read,
          [
            ['voter_id', 'in', people],
            ['received_at', '>=', from],
          ],
          most,
        ),
      ),
    ),
    Promise.all(groups.map((people) => leftOutIn(read, people, from, today(new Date(until))))),
    goneAmong(read, turf.voter_ids),
    columnsFor({ read, now }, 'doors'),
  ]);
  if (found.some(({ isCut }) => isCut)) warn('more was learned in a turf than is told', { turf: turf.id });
  return {
    expiresAt: turf.expires_at,
    leftOut: withGone(Object.assign({}, ...leftOut), gone),
    events: toTurfLog(
      found.flatMap(({ events }) => events),
      turf.id,
    ),
    additions: toTurfAdditions(additions),
    columns: columns.map(({ id, name }) => ({ id, name })),
    until,
  };
}

/**
 * Of whom in a group something new closes or opens the door, and what all such events say. They are asked for apart from
 * the others, so that none of them is hidden behind many; where there are too many even so, nobody of them is spoken to.
 */
async function leftOutIn(
  read: Context['read'],
  people: readonly string[],
  from: Instant,
  day: string,
): Promise<DoorExclusions> {
  const closing = (some: readonly string[], ...received: Where<typeof voterEvents.schema>[]) =>
    pagedEvents(read, [['voter_id', 'in', some], ['closes', '==', true], ...received], decisiveMax);
  const news = await closing(people, ['received_at', '>=', from]);
  if (news.isCut) return excludeAll(people);
  const concerned = affectedVoters(news.events.map(learnedOf));
  if (concerned.length === 0) return {};
  const earlier = await closing(concerned, ['received_at', '<', from]);
  if (earlier.isCut) return excludeAll(concerned);
  return exclusionsBy([...earlier.events, ...news.events].map(learnedOf), concerned, day);
}

const inGroups = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / groupMax) }, (_, group) =>
    ids.slice(group * groupMax, (group + 1) * groupMax),
  );

/** The people that somebody met in a turf: as many as it may hold. A read for each. */
async function readAdditions(
  { read, warn }: Pick<Context, 'read' | 'warn'>,
  turf: string,
): Promise<Stored<typeof voterAdditions>[]> {
  const { rows } = await read.page(voterAdditions, {
    where: [['turf_id', '==', turf]],
    limit: turfPeopleMax,
  });
  if (rows.length === turfPeopleMax) warn('more were met in a turf than are told', { turf });
  return rows;
}

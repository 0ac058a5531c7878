import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type * as z from 'zod/mini';
import type { turfLogCall } from '#shared/api/field-api.ts';
import type { Stored } from '#shared/collections/define.ts';
import { voterAdditions, voterEvents } from '#shared/collections/index.ts';
import { today } from '#shared/domain/days.ts';
import {
  affectedVoters,
  type DoorExclusions,
  excludeAll,
  exclusionsBy,
} from '#shared/domain/field/door-exclusions.ts';
import { turfPeopleMax } from '#shared/domain/field/turf-limits.ts';
import { toTurfAdditions, toTurfLog } from '#shared/domain/field/turf-log.ts';
import { learnedOf } from '#shared/domain/voters/learned.ts';
import { parseOrNull } from '../document-change.ts';
import { decisiveMax, pagedEvents } from '../voters/log/paged-events.ts';
import type { Turf } from './turf-documents.ts';

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
 * ones of that kind; at least two reads for each 30 people.
 */
export async function readTurfLog(
  db: Firestore,
  organization: string,
  turf: Pick<Turf, 'id' | 'voter_ids' | 'created_at' | 'expires_at'>,
  since: number | null,
  now: number,
): Promise<TurfLog> {
  const made = turf.created_at.toMillis();
  const from = Timestamp.fromMillis(Math.max(made - lateMs, Math.min(since ?? 0, now) - overlapMs));
  const log = db.collection(voterEvents.path(organization));
  const additions = await readAdditions(db, organization, turf.id);
  const groups = inGroups([...turf.voter_ids, ...additions.map(({ id }) => id)]);
  const most = Math.min(perGroupMax, Math.floor(eventsMax / groups.length));
  const [found, leftOut] = await Promise.all([
    Promise.all(
      groups.map((people) =>
        pagedEvents(log.where('voter_id', 'in', people).where('received_at', '>=', from), most),
      ),
    ),
    Promise.all(groups.map((people) => leftOutIn(log, people, from, today(new Date(now))))),
  ]);
  if (found.some(({ isCut }) => isCut))
    logger.warn('more was learned in a turf than is told', { organization, turf: turf.id });
  return {
    expiresAt: turf.expires_at,
    leftOut: Object.assign({}, ...leftOut),
    events: toTurfLog(
      found.flatMap(({ events }) => events),
      turf.id,
    ),
    additions: toTurfAdditions(additions),
    until: now,
  };
}

/**
 * Of whom in a group something new closes or opens the door, and what all such events say. They are asked for apart from
 * the others, so that none of them is hidden behind many; where there are too many even so, nobody of them is spoken to.
 */
async function leftOutIn(
  log: Query,
  people: readonly string[],
  from: Timestamp,
  day: string,
): Promise<DoorExclusions> {
  const closing = (some: readonly string[]) => log.where('voter_id', 'in', some).where('closes', '==', true);
  const news = await pagedEvents(closing(people).where('received_at', '>=', from), decisiveMax);
  if (news.isCut) return excludeAll(people);
  const concerned = affectedVoters(news.events.map(learnedOf));
  if (concerned.length === 0) return {};
  const earlier = await pagedEvents(closing(concerned).where('received_at', '<', from), decisiveMax);
  if (earlier.isCut) return excludeAll(concerned);
  return exclusionsBy([...earlier.events, ...news.events].map(learnedOf), concerned, day);
}

const inGroups = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / groupMax) }, (_, group) =>
    ids.slice(group * groupMax, (group + 1) * groupMax),
  );

/** Whom somebody met in a turf: as many as it may hold. A read for each. */
async function readAdditions(
  db: Firestore,
  organization: string,
  turf: string,
): Promise<Stored<typeof voterAdditions>[]> {
  const query = db.collection(voterAdditions.path(organization)).where('turf_id', '==', turf);
  const { docs } = await query.limit(turfPeopleMax).get();
  if (docs.length === turfPeopleMax)
    logger.warn('more were met in a turf than are told', { organization, turf });
  return docs.flatMap((doc) => {
    const stored = parseOrNull(voterAdditions.schema, doc.data());
    return stored ? [{ ...stored, id: doc.id }] : [];
  });
}

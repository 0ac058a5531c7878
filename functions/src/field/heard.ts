import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type * as z from 'zod/mini';
import type { turfLogCall } from '#shared/calls/field.ts';
import type { Stored } from '#shared/collections/define.ts';
import { voterAdditions, voterEvents } from '#shared/collections/index.ts';
import { today } from '#shared/rules/days.ts';
import { heardAs, metAs } from '#shared/rules/field/heard.ts';
import { concernedBy, leftOutBy } from '#shared/rules/field/left_out.ts';
import { turfPeopleMax } from '#shared/rules/field/turf.ts';
import { learnedOf } from '#shared/rules/voters/learned.ts';
import { seen } from '../change.ts';
import type { Turf } from './stored.ts';

type Heard = z.output<typeof turfLogCall.response>;

/** Voters of one query: as many values as the database compares with. A turf of 80 people takes three. */
const groupMax = 30;
/** Events that are read for one group, ten of each person, and for all groups of a tower block; of each group the newest. */
const perGroupMax = 300;
const eventsMax = 6_000;
/** Earlier events of a group of whom something new closes or opens a door. */
const earlierMax = 200;
/** Milliseconds by which a turf may be older than the server heard of it: it was cut without a connection. */
const lateMs = 24 * 3_600_000;
/** Milliseconds within which events may become known in another order than the server received them. */
const overlapMs = 60_000;

/**
 * What became of a turf since a moment, or since it was made. Reads who was met there, each event of its people since,
 * wherever it was learned, and at most 200 earlier ones for 30 of whom one closes or opens a door; at least one read for each
 * 30 people.
 */
export async function heardOf(
  db: Firestore,
  organization: string,
  turf: Pick<Turf, 'id' | 'voter_ids' | 'created_at' | 'expires_at'>,
  since: number | null,
  now: number,
): Promise<Heard> {
  const made = turf.created_at.toMillis();
  const from = Timestamp.fromMillis(Math.max(made - lateMs, Math.min(since ?? 0, now) - overlapMs));
  const log = db.collection(voterEvents.path(organization));
  const additions = await metIn(db, organization, turf.id);
  const groups = inGroups([...turf.voter_ids, ...additions.map(({ id }) => id)]);
  const most = Math.min(perGroupMax, Math.floor(eventsMax / groups.length));
  const found = await Promise.all(
    groups.map((people) =>
      newest(log.where('voter_id', 'in', people).where('received_at', '>=', from), most),
    ),
  );
  if (found.some(({ length }) => length === most))
    logger.warn('more was learned in a turf than is looked at', { organization, turf: turf.id });
  const news = found.flat();
  const concerned = concernedBy(news.map(learnedOf));
  const earlier = await Promise.all(
    inGroups(concerned).map((people) =>
      newest(log.where('voter_id', 'in', people).where('received_at', '<', from), earlierMax),
    ),
  );
  return {
    expiresAt: turf.expires_at,
    leftOut: leftOutBy([...earlier.flat(), ...news].map(learnedOf), concerned, today(new Date(now))),
    events: heardAs(news, turf.id),
    met: metAs(additions),
    until: now,
  };
}

const inGroups = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / groupMax) }, (_, group) =>
    ids.slice(group * groupMax, (group + 1) * groupMax),
  );

async function newest(asked: Query, most: number): Promise<Stored<typeof voterEvents>[]> {
  const { docs } = await asked.orderBy('received_at', 'desc').limit(most).get();
  return docs.flatMap((doc) => {
    const stored = seen(voterEvents.schema, doc.data());
    return stored ? [{ ...stored, id: doc.id }] : [];
  });
}

/** Whom somebody met in a turf: as many as it may hold. A read for each. */
async function metIn(
  db: Firestore,
  organization: string,
  turf: string,
): Promise<Stored<typeof voterAdditions>[]> {
  const asked = db.collection(voterAdditions.path(organization)).where('turf_id', '==', turf);
  const { docs } = await asked.limit(turfPeopleMax).get();
  if (docs.length === turfPeopleMax)
    logger.warn('more were met in a turf than are told', { organization, turf });
  return docs.flatMap((doc) => {
    const stored = seen(voterAdditions.schema, doc.data());
    return stored ? [{ ...stored, id: doc.id }] : [];
  });
}

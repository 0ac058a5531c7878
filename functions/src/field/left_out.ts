import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { turfPackets, voterEvents } from '#shared/collections/index.ts';
import { today } from '#shared/rules/days.ts';
import { leftOutBy } from '#shared/rules/field/left_out.ts';
import { learnedOf } from '#shared/rules/voters/learned.ts';
import type { Learned, SuppressionReason } from '#shared/rules/voters/state.ts';
import { seen } from '../change.ts';
import type { Turf } from './stored.ts';

/** Voters of one query: as many values as the database compares with. A turf of 600 takes twenty. */
const groupMax = 30;
/** Events that are read for one turf, its voters sharing them evenly; the newest of each group. */
const eventsMax = 1_000;
/** Earlier events of those of whom one report is not enough. */
const earlierMax = 200;
/** Milliseconds by which a packet may be older than the server heard of it: it was made without a connection. */
const lateMs = 24 * 3_600_000;

/**
 * Who of a turf must not be spoken to at the door by what was learned since its packet was made, by voter. At most 1,200
 * reads; usually one for each event since, and a few.
 */
export async function leftOutOf(
  db: Firestore,
  organization: string,
  turf: Pick<Turf, 'id' | 'voter_ids' | 'created_at'>,
  now: number,
): Promise<Record<string, SuppressionReason>> {
  const since = Timestamp.fromMillis((await madeAt(db, organization, turf)) - lateMs);
  const log = db.collection(voterEvents.path(organization));
  const groups = inGroups(turf.voter_ids);
  const most = Math.floor(eventsMax / groups.length);
  const news = await Promise.all(
    groups.map((voters) =>
      newest(log.where('voter_id', 'in', voters).where('received_at', '>=', since), most),
    ),
  );
  if (news.some(({ length }) => length === most))
    logger.warn('more was learned in a turf than is looked at', { organization, turf: turf.id });
  const learned = news.flat();
  const { out, doubts } = leftOutBy(learned, today(new Date(now)));
  const doubted = doubts.slice(0, groupMax);
  if (doubted.length === 0) return out;
  const earlier = await newest(
    log.where('voter_id', 'in', doubted).where('received_at', '<', since),
    earlierMax,
  );
  const whole = [...earlier, ...learned.filter(({ voter_id }) => doubted.includes(voter_id))];
  return { ...out, ...leftOutBy(whole, today(new Date(now))).out };
}

/** When the server heard of the packet as it is, in milliseconds; without its 400 kB. */
async function madeAt(
  db: Firestore,
  organization: string,
  { id, created_at }: Pick<Turf, 'id' | 'created_at'>,
): Promise<number> {
  const packet = db.collection(turfPackets.path(organization)).doc(id);
  const [found] = await db.getAll(packet, { fieldMask: ['updated_at'] });
  const at: unknown = found?.get('updated_at');
  return at instanceof Timestamp ? at.toMillis() : created_at.toMillis();
}

const inGroups = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / groupMax) }, (_, group) =>
    ids.slice(group * groupMax, (group + 1) * groupMax),
  );

async function newest(asked: Query, most: number): Promise<Learned[]> {
  const { docs } = await asked.orderBy('received_at', 'desc').limit(most).get();
  return docs.flatMap((doc) => {
    const stored = seen(voterEvents.schema, doc.data());
    return stored ? [learnedOf({ ...stored, id: doc.id })] : [];
  });
}

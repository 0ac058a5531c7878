import { type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { learnedOf } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { parseOrNull } from '../../document-change.ts';

/** Events that one query fetches: some 5 MB. */
const pageMax = 5_000;

/**
 * A piece of the log: all that was received from one moment until before another (milliseconds). Of organizations that are
 * passed over it has an empty list, where they had any.
 */
export type LogRange = { end: number; events: ReadonlyMap<string, readonly Learned[]> };

type Passed = Pick<ReadonlySet<string>, 'has'>;

const receivedAt = (doc: QueryDocumentSnapshot): number => {
  const at: unknown = doc.get('received_at');
  return at instanceof Timestamp ? at.toMillis() : 0;
};

/**
 * What was received from `from` on, by organization; as much as one page holds, and nothing that was received at `cut` or
 * later. A read for each event, at least one. Ends between two milliseconds: what came in the last one of a full page
 * belongs to the next stretch, for there may be more of it.
 */
export async function readLogRange(
  log: Query,
  from: number,
  cut: number,
  passed: Passed = new Set(),
  most = pageMax,
): Promise<LogRange> {
  const query = log
    .where('received_at', '>=', Timestamp.fromMillis(from))
    .where('received_at', '<', Timestamp.fromMillis(cut))
    .orderBy('received_at');
  const docs = (await query.limit(most).get()).docs;
  const last = docs.at(-1);
  if (!last || docs.length < most) return { end: cut, events: byOrganization(docs, passed) };
  const end = receivedAt(last);
  // All in one millisecond: a larger page has its end.
  if (end === receivedAt(docs[0] ?? last)) return readLogRange(log, from, cut, passed, most * 2);
  return {
    end,
    events: byOrganization(
      docs.filter((doc) => receivedAt(doc) < end),
      passed,
    ),
  };
}

/** Reading an event takes longer than fetching it: those that are passed over are not read. */
function byOrganization(docs: readonly QueryDocumentSnapshot[], passed: Passed): Map<string, Learned[]> {
  const events = new Map<string, Learned[]>();
  for (const doc of docs) {
    const organization = doc.ref.parent.parent?.id;
    if (!organization) continue;
    if (passed.has(organization)) {
      events.set(organization, []);
      continue;
    }
    const stored = parseOrNull(voterEvents.schema, doc.data());
    if (!stored) continue;
    const learned = learnedOf({ ...stored, id: doc.id });
    const ownEvents = events.get(organization);
    if (ownEvents) ownEvents.push(learned);
    else events.set(organization, [learned]);
  }
  return events;
}

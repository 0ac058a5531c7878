import { type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { voterEvents } from '#shared/collections/voter_events.ts';
import { learnedOf } from '#shared/rules/voters/learned.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import { seen } from '../../change.ts';

/** Events that one query fetches: some 5 MB. */
const pageMax = 5_000;

/** A piece of the log: all that was received from one moment until before another (milliseconds). */
export type Stretch = { end: number; events: ReadonlyMap<string, readonly Learned[]> };

const receivedAt = (doc: QueryDocumentSnapshot): number => {
  const at: unknown = doc.get('received_at');
  return at instanceof Timestamp ? at.toMillis() : 0;
};

/**
 * What was received from `from` on, by organization; as much as one page holds, and nothing that was received at `cut` or
 * later. A read for each event, at least one. Ends between two milliseconds: what came in the last one of a full page
 * belongs to the next stretch, for there may be more of it.
 */
export async function stretch(log: Query, from: number, cut: number, most = pageMax): Promise<Stretch> {
  const asked = log
    .where('received_at', '>=', Timestamp.fromMillis(from))
    .where('received_at', '<', Timestamp.fromMillis(cut))
    .orderBy('received_at');
  const docs = (await asked.limit(most).get()).docs;
  const last = docs.at(-1);
  if (!last || docs.length < most) return { end: cut, events: byOrganization(docs) };
  const end = receivedAt(last);
  // All in one millisecond: a larger page has its end.
  if (end === receivedAt(docs[0] ?? last)) return stretch(log, from, cut, most * 2);
  return { end, events: byOrganization(docs.filter((doc) => receivedAt(doc) < end)) };
}

function byOrganization(docs: readonly QueryDocumentSnapshot[]): Map<string, Learned[]> {
  const events = new Map<string, Learned[]>();
  for (const doc of docs) {
    const organization = doc.ref.parent.parent?.id;
    const stored = seen(voterEvents.schema, doc.data());
    if (!organization || !stored) continue;
    const learned = learnedOf({ ...stored, id: doc.id });
    const theirs = events.get(organization);
    if (theirs) theirs.push(learned);
    else events.set(organization, [learned]);
  }
  return events;
}

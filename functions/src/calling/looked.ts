import type { Firestore } from 'firebase-admin/firestore';
import { voterEvents } from '#shared/collections/index.ts';
import { type Asked, type Looked, looked } from '#shared/rules/calling/barred.ts';
import { latelyOf, type SaidLately } from '#shared/rules/calling/lately.ts';
import type { TargetState } from '#shared/rules/calling/states.ts';
import type { CallTarget } from '#shared/rules/calling/target.ts';
import { learnedOf } from '#shared/rules/voters/learned.ts';
import { seen } from '../change.ts';
import type { CallList } from './stored.ts';

/** Newest events of a voter that are looked at: more than somebody has who is still to be called. */
const eventsMax = 50;

type Asking = Pick<Asked, 'calledAt' | 'now'> & { organization: string; list: CallList; id: string };

/** What the log says of one voter before they are given out. A read for each of their events, at least one. */
export async function lookAt(
  db: Firestore,
  { organization, list, id, calledAt, now }: Asking,
  target: CallTarget,
  state: TargetState,
): Promise<{ seen: Looked; said: SaidLately[] }> {
  const { docs } = await db
    .collection(voterEvents.path(organization))
    .where('voter_id', '==', target.id)
    .orderBy('received_at', 'desc')
    .limit(eventsMax)
    .get();
  const events = docs.flatMap((doc) => {
    const stored = seen(voterEvents.schema, doc.data());
    return stored ? [learnedOf({ ...stored, id: doc.id })] : [];
  });
  const found = looked(target, state, events, {
    list: id,
    rules: list,
    openedAt: list.opened_at?.toMillis() ?? now,
    calledAt,
    now,
  });
  return { seen: found, said: latelyOf(events, now) };
}

import type { Firestore } from 'firebase-admin/firestore';
import { voterEvents } from '#shared/collections/index.ts';
import { type Asked, type Looked, looked } from '#shared/rules/calling/barred.ts';
import { latelyOf, type SaidLately } from '#shared/rules/calling/lately.ts';
import type { TargetState } from '#shared/rules/calling/states.ts';
import type { CallTarget } from '#shared/rules/calling/target.ts';
import { learnedOf } from '#shared/rules/voters/learned.ts';
import { decisiveMax, pagedEvents } from '../voters/log/paged_events.ts';
import type { CallList } from './stored.ts';

type Asking = Pick<Asked, 'calledAt' | 'now'> & {
  organization: string;
  list: CallList;
  id: string;
  /** A caller who takes back what they said on this list: it counts no more. */
  withdrawn?: string | null;
};

/**
 * What the log says of one voter before they are given out. All of it is read, for an opt-out may be older than anything
 * else; of whom there is more than can be read nobody knows that they may be called. A read for each of their events, at
 * least one.
 */
export async function lookAt(
  db: Firestore,
  { organization, list, id, calledAt, now, withdrawn = null }: Asking,
  target: CallTarget,
  state: TargetState,
): Promise<{ seen: Looked; said: SaidLately[] }> {
  const log = db.collection(voterEvents.path(organization)).where('voter_id', '==', target.id);
  const { events: stored, isCut } = await pagedEvents(log, decisiveMax);
  const events = stored.filter(({ by, list_id }) => by !== withdrawn || list_id !== id).map(learnedOf);
  const said = latelyOf(events, now);
  if (isCut) return { seen: { is: 'blocked', why: 'held' }, said };
  const found = looked(target, state, events, {
    list: id,
    rules: list,
    openedAt: list.opened_at?.toMillis() ?? now,
    calledAt,
    now,
  });
  return { seen: found, said };
}

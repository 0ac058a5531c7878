import type { Firestore } from 'firebase-admin/firestore';
import { voterEvents } from '#shared/collections/index.ts';
import { type Asked, asKnown, type Looked, looked } from '#shared/rules/calling/barred.ts';
import { latelyOf, type SaidLately } from '#shared/rules/calling/lately.ts';
import type { TargetState } from '#shared/rules/calling/states.ts';
import type { CallTarget } from '#shared/rules/calling/target.ts';
import { withoutWithdrawn } from '#shared/rules/calling/withdrawn.ts';
import { learnedOf } from '#shared/rules/voters/learned.ts';
import { decisiveMax, pagedEvents } from '../voters/log/paged_events.ts';
import type { CallList } from './stored.ts';

type Asking = Pick<Asked, 'calledAt' | 'now'> & {
  organization: string;
  list: CallList;
  id: string;
  /** A caller who takes back their last result on this list: what it brought counts no more. */
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
): Promise<{ seen: Looked; said: SaidLately[]; known: CallTarget }> {
  const log = db.collection(voterEvents.path(organization)).where('voter_id', '==', target.id);
  const { events: stored, isCut } = await pagedEvents(log, decisiveMax);
  const all = stored.map(learnedOf);
  const events = withdrawn === null ? all : withoutWithdrawn(all, { by: withdrawn, list: id, now });
  const said = latelyOf(events, now);
  const known = asKnown(target, events, now);
  if (isCut) return { seen: { is: 'blocked', why: 'held' }, said, known };
  const found = looked(target, state, events, {
    list: id,
    rules: list,
    openedAt: list.opened_at?.toMillis() ?? now,
    calledAt,
    now,
  });
  return { seen: found, said, known };
}

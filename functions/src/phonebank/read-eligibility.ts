import type { Firestore } from 'firebase-admin/firestore';
import {
  asKnown,
  checkEligibility,
  type Eligibility,
  type EligibilityQuery,
} from '#shared/domain/phonebank/eligibility.ts';
import { type RecentAnswer, recentAnswersOf } from '#shared/domain/phonebank/recent-answers.ts';
import type { CallTarget } from '#shared/domain/phonebank/target.ts';
import type { TargetState } from '#shared/domain/phonebank/target-states.ts';
import { withoutWithdrawn } from '#shared/domain/phonebank/withdrawn.ts';
import { learnedOf } from '#shared/domain/voters/learned.ts';
import { decisiveMax, pagedEvents } from '#shared/usecases/paged-events.ts';
import { firestoreReads } from '../usecases/firestore-store.ts';
import type { CallList } from './call-documents.ts';

type Asking = Pick<EligibilityQuery, 'calledAt' | 'now'> & {
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
export async function readEligibility(
  db: Firestore,
  { organization, list, id, calledAt, now, withdrawn = null }: Asking,
  target: CallTarget,
  state: TargetState,
): Promise<{ seen: Eligibility; recentAnswers: RecentAnswer[]; known: CallTarget }> {
  const log = firestoreReads(db, { organization, uid: '' });
  const { events: stored, isCut } = await pagedEvents(log, [['voter_id', '==', target.id]], decisiveMax);
  const all = stored.map(learnedOf);
  const events = withdrawn === null ? all : withoutWithdrawn(all, { by: withdrawn, list: id, now });
  const recentAnswers = recentAnswersOf(events, now);
  const known = asKnown(target, events, now);
  if (isCut) return { seen: { is: 'blocked', why: 'held' }, recentAnswers, known };
  const found = checkEligibility(target, state, events, {
    list: id,
    rules: list,
    openedAt: list.opened_at?.toMillis() ?? now,
    calledAt,
    now,
  });
  return { seen: found, recentAnswers, known };
}

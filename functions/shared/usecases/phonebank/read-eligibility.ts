import {
  asKnown,
  checkEligibility,
  type Eligibility,
  type EligibilityQuery,
  openNumbers,
  suppressedIn,
} from '../../domain/phonebank/eligibility.ts';
import { type RecentAnswer, recentAnswersOf } from '../../domain/phonebank/recent-answers.ts';
import type { CallTarget } from '../../domain/phonebank/target.ts';
import type { TargetState } from '../../domain/phonebank/target-states.ts';
import { withoutWithdrawn } from '../../domain/phonebank/withdrawn.ts';
import { learnedOf } from '../../domain/voters/learned.ts';
import type { NewContactEvent } from '../consent/record-contact-events.ts';
import { decisiveMax, pagedEvents } from '../paged-events.ts';
import type { Job } from './call-documents.ts';
import { evidenceOfLog, numberPoints } from './call-evidence.ts';

type Moment = Pick<EligibilityQuery, 'calledAt' | 'now'> & {
  /** A caller who takes back their last result on this list: what it brought counts no more. */
  withdrawn?: string | null;
};

/**
 * What the log says of one voter before they are given out. All of it is read, for an opt-out may be older than anything
 * else; of whom there is more than can be read nobody knows that they may be called. A read for each of their events, at
 * least one, one for the salt, and one for each number.
 */
export async function readEligibility(
  { context, list }: Job,
  target: CallTarget,
  state: TargetState,
  { calledAt, now, withdrawn = null }: Moment,
): Promise<{
  seen: Eligibility;
  recentAnswers: RecentAnswer[];
  known: CallTarget;
  /** What the log closes that the numbers don't know yet. */
  evidence: NewContactEvent[];
}> {
  const of = [['voter_id', '==', target.id]] as const;
  const { events: stored, isCut } = await pagedEvents(context.read, of, decisiveMax);
  const all = stored.map(learnedOf);
  const events = withdrawn === null ? all : withoutWithdrawn(all, { by: withdrawn, list: list.id, now });
  const recentAnswers = recentAnswersOf(events, now);
  const logged = asKnown(target, events, now);
  const points = await numberPoints(context.read, context.member.organization, logged);
  const { target: known } = openNumbers(logged, points, {
    ...{ channel: 'call', kind: state.is === 'call_back' ? 'reply' : 'bulk', at: now },
    place: null,
  });
  if (isCut) return { seen: { is: 'blocked', why: 'held' }, recentAnswers, known, evidence: [] };
  const seen = checkEligibility(target, state, events, {
    list: list.id,
    rules: list,
    openedAt: list.opened_at?.toMillis() ?? now,
    calledAt,
    now,
    points,
  });
  const { call } = suppressedIn(events, now);
  const numbers = { id: target.id, cell: target.cell, landline: target.landline };
  const evidence = seen.is === 'blocked' ? evidenceOfLog(numbers, call, events, points, context) : [];
  return { seen, recentAnswers, known, evidence };
}

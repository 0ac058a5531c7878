import * as z from 'zod/mini';
import { people } from '../../collections/people.ts';
import {
  asKnown,
  checkEligibility,
  type Eligibility,
  type EligibilityQuery,
  openNumbers,
  suppressedIn,
} from '../../domain/phonebank/eligibility.ts';
import type { BlockedReason } from '../../domain/phonebank/list.ts';
import { type RecentAnswer, recentAnswersOf } from '../../domain/phonebank/recent-answers.ts';
import type { CallTarget } from '../../domain/phonebank/target.ts';
import type { TargetState } from '../../domain/phonebank/target-states.ts';
import { withoutWithdrawn } from '../../domain/phonebank/withdrawn.ts';
import { learnedOf } from '../../domain/voters/learned.ts';
import type { NewContactEvent } from '../consent/record-contact-events.ts';
import { decisiveMax, pagedEvents } from '../paged-events.ts';
import type { Reads } from '../store.ts';
import type { Job } from './call-documents.ts';
import { evidenceOfLog, numberPoints } from './call-evidence.ts';

type Moment = Pick<EligibilityQuery, 'calledAt' | 'now'> & {
  /** A caller who takes back their last result on this list: what it brought counts no more. */
  withdrawn?: string | null;
};

const { phones, voter_id, merged_into, merged_ids } = people.schema.shape;
const currentCard = { ...people, schema: z.object({ phones, voter_id, merged_into, merged_ids }) };

/**
 * Under which ids the log knows a target, or why the card that it was made of gives it up. A person may have been linked to
 * a voter, or merged with others, since the list was made. One read for a person.
 */
async function logIds(
  reads: Reads,
  { id, person, cell }: CallTarget,
): Promise<readonly string[] | BlockedReason> {
  if (person === undefined) return [id];
  const [card] = await reads.getAll(currentCard, [person]);
  if (!card || card.merged_into !== null) return 'left';
  if (!card.phones.some((one) => one === cell)) return 'bad_number';
  return [...new Set([id, person, ...(card.voter_id === null ? [] : [card.voter_id]), ...card.merged_ids])];
}

/**
 * What the log says of one voter before they are given out. All of it is read, for an opt-out may be older than anything
 * else; of whom there is more than can be read nobody knows that they may be called. A read for each of their events, at
 * least one, one for the salt, one for each number, and one for a person's card.
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
  const ids = await logIds(context.read, target);
  if (typeof ids === 'string')
    return { seen: { is: 'blocked', why: ids }, recentAnswers: [], known: target, evidence: [] };
  const of = ids.length > 1 ? (['voter_id', 'in', ids] as const) : (['voter_id', '==', ids[0]] as const);
  const { events: stored, isCut } = await pagedEvents(context.read, [of], decisiveMax);
  const all = stored.map(learnedOf);
  const events = withdrawn === null ? all : withoutWithdrawn(all, { by: withdrawn, list: list.id, now });
  // A caller's answer replaces one of the same voter alone.
  const own = events.filter((event) => event.voter_id === target.id);
  const recentAnswers = recentAnswersOf(own, now);
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

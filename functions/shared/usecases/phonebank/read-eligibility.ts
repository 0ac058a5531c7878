import {
  asKnown,
  checkEligibility,
  type Eligibility,
  type EligibilityQuery,
  openNumbers,
  suppressedIn,
  whileGone,
} from '../../domain/phonebank/eligibility.ts';
import { type RecentAnswer, recentAnswersOf } from '../../domain/phonebank/recent-answers.ts';
import type { CallTarget } from '../../domain/phonebank/target.ts';
import type { TargetState } from '../../domain/phonebank/target-states.ts';
import { withoutWithdrawn } from '../../domain/phonebank/withdrawn.ts';
import { learnedOf } from '../../domain/voters/learned.ts';
import type { NewContactEvent } from '../consent/record-contact-events.ts';
import { decisiveMax, type PagedEvents, pagedEvents } from '../paged-events.ts';
import type { Pages } from '../store.ts';
import { goneAmong } from '../voters/gone-among.ts';
import type { Job } from './call-documents.ts';
import { evidenceOfLog, numberPoints } from './call-evidence.ts';
import { logIds } from './log-ids.ts';

type Moment = Pick<EligibilityQuery, 'calledAt' | 'now'> & {
  /** A caller who takes back their last result on this list: what it brought counts no more. */
  withdrawn?: string | null;
};

/** Ids that one query of the log names. */
const idsPerQuery = 30;

/** All that the log says under these ids. A query for 30 of them, and a read for each event, at least one. */
async function eventsOf(reads: Pages, ids: readonly string[]): Promise<PagedEvents> {
  const parts = Array.from({ length: Math.ceil(ids.length / idsPerQuery) }, (_, part) =>
    ids.slice(part * idsPerQuery, (part + 1) * idsPerQuery),
  );
  const found = await Promise.all(
    parts.map((some) => {
      const of =
        some.length > 1 ? (['voter_id', 'in', some] as const) : (['voter_id', '==', some[0]] as const);
      return pagedEvents(reads, [of], decisiveMax);
    }),
  );
  const events = found
    .flatMap((one) => one.events)
    .toSorted((one, other) => other.received_at.toMillis() - one.received_at.toMillis());
  return { events, isCut: events.length > decisiveMax || found.some(({ isCut }) => isCut) };
}

/**
 * What the log says of one voter before they are given out. All of it is read, for an opt-out may be older than anything
 * else; of whom there is more than can be read nobody knows that they may be called. A read for each of their events, at
 * least one, for each of their cards, at least one, for the salt and for each number; one for the current voter file, and
 * one more where somebody is gone from it.
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
  const [{ events: stored, isCut }, gone] = await Promise.all([
    eventsOf(context.read, ids),
    // A card is a person that the campaign knows by itself, whatever a file says.
    target.person === undefined ? goneAmong(context.read, [target.id]) : new Set(),
  ]);
  // A number that was corrected is the one of that voter, or card, alone.
  const all = stored
    .map(learnedOf)
    .filter((event) => event.kind !== 'correction' || event.voter_id === target.id);
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
  const checked = checkEligibility(target, state, events, {
    list: list.id,
    rules: list,
    openedAt: list.opened_at?.toMillis() ?? now,
    calledAt,
    now,
    points,
  });
  const seen = gone.has(target.id) ? whileGone(checked, now) : checked;
  const { call } = suppressedIn(events, now);
  const numbers = { id: target.id, cell: target.cell, landline: target.landline };
  const evidence = seen.is === 'blocked' ? evidenceOfLog(numbers, call, events, points, context) : [];
  return { seen, recentAnswers, known, evidence };
}

import { contacts } from '../voters/contact-results.ts';
import { emptyFoldState, fold, stateOf } from '../voters/fold.ts';
import type { Fact, Learned, SuppressionReason, VoterState } from '../voters/voter-state.ts';
import { type BlockedReason, type CallRules, hourMs } from './list.ts';
import type { CallTarget } from './target.ts';
import type { TargetState } from './target-states.ts';

/**
 * What the log says before somebody is given to a caller; `later`: not before `at`, milliseconds since 1970, `quiet` where
 * they must not be contacted until then.
 */
export type Eligibility =
  | { is: 'free'; target: CallTarget }
  | { is: 'done' }
  | { is: 'blocked'; why: BlockedReason }
  | { is: 'later'; at: number; quiet?: true };

const closedFor: Partial<Record<SuppressionReason, BlockedReason>> = {
  opt_out: 'opted_out',
  do_not_contact: 'opted_out',
  hostile: 'opted_out',
  deceased: 'deceased',
  moved: 'moved',
  bad_number: 'bad_number',
  legal_hold: 'held',
  staff_request: 'held',
};
/** Milliseconds after which a quiet period is looked at again. */
const quietMs = 24 * hourMs;

function isGoalReached(rules: CallRules, facts: readonly Fact[], known: VoterState, since: number): boolean {
  if (rules.goal === 'support') return known.support !== null && known.support.at >= since;
  if (rules.goal === 'reached') return known.last_contact !== null && known.last_contact.at >= since;
  const answered = facts.findLast(
    ({ kind, question }) => kind === 'answer' && question === rules.goal_question,
  );
  return answered !== undefined && answered.happened_at >= since;
}

/**
 * The end of the rest that a call, or a talk anywhere, has earned them. Devices' clocks may be ahead of ours, and what they
 * learned may still be on its way: `calledAt` is when the server heard of a call.
 */
function restUntil(facts: readonly Fact[], rules: CallRules, now: number, calledAt: number): number {
  const last = facts.findLast(
    ({ kind, outcome, source }) =>
      kind === 'attempt' && outcome !== null && (source === 'phone' || contacts.includes(outcome)),
  );
  const latest = Math.max(Math.min(last?.happened_at ?? 0, now), calledAt);
  return latest > 0 ? latest + rules.cooldown_hours * hourMs : 0;
}

/** The file's number, unless somebody corrected it: '' says that it is wrong. */
const corrected = (value: string | null, correction: string | undefined): string | null =>
  correction === undefined ? value : correction || null;

const hasNumber = ({ cell, landline }: CallTarget): boolean => Boolean(cell || landline);

const knownOf = (events: readonly Learned[], now: number) => {
  const foldState = fold(emptyFoldState, events);
  return { foldState, known: stateOf(foldState, new Date(now).toISOString().slice(0, 10)) };
};

const withKnown = (
  target: CallTarget,
  { corrected: corrections, support, last_attempt: last }: VoterState,
) => ({
  ...target,
  cell: corrected(target.cell, corrections.cell),
  landline: corrected(target.landline, corrections.landline),
  support: support?.score ?? target.support,
  last: last ? { outcome: last.outcome, at: last.at } : target.last,
});

/** A person of a list as the log knows them, whether or not they may be called: never a number that was said to be wrong. */
export const asKnown = (target: CallTarget, events: readonly Learned[], now: number): CallTarget =>
  withKnown(target, knownOf(events, now).known);

export type EligibilityQuery = {
  list: string;
  rules: CallRules;
  /** When the list was opened: what was learned before it does not reach its goal. */
  openedAt: number;
  /** When any list called them last, as far as their claim says; 0: nobody knows. */
  calledAt: number;
  now: number;
};

/**
 * Looks at the newest events of one voter: who must not be called, has reached the goal, rests, or was called often enough,
 * on whichever list, is not given out. Who asked to be called back does not rest.
 */
export function checkEligibility(
  target: CallTarget,
  state: TargetState,
  events: readonly Learned[],
  { list, rules, openedAt, calledAt, now }: EligibilityQuery,
): Eligibility {
  const { foldState, known } = knownOf(events, now);
  const { call } = known.suppressed;
  if (call === 'quiet_period') return { is: 'later', at: now + quietMs, quiet: true };
  const why = call && closedFor[call];
  if (why) return { is: 'blocked', why };
  if (isGoalReached(rules, foldState.facts, known, openedAt)) return { is: 'done' };
  const free = withKnown(target, known);
  if (!hasNumber(free)) return { is: 'blocked', why: 'bad_number' };
  if (state.is !== 'call_back') {
    const rest = restUntil(foldState.facts, rules, now, calledAt);
    if (rest > now) return { is: 'later', at: rest };
    const ownEvents = new Set(events.flatMap((event) => (event.list_id === list ? [event.id] : [])));
    const tries = foldState.facts.filter(({ id, kind }) => kind === 'attempt' && ownEvents.has(id)).length;
    if (Math.max(tries, state.calls) >= rules.attempts_max) return { is: 'blocked', why: 'attempts' };
  }
  return { is: 'free', target: free };
}

type NotFree = Exclude<Eligibility, { is: 'free' }>;
export type CallStop = { why: BlockedReason; seen: NotFree };

/**
 * Why a call that has begun must not go on; null where it may. A rest, too many attempts or a goal that is reached come of
 * the call itself, and don't end it. `target`: as known.
 */
export function stopsCall(seen: Eligibility, target: CallTarget): CallStop | null {
  if (seen.is === 'later' && seen.quiet) return { why: 'held', seen };
  if (seen.is === 'blocked' && seen.why !== 'attempts') return { why: seen.why, seen };
  if (hasNumber(target)) return null;
  return { why: 'bad_number', seen: { is: 'blocked', why: 'bad_number' } };
}

/** Somebody of another list has them: they are looked at again when that may be over. */
export const postponed = (state: TargetState, until: number): TargetState => ({
  ...state,
  at: Math.max(state.at, until),
});

/** What is kept of somebody who was looked at and not given out. */
export function markIneligible(state: TargetState, seen: NotFree): TargetState {
  if (seen.is === 'later') return { ...state, is: state.is === 'fresh' ? 'fresh' : 'again', at: seen.at };
  return { ...state, is: seen.is, why: seen.is === 'blocked' ? seen.why : null, at: 0 };
}

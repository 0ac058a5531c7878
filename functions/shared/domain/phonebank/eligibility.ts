import type { PointState } from '../consent/fold-point.ts';
import { type ContactQuery, mayContact, type Refused } from '../consent/may-contact.ts';
import { quietUntil } from '../consent/quiet-hours.ts';
import { contacts } from '../voters/contact-results.ts';
import { emptyFoldState, fold, stateOf } from '../voters/fold.ts';
import type { Fact, Learned, VoterState } from '../voters/voter-state.ts';
import { type BlockedReason, type CallRules, hourMs } from './list.ts';
import type { CallTarget } from './target.ts';
import { callable, type PacketStates, type TargetState } from './target-states.ts';

/**
 * What the log says before somebody is given to a caller; `later`: not before `at`, milliseconds since 1970, `quiet` where
 * they must not be contacted until then, `hours` where it is too early or too late where they live, `gone`
 * where the voter file lacks them.
 */
export type Eligibility =
  | { is: 'free'; target: CallTarget }
  | { is: 'done' }
  | { is: 'blocked'; why: BlockedReason }
  | { is: 'later'; at: number; quiet?: true; hours?: true; gone?: true };

const blockedBy: Partial<Record<Refused['why'], BlockedReason>> = {
  opted_out: 'opted_out',
  complaint: 'opted_out',
  hostile: 'opted_out',
  deceased: 'deceased',
  moved: 'moved',
  bad_number: 'bad_number',
  landline: 'bad_number',
  legal_hold: 'held',
  staff_request: 'held',
};
/** Milliseconds after which a quiet period, and whoever is gone from the voter file, is looked at again. */
const quietMs = 24 * hourMs;

/**
 * Of whoever is gone from the voter file: not now, but a newer file may have them again, and an import can be undone. What
 * ends it for good does so all the same.
 */
export const whileGone = (seen: Eligibility, now: number): Eligibility =>
  seen.is === 'free' || seen.is === 'later' ? stillGone(now) : seen;
/** The same of whoever was gone before, and whose log was read then. */
export const stillGone = (now: number) => ({ is: 'later', at: now + quietMs, gone: true }) as const;

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

type NumberQuery = Pick<ContactQuery, 'channel' | 'kind' | 'at' | 'place'>;

/** A target without the numbers that are closed for calls, and why the last of them is. */
export function openNumbers(
  target: CallTarget,
  points: NonNullable<EligibilityQuery['points']>,
  query: NumberQuery,
): { target: CallTarget; why: BlockedReason | null } {
  let why: BlockedReason | null = null;
  const open = { ...target };
  for (const kind of ['cell', 'landline'] as const) {
    const point = points[kind];
    const answer = point && mayContact({ ...query, point, person: null });
    const closed = answer && !answer.may ? blockedBy[answer.why] : undefined;
    if (!closed) continue;
    open[kind] = null;
    why = closed;
  }
  return { target: open, why };
}

const knownOf = (events: readonly Learned[], now: number) => {
  const foldState = fold(emptyFoldState, events);
  return { foldState, known: stateOf(foldState, new Date(now).toISOString().slice(0, 10)) };
};

/** What the log closes today. */
export const suppressedIn = (events: readonly Learned[], now: number): VoterState['suppressed'] =>
  knownOf(events, now).known.suppressed;

const withKnown = (
  target: CallTarget,
  { corrected: corrections, support, last_attempt: last }: VoterState,
) => ({
  ...target,
  // What was corrected of a voter is the file's number, not the one of a person's card.
  ...(target.person === undefined
    ? {
        cell: corrected(target.cell, corrections.cell),
        landline: corrected(target.landline, corrections.landline),
      }
    : {}),
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
  /** What is known of the two numbers (`contact_points`); nothing where nobody closed anything. */
  points?: Partial<Record<'cell' | 'landline', PointState>>;
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
  { list, rules, openedAt, calledAt, now, points = {} }: EligibilityQuery,
): Eligibility {
  const { foldState, known } = knownOf(events, now);
  const place = { state: target.state || null };
  // Whoever asked for this call is answered.
  const kind = state.is === 'call_back' ? ('reply' as const) : ('bulk' as const);
  const query = { channel: 'call', kind, at: now, place } as const;
  if (known.suppressed.call === 'quiet_period') return { is: 'later', at: now + quietMs, quiet: true };
  const person = mayContact({ ...query, point: null, person: { suppressed: known.suppressed } });
  const why = person.may ? undefined : blockedBy[person.why];
  if (why) return { is: 'blocked', why };
  if (isGoalReached(rules, foldState.facts, known, openedAt)) return { is: 'done' };
  const { target: free, why: closed } = openNumbers(withKnown(target, known), points, query);
  if (!hasNumber(free)) return { is: 'blocked', why: closed ?? 'bad_number' };
  if (state.is !== 'call_back') {
    const rest = restUntil(foldState.facts, rules, now, calledAt);
    if (rest > now) return { is: 'later', at: rest };
    const ownEvents = new Set(events.flatMap((event) => (event.list_id === list ? [event.id] : [])));
    const tries = foldState.facts.filter(({ id, kind }) => kind === 'attempt' && ownEvents.has(id)).length;
    if (Math.max(tries, state.calls) >= rules.attempts_max) return { is: 'blocked', why: 'attempts' };
  }
  const isQuiet = !person.may && person.why === 'quiet_hours' && !rules.any_hour;
  if (isQuiet && person.until) return { is: 'later', at: person.until.getTime(), hours: true };
  return { is: 'free', target: free };
}

type NotFree = Exclude<Eligibility, { is: 'free' }>;
export type CallStop = { why: BlockedReason; seen: NotFree };

/**
 * Why a call that has begun must not go on; null where it may. A rest, too many attempts or a goal that is reached come of
 * the call itself, and don't end it. `target`: as known.
 */
export function stopsCall(seen: Eligibility, target: CallTarget): CallStop | null {
  if (seen.is === 'later' && seen.gone) return { why: 'left', seen };
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
  if (seen.is === 'later' && seen.gone) return { ...state, why: 'left', at: seen.at };
  if (seen.is === 'later')
    return { ...state, is: state.is === 'fresh' ? 'fresh' : 'again', why: null, at: seen.at };
  return { ...state, is: seen.is, why: seen.is === 'blocked' ? seen.why : null, at: 0 };
}

/** Of a packet's people who could be called now, those for whom it is too early or too late, with when that ends. */
export function quietTargets(
  { any_hour }: Pick<CallRules, 'any_hour'>,
  states: PacketStates,
  people: ReadonlyMap<string, CallTarget>,
  now: number,
): Map<string, number> {
  const untilIn = new Map<string, number | null>();
  const found = new Map<string, number>();
  if (any_hour) return found;
  for (const voter of callable(states, now)) {
    const target = people.get(voter);
    if (!target || states[voter]?.is === 'call_back') continue;
    const known = untilIn.get(target.state);
    const until = known === undefined ? quietHoursEnd(target.state, now) : known;
    untilIn.set(target.state, until);
    if (until !== null) found.set(voter, until);
  }
  return found;
}

/** When calls to a state may go out again; null where they may now. '' is a place that nobody knows. */
export const quietHoursEnd = (state: string, now: number): number | null =>
  quietUntil(
    { channel: 'call', place: { state: state || null }, isSolicitation: true, appliesTo: 'solicitation' },
    now,
  );

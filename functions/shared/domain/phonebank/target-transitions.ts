import {
  assignmentsPerHour,
  type BlockedReason,
  type CallRules,
  callBackMaxMs,
  hourMs,
  lockMs,
} from './list.ts';
import { endedBy, isContact, type PhoneResult } from './phone-results.ts';
import type { TargetState, TargetStatus } from './target-states.ts';

/** Milliseconds for which somebody who was skipped is not given again: their caller must not get them back at once. */
export const skipMs = 10 * 60_000;

/** What a caller says of a call. `id` is made by the device; `goalReached`: the answers gave what the list is for. */
export type Report = { id: string; outcome: PhoneResult; goalReached: boolean; callBackAt: number | null };

export const isLocked = ({ until }: TargetState, now: number): boolean => until > now;

/** A caller has them to themselves from now on. */
export const assign = (state: TargetState, uid: string, now: number): TargetState => ({
  ...state,
  why: null,
  by: uid,
  until: now + lockMs,
});

/** How many people a caller was given since a moment. */
export type HourlyCount = { from: number; given: number };
/** The hour with one more person in it. */
export const countAssignment = (hour: HourlyCount, now: number): HourlyCount =>
  now - hour.from >= hourMs ? { from: now, given: 1 } : { ...hour, given: hour.given + 1 };
/** When a caller is given somebody again who had too many in an hour, over all their lists; null: now. */
export function rateLimitedUntil(hours: readonly HourlyCount[], now: number): number | null {
  const live = hours.filter(({ from, given: count }) => count > 0 && now - from < hourMs);
  const count = live.reduce((sum, hour) => sum + hour.given, 0);
  return count >= assignmentsPerHour ? Math.min(...live.map(({ from }) => from)) + hourMs : null;
}

export const putBack = (state: TargetState, now: number, how: 'skip' | 'release'): TargetState => ({
  ...state,
  until: 0,
  at: how === 'skip' ? Math.max(state.at, now + skipMs) : state.at,
});

const ended = (is: 'done' | 'blocked', why: BlockedReason | null) => ({ is, why, at: 0 });

function after(
  state: TargetStatus,
  { outcome, goalReached, callBackAt }: Report,
  rules: CallRules,
  now: number,
) {
  const why = endedBy[outcome];
  if (why) return ended('blocked', why);
  if (goalReached) return ended('done', null);
  const rested = now + rules.cooldown_hours * hourMs;
  if (outcome === 'call_back') {
    const at = Math.min(Math.max(callBackAt ?? rested, now), now + callBackMaxMs);
    return { is: 'call_back' as const, why: null, at };
  }
  if (state.calls + 1 >= rules.attempts_max) return ended('blocked', 'attempts');
  return { is: 'again' as const, why: null, at: rested };
}

const statusOf = ({ is, at, why, calls, reached }: TargetState): TargetStatus => ({
  ...{ is, at, why },
  ...{ calls, reached },
});

/** After a call. Its lock is over. */
export const applyReport = (
  state: TargetState,
  report: Report,
  rules: CallRules,
  now: number,
): TargetState => ({
  ...state,
  ...after(state, report, rules, now),
  calls: state.calls + 1,
  reached: state.reached + (isContact(report.outcome) ? 1 : 0),
  until: 0,
  report: report.id,
  was: statusOf(state),
});

/** Whether a caller's report still counts: they had them last, and nobody else has or had them since. */
export const isCurrentReport = (
  state: TargetState | undefined,
  uid: string,
  report: string,
): state is TargetState =>
  state !== undefined && state.by === uid && state.report !== report && state.until > 0;

/** As before the report, and with its caller again; null where it is not the last one, or somebody else has them by now. */
export function revertReport(
  state: TargetState,
  uid: string,
  report: string,
  now: number,
): TargetState | null {
  if (state.report !== report || state.by !== uid || isLocked(state, now) || !state.was) return null;
  return assign({ ...state, ...state.was, report: null, was: null }, uid, now);
}

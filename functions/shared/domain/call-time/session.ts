import { type AskOutcome, isMoney, isReached } from './outcomes.ts';

/** What a session of call time comes to. Cents; milliseconds. Pure. */

export type SessionCounts = { calls: number; reached: number; pledged: number; promised: number };
export const noCalls: SessionCounts = { calls: 0, reached: 0, pledged: 0, promised: 0 };

export const withCall = (
  counts: SessionCounts,
  { outcome, cents }: { outcome: AskOutcome; cents: number | null },
): SessionCounts => ({
  calls: counts.calls + 1,
  reached: counts.reached + (isReached(outcome) ? 1 : 0),
  pledged: counts.pledged + (outcome === 'pledged' ? (cents ?? 0) : 0),
  promised: counts.promised + (outcome === 'promised' ? (cents ?? 0) : 0),
});

/** The same without a call that was withdrawn, or was something else. */
export const withoutCall = (
  counts: SessionCounts,
  { outcome, cents }: { outcome: AskOutcome; cents: number | null },
): SessionCounts => ({
  calls: Math.max(0, counts.calls - 1),
  reached: Math.max(0, counts.reached - (isReached(outcome) ? 1 : 0)),
  pledged: Math.max(0, counts.pledged - (outcome === 'pledged' ? (cents ?? 0) : 0)),
  promised: Math.max(0, counts.promised - (outcome === 'promised' ? (cents ?? 0) : 0)),
});

export const raisedIn = ({ pledged, promised }: SessionCounts): number => pledged + promised;

/** Calls an hour; null before anybody can say. */
export function callsAnHour({ calls }: Pick<SessionCounts, 'calls'>, elapsedMs: number): number | null {
  return elapsedMs < 5 * 60_000 || calls === 0 ? null : Math.round((calls * 3_600_000) / elapsedMs);
}

/** What the session will have raised at its end, at the pace so far; null before anybody can say. */
export function atThisPace(counts: SessionCounts, elapsedMs: number, wholeMs: number): number | null {
  if (elapsedMs < 10 * 60_000 || wholeMs <= elapsedMs) return null;
  return Math.round((raisedIn(counts) * wholeMs) / elapsedMs / 100) * 100;
}

/** Whether an outcome has to name an amount, or may not. */
export const takesAmount = (outcome: AskOutcome, cents: number | null): boolean =>
  isMoney(outcome) ? cents !== null && cents > 0 : cents === null;

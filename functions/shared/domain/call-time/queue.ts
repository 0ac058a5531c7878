import { type AskOutcome, isReached, reachedRestMs, restMs, thinkingMs } from './outcomes.ts';

/** In which order donors are called, and when each may be called again. Moments are milliseconds since 1970. Pure. */

/** Why a donor is not called any more on a list. */
export const doneReasons = ['no_number', 'never_ask', 'closed', 'gone'] as const;
export type DoneReason = (typeof doneReasons)[number];

export type AskState = {
  /** What they are asked for, cents; 0 where they may give nothing more. */
  ask: number;
  /** In thousandths. */
  likely: number;
  /** What is overdue of their pledges, cents. */
  overdue: number;
  calls: number;
  last: AskOutcome | null;
  at: number | null;
  /** When they were last reached, on whichever list. */
  reached: number | null;
  /** When they want to be called. */
  back: number | null;
  /** Before then nobody calls them for anything but their call-back or an overdue pledge. */
  rest: number;
  /** Who has them, and until when. */
  block: string | null;
  until: number;
  done: DoneReason | null;
};

export const newAskState = (facts: Pick<AskState, 'ask' | 'likely' | 'overdue' | 'reached'>): AskState => ({
  ...facts,
  ...{ calls: 0, last: null, at: null, back: null, rest: 0, block: null, until: 0, done: null },
});

/** Whoever has an overdue pledge is called every three days at most. */
const chaseMs = 3 * 24 * 3_600_000;

/** Why a donor is called now: a call-back that is due, an overdue pledge, or an ask. */
export const callReasons = ['call_back', 'pledge', 'ask'] as const;
export type CallReason = (typeof callReasons)[number];

/** From when on a donor may be called for a reason; null: not for this one. */
function opensAt(state: AskState, reason: CallReason): number | null {
  if (reason === 'call_back') return state.back;
  // A call-back that was promised is kept: nobody calls before it.
  if (state.back !== null) return null;
  if (reason === 'pledge') return state.overdue > 0 ? (state.at === null ? 0 : state.at + chaseMs) : null;
  if (state.ask <= 0) return null;
  return Math.max(state.rest, state.reached === null ? 0 : state.reached + reachedRestMs);
}

/** Why a donor can be called now; null where they cannot. */
export function reasonToCall(state: AskState, now: number): CallReason | null {
  if (state.done !== null || state.until > now) return null;
  return (
    callReasons.find((reason) => {
      const from = opensAt(state, reason);
      return from !== null && from <= now;
    }) ?? null
  );
}

/** The next moment at which somebody can be called; null where nobody will be. */
export function nextCallAt(states: Iterable<AskState>, now: number): number | null {
  let next: number | null = null;
  for (const state of states) {
    if (state.done !== null) continue;
    for (const reason of callReasons) {
      const from = opensAt(state, reason);
      if (from === null) continue;
      const at = Math.max(from, state.until, now);
      if (next === null || at < next) next = at;
    }
  }
  return next;
}

const score = ({ ask, likely, calls }: AskState): number => (ask * likely) / (calls + 1);

/** Who is called before whom. Ids settle ties, so that every device has the same order. */
export function inCallOrder<T extends { id: string; state: AskState }>(all: readonly T[], now: number): T[] {
  const ranked = all.flatMap((one) => {
    const reason = reasonToCall(one.state, now);
    return reason === null ? [] : [{ one, group: callReasons.indexOf(reason), reason }];
  });
  const within = { call_back: byBack, pledge: byOverdue, ask: byScore };
  return ranked
    .toSorted(
      (a, b) =>
        a.group - b.group ||
        within[a.reason](a.one.state, b.one.state) ||
        (a.one.id < b.one.id ? -1 : a.one.id > b.one.id ? 1 : 0),
    )
    .map(({ one }) => one);
}
const byBack = (a: AskState, b: AskState): number => (a.back ?? 0) - (b.back ?? 0);
const byOverdue = (a: AskState, b: AskState): number => b.overdue - a.overdue;
const byScore = (a: AskState, b: AskState): number => score(b) - score(a);

export type Report = { outcome: AskOutcome; at: number; backAt: number | null; cents: number | null };

/** When they want to be called from then on: a call-back that nobody answered stands, and is tried again. */
function backOf(state: AskState, { outcome, at, backAt }: Omit<Report, 'cents'>): number | null {
  if (outcome === 'call_back') return backAt;
  if (outcome === 'thinking') return at + thinkingMs;
  if (isReached(outcome) || state.back === null) return null;
  return outcome === 'wrong_number' ? state.back : at + restMs[outcome];
}

/** A donor after a call. `hasNumber`: whether a number of theirs is left. */
export function afterCall(state: AskState, { outcome, at, backAt }: Report, hasNumber: boolean): AskState {
  const later = Math.max(at, state.at ?? 0);
  const isNewest = at === later;
  const reached = isReached(outcome) ? Math.max(at, state.reached ?? 0) : state.reached;
  const back = backOf(state, { outcome, at, backAt });
  return {
    ...state,
    ...{ calls: state.calls + 1, at: later, reached, last: isNewest ? outcome : state.last },
    ...{ back: isNewest ? back : state.back, rest: Math.max(state.rest, at + restMs[outcome]) },
    // What was overdue was asked for; the next block reads again what still is.
    ...{ block: null, until: 0 },
    done:
      outcome === 'never_ask'
        ? 'never_ask'
        : outcome === 'wrong_number' && !hasNumber
          ? 'no_number'
          : state.done,
  };
}

/**
 * A donor as the calls that stand leave them, the oldest first, after one of them turned out to be another one. Who has them,
 * and what the queue goes by besides calls, stays.
 */
export function afterCalls(state: AskState, calls: readonly Report[], reached: number | null): AskState {
  const none: AskState = { ...newAskState(state), reached: null };
  const after = calls.reduce((before, call) => afterCall(before, call, true), none);
  const mayAsk = calls.every(({ outcome }) => outcome !== 'never_ask');
  const hadNoNumber = state.done === 'no_number' && calls.at(-1)?.outcome === 'wrong_number';
  const isClosed = state.done === 'closed' || state.done === 'gone' || hadNoNumber;
  return {
    ...after,
    ...{ block: state.block, until: state.until, reached },
    done: mayAsk ? (isClosed ? state.done : null) : 'never_ask',
  };
}

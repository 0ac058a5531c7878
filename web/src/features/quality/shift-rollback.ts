import type { Shift } from '#shared/domain/field/shift-quality.ts';
import { isBaseline } from '#shared/domain/voters/claims.ts';
import { foldAll } from '#shared/domain/voters/fold.ts';
import { fullEvent, type VoterDraft } from '#shared/domain/voters/learned.ts';
import { blockOf } from '#shared/domain/voters/suppression.ts';
import type { Fact, Learned } from '#shared/domain/voters/voter-state.ts';
import { undoEvent } from '../../shared/voters/log/undo-event.ts';

/** What would go if shifts were taken back, one or all of a person. */
export type Rollback = {
  /** Shifts of which something stands, how many of these were found right, and shifts of which nothing does. */
  shifts: number;
  right: number;
  back: number;
  /** Of what stands: knocks and calls, and answers and support scores. */
  knocks: number;
  answers: number;
  /** When the first of what stands began, milliseconds since 1970; null where nothing does. */
  from: number | null;
  /**
   * Voters of whom something stays closed: it was written down more often than the fold knows by name, and only a lift opens it.
   */
  stays: number;
  /** An event for each that still stands, shift by shift: cut off anywhere, whole shifts are done, and the rest is left. */
  drafts: readonly VoterDraft[];
};

type Judged = { shift: Shift; right: readonly unknown[] };
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** How many voters keep a closing fact after the drafts: what the fold no longer knows by name. */
function stillClosed(events: readonly Learned[], drafts: readonly VoterDraft[]): number {
  const closing = new Set(events.filter((event) => blockOf(event)?.isOn).map(({ voter_id }) => voter_id));
  const backs = drafts.map((draft, at): Learned => {
    return { ...fullEvent(draft), id: `back-${at}`, by: '', happened_at: at, received_at: null };
  });
  const affected = [...events, ...backs].filter(({ voter_id }) => closing.has(voter_id));
  const remains = (fact: Fact) => isBaseline(fact) && blockOf(fact) !== null;
  return [...foldAll(new Map(), affected).values()].filter(({ facts }) => facts.some(remains)).length;
}

/**
 * What takes shifts back; the log keeps both. `undone`: ids that were taken back before, which are not again. So what a
 * closed tab left half done is completed by asking anew, and whoever asks twice takes nothing back twice.
 */
export function rollbackOf(judged: readonly Judged[], undone: ReadonlySet<string | null>): Rollback {
  const active = judged.filter(({ shift }) => !shift.rolledBack);
  const events = active.flatMap(({ shift }) => shift.events.filter(({ id }) => !undone.has(id)));
  const drafts = events.map((event) => undoEvent(event, event.id, null)).filter((back) => back !== null);
  return {
    shifts: active.length,
    right: active.filter(({ right }) => right.length > 0).length,
    back: judged.length - active.length,
    knocks: sum(active.map(({ shift }) => shift.knocks)),
    answers: events.filter(({ kind }) => kind === 'answer' || kind === 'support').length,
    from: active.length === 0 ? null : Math.min(...active.map(({ shift }) => shift.from)),
    stays: stillClosed(events, drafts),
    drafts,
  };
}

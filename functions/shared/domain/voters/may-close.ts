import { closesByResult } from './closing-results.ts';
import { type Result, results } from './contact-results.ts';
import type { Learned } from './voter-state.ts';

/** Results that close a channel. */
export const closingResults: readonly Result[] = results.filter(closesByResult);

/**
 * Whether an event can close a channel or open one again: a suppression, a result such as “do not call”, a corrected number
 * or address, and whatever takes an attempt back, for that may have been such a result. Decided by the event alone, so that
 * the rules can hold the stored answer to it.
 */
export const mayClose = ({
  kind,
  outcome,
  undoes,
}: Partial<Pick<Learned, 'kind' | 'outcome' | 'undoes'>>): boolean => {
  if (kind === 'suppression' || kind === 'correction') return true;
  return kind === 'attempt' && (!outcome || Boolean(undoes) || closesByResult(outcome));
};

/** Milliseconds in which a canvasser may undo what closes a channel, by the server's clock; the rules say 15 minutes. */
export const undoMs = 15 * 60_000;
/** Milliseconds for the way to the server, and for a clock that is up to a minute slow: devices correct no less than that. */
const undoMarginMs = 90_000;

/** Whether the server will let a canvasser undo their own event now. */
export const isUndoable = (
  { kind, outcome, received_at }: Pick<Learned, 'kind' | 'outcome' | 'received_at'>,
  now: number,
): boolean => {
  const isClosing =
    kind === 'suppression' || (kind === 'attempt' && outcome !== null && closesByResult(outcome));
  return !isClosing || received_at === null || now - received_at < undoMs - undoMarginMs;
};

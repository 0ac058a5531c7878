import { isUndoable } from '../voters/may-close.ts';
import type { Learned } from '../voters/voter-state.ts';

type Withdrawn = { by: string; list: string; now: number };

/**
 * A voter's events as they stand once a caller has taken back their last result on a list. The device undoes what it wrote
 * with that result, by its own clock from the result on. What was said before stays, such as a number that was marked wrong
 * during the call, and so does what the server no longer lets callers undo.
 */
export function withoutWithdrawn(
  events: readonly Learned[],
  { by, list, now }: Withdrawn,
): readonly Learned[] {
  const own = events.filter((event) => event.by === by && event.list_id === list);
  const last = own
    .filter(({ kind, outcome }) => kind === 'attempt' && outcome !== null)
    .reduce<Learned | null>(
      (newest, one) => (newest && newest.happened_at >= one.happened_at ? newest : one),
      null,
    );
  if (!last || !isUndoable(last, now)) return events;
  const isBack = (event: Learned) => event.happened_at >= last.happened_at && isUndoable(event, now);
  const back = new Set(own.filter(isBack));
  return events.filter((event) => !back.has(event));
}

import { byArrival } from '../voters/fold.ts';
import type { Learned } from '../voters/voter-state.ts';
import { latestBySubject } from './revise.ts';

/**
 * The responses of one voter to each question, newest first, of each day the last: three today and one next month are two.
 * Keys are `support`, and `answer ` with the question's id. What was taken back is left out. `dayOf`: the day of a moment,
 * on the reader's calendar.
 */
export function historyIn(
  responses: readonly Learned[],
  dayOf: (millis: number) => string,
): ReadonlyMap<string, readonly Learned[]> {
  const undone = new Set(responses.map(({ undoes }) => undoes));
  const days = new Map<string, Learned[]>();
  for (const event of responses.toSorted(byArrival)) {
    if (undone.has(event.id)) continue;
    const day = dayOf(event.happened_at);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  const history = new Map<string, Learned[]>();
  for (const events of days.values())
    for (const [about, event] of latestBySubject(events))
      if (!about.startsWith('tag ')) history.set(about, [...(history.get(about) ?? []), event]);
  return new Map(
    [...history].map(([about, events]) => [about, events.toSorted((one, other) => byArrival(other, one))]),
  );
}

import type { Stored } from '#shared/collections/define.ts';
import { eventMonths } from '#shared/collections/event-months.ts';
import { addDays } from '#shared/domain/days.ts';
import type { MonthEntry } from '#shared/domain/events/month-entry.ts';
import { dayOf } from '#shared/domain/events/wall-times.ts';
import { type Live, useLiveQuery } from '../data/live.ts';
import { firstOf, inOrder } from '../data/queries.ts';
import { useMember } from '../session/session-store.ts';

/** One event as the agenda of its month has it. */
export type Planned = MonthEntry & { id: string; isUnsent?: true };

/** The months with events from one on, as many as are asked for: a read for each. */
export function useEventMonths(
  from: string,
  months: number,
  paused = false,
): Live<Stored<typeof eventMonths>[]> {
  const path = eventMonths.path(useMember().organization);
  return useLiveQuery(
    eventMonths,
    `${path} ${from} ${months}`,
    () =>
      firstOf(
        inOrder(
          { path, conditions: [{ field: 'month', is: '>=', value: from }] },
          { field: 'month', direction: 'asc' },
        ),
        months,
      ),
    paused,
  );
}

const bySoonest = (one: Planned, other: Planned): number =>
  one.from.localeCompare(other.from) || one.to.localeCompare(other.to) || one.id.localeCompare(other.id);

/** Every event of some months, by the clocks on the wall, soonest first. */
export const plannedIn = (months: readonly Pick<Stored<typeof eventMonths>, 'events'>[]): Planned[] =>
  months
    .flatMap(({ events }) => Object.entries(events).map(([id, entry]): Planned => ({ id, ...entry })))
    .toSorted(bySoonest);

/** The days on which an event is: more than one for a vigil, and for shifts on several days. */
export function daysOf({ from, to }: Pick<Planned, 'from' | 'to'>): string[] {
  const days: string[] = [];
  // Until midnight is no part of the next day.
  const last = to.endsWith('T00:00') && dayOf(to) > dayOf(from) ? addDays(dayOf(to), -1) : dayOf(to);
  for (let day = dayOf(from); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** What is planned by the days on which it is. */
export function byDay<T extends Pick<Planned, 'from' | 'to'>>(
  planned: readonly T[],
): ReadonlyMap<string, T[]> {
  const days = new Map<string, T[]>();
  for (const one of planned)
    for (const day of daysOf(one)) {
      const those = days.get(day);
      if (those) those.push(one);
      else days.set(day, [one]);
    }
  return days;
}

import { addDays } from '#shared/domain/days.ts';
import type { MonthEntry } from '#shared/domain/events/month-entry.ts';

type Entry = Pick<MonthEntry, 'from' | 'state' | 'capacity' | 'taken' | 'short' | 'region_id'>;

/** One day of a week: people signed up, places that have a number, and how many of those are free. */
export type WeekDay = { day: string; events: number; taken: number; places: number; gap: number };

/** The seven days from `today` on, of events that a screen is about. An event is on the day on which it begins. */
export function weekDays(
  entries: readonly Entry[],
  today: string,
  has: (region: string | null | undefined) => boolean,
): WeekDay[] {
  return [0, 1, 2, 3, 4, 5, 6].map((days) => {
    const day = addDays(today, days);
    const on = entries.filter(
      ({ from, state, region_id }) => from.startsWith(day) && state === 'published' && has(region_id),
    );
    const sum = (of: (entry: Entry) => number) => on.reduce((all, entry) => all + of(entry), 0);
    return {
      ...{ day, events: on.length, taken: sum(({ taken }) => taken) },
      places: sum(({ capacity }) => capacity ?? 0),
      gap: sum(({ capacity, taken }) => Math.max(0, (capacity ?? 0) - taken)),
    };
  });
}

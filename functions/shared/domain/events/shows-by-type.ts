import type { EventType } from './event-choices.ts';
import { showRateOf } from './event-report.ts';
import type { MonthEntry } from './month-entry.ts';

export type TypeShows = {
  type: EventType;
  events: number;
  came: number;
  missed: number;
  showRate: number | null;
};

/** What came of events of each type of which that is known, the most frequent type first. */
export function showsByType(
  entries: readonly Pick<MonthEntry, 'type' | 'state' | 'came' | 'missed'>[],
): TypeShows[] {
  const types = new Map<EventType, Omit<TypeShows, 'type' | 'showRate'>>();
  for (const { type, state, came, missed } of entries) {
    if (state !== 'published' || came === null || missed === null || came + missed === 0) continue;
    const before = types.get(type) ?? { events: 0, came: 0, missed: 0 };
    types.set(type, {
      events: before.events + 1,
      came: before.came + came,
      missed: before.missed + missed,
    });
  }
  return [...types]
    .map(([type, sums]) => ({ type, ...sums, showRate: showRateOf({ ...sums, shows: sums.came }) }))
    .toSorted((one, other) => other.events - one.events || one.type.localeCompare(other.type));
}

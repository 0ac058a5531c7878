import type { GoalMeasure } from '../../collections/goals.ts';
import type { Milestone } from '../calendar.ts';
import { addDays } from '../days.ts';
import { dayOf } from '../events/wall-times.ts';
import type { ElectionKind } from '../money/election-calendar.ts';

/** What an entry is called: a text of its own, or what the calendar’s words say. */
export type EntryName =
  | { is: 'text'; text: string }
  /** Hours of the candidate’s own. */
  | { is: 'busy' }
  | { is: 'callTime'; label: string | null }
  | { is: 'milestone'; id: Milestone['id'] }
  | { is: 'election'; kind: ElectionKind }
  | { is: 'goal'; measure: GoalMeasure }
  | { is: 'information'; count: number };

export type EntryTimes =
  | { is: 'day'; day: string }
  /** By the clocks of its place, with the instants (milliseconds since 1970) that follow. */
  | { is: 'times'; from: string; to: string; starts: number; ends: number };

/** One entry of the calendar, whatever area it comes from. */
export type LayerEntry = {
  /** Unique in its layer, and the same as long as it is the same entry. */
  id: string;
  name: EntryName;
  when: EntryTimes;
  place: string | null;
  state: 'draft' | 'published' | 'cancelled';
};

/** Days that are looked at, both included. */
export type Span = { from: string; to: string };

/** By clocks on the wall: a whole day ends at the next midnight. */
export const wallsOf = (when: EntryTimes): { from: string; to: string } =>
  when.is === 'times'
    ? { from: when.from, to: when.to }
    : { from: `${when.day}T00:00`, to: `${addDays(when.day, 1)}T00:00` };

/** The last day that an entry is on: until midnight is no part of the next one. */
export function lastDayOf(when: EntryTimes): string {
  const { from, to } = wallsOf(when);
  return to.endsWith('T00:00') && to > from ? addDays(dayOf(to), -1) : dayOf(to);
}

/** Whether an entry is on one of the days. */
export const isWithin = ({ when }: Pick<LayerEntry, 'when'>, { from, to }: Span): boolean =>
  dayOf(wallsOf(when).from) <= to && lastDayOf(when) >= from;

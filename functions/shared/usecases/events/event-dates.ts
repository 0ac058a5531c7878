import type { SavedEvent } from '../../api/events-api.ts';
import { events, isEventTime, seriesReadMax } from '../../collections/events.ts';
import { daysBetween } from '../../domain/days.ts';
import type { SeriesScope } from '../../domain/events/event-choices.ts';
import type { EventFields } from '../../domain/events/month-entry.ts';
import { type Occurrence, reached } from '../../domain/events/series-days.ts';
import {
  fitsTaken,
  type PlacedShift,
  placeShifts,
  type ShiftProblem,
  shiftsMovedBy,
} from '../../domain/events/shift-times.ts';
import { dayOf } from '../../domain/events/wall-times.ts';
import { type RefusalKey, RefusedError } from '../../refusals.ts';
import type { Store } from '../store.ts';
import type { Context } from '../use-case.ts';
import type { StoredEvent } from './write-events.ts';

export type TypedShift = SavedEvent['shifts'][number];
type Shift = EventFields['shifts'][number];

const problems: Record<ShiftProblem, RefusalKey> = {
  none: 'events.noShift',
  tooMany: 'events.tooManyShifts',
  noTime: 'events.noTime',
  ends: 'events.ends',
  long: 'events.long',
  apart: 'events.apart',
};

const withoutInstants = ({ starts_at: _start, ends_at: _end, ...shift }: PlacedShift<Shift>): Shift => shift;

/**
 * What shifts in a zone make of an event: when it is, and the shifts as clocks show them. Refuses shifts that are none, and
 * fewer places than `before` has taken.
 */
export function timesOf(
  { instant }: Pick<Context, 'instant'>,
  zone: string,
  typed: readonly TypedShift[],
  before: readonly Shift[],
): Pick<EventFields, 'zone' | 'shifts' | 'starts_at' | 'ends_at' | 'day'> {
  if (new Set(typed.map(({ id }) => id)).size < typed.length) throw new RefusedError('request.badBody');
  const stored = new Map(before.map((shift) => [shift.id, shift]));
  const shifts = typed.map((shift) => {
    const { taken = 0, waiting = 0 } = stored.get(shift.id) ?? {};
    return { ...shift, taken, waiting };
  });
  for (const shift of shifts)
    if (!fitsTaken(shift, shift.taken)) throw new RefusedError('events.capacity', { taken: shift.taken });
  const ids = new Set(shifts.map(({ id }) => id));
  for (const shift of before)
    if (shift.taken + shift.waiting > 0 && !ids.has(shift.id))
      throw new RefusedError('events.shiftTaken', { taken: shift.taken + shift.waiting });
  if (shifts.length === 0) throw new RefusedError('events.noShift');
  if (shifts.some(({ from, to }) => !isEventTime(from) || !isEventTime(to)))
    throw new RefusedError('events.beyond');
  const placed = placeShifts(zone, shifts);
  if (placed.is === 'problem') throw new RefusedError(problems[placed.problem]);
  const [first] = placed.shifts;
  if (!first) throw new RefusedError('events.noShift');
  return {
    zone,
    shifts: placed.shifts.map(withoutInstants),
    starts_at: instant(first.starts_at),
    ends_at: instant(Math.max(...placed.shifts.map(({ ends_at }) => ends_at))),
    day: dayOf(first.from),
  };
}

/** Shifts of one date of a series as those of another one are, by the clocks on the wall. */
export const shiftsOn = <T extends Pick<Shift, 'from' | 'to'>>(
  shifts: readonly T[],
  from: string,
  to: string,
): T[] => shiftsMovedBy(shifts, daysBetween(from, to));

const occurrence = (event: StoredEvent): Occurrence & { event: StoredEvent } => ({
  event,
  id: event.id,
  day: event.series_day ?? event.day,
  is_exception: event.is_exception,
});

/** All dates of an event's series, itself among them. Reads: one for each, 104 at most. */
export async function datesOf(store: Store, event: StoredEvent): Promise<StoredEvent[]> {
  if (event.series_id === null) return [event];
  const found = await store.find(events, {
    where: [['series_id', '==', event.series_id]],
    limit: seriesReadMax,
  });
  return found;
}

/** Which dates a change of one reaches: itself first. `left`: exceptions that it leaves as they are. */
export async function reachedBy(
  store: Store,
  event: StoredEvent,
  scope: SeriesScope,
): Promise<{ dates: StoredEvent[]; left: StoredEvent[] }> {
  if (scope === 'one' || event.series_id === null) return { dates: [event], left: [] };
  const { changed, exceptions } = reached((await datesOf(store, event)).map(occurrence), event.id, scope);
  return { dates: changed.map((one) => one.event), left: exceptions.map((one) => one.event) };
}

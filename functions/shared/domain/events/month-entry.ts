import type * as z from 'zod/mini';
import type { monthEntry } from '../../collections/event-months.ts';
import type { events } from '../../collections/events.ts';
import { monthOf } from '../days.ts';
import { instantOf } from './wall-times.ts';

export type EventFields = z.output<typeof events.schema>;
export type MonthEntry = z.output<typeof monthEntry>;
type Shift = EventFields['shifts'][number];

const later = (one: string, other: string): string => (one > other ? one : other);

/** Places of all shifts; null where one of them has no number. */
export function placesOf(shifts: readonly Pick<Shift, 'capacity'>[]): number | null {
  let places = 0;
  for (const { capacity } of shifts) {
    if (capacity === null) return null;
    places += capacity;
  }
  return places;
}

export const takenOf = (shifts: readonly Pick<Shift, 'taken'>[]): number =>
  shifts.reduce((sum, { taken }) => sum + taken, 0);

export const waitingOf = (shifts: readonly Pick<Shift, 'waiting'>[]): number =>
  shifts.reduce((sum, { waiting }) => sum + waiting, 0);

/** Shifts that have found less than half of their people; nobody waits for those without a number. */
export const shortOf = (shifts: readonly Pick<Shift, 'capacity' | 'taken'>[]): number =>
  shifts.filter(({ capacity, taken }) => capacity !== null && taken * 2 < capacity).length;

/** Days before an event on which empty shifts are worth a warning: earlier, nobody has signed up yet. */
const warnedMs = 7 * 24 * 60 * 60_000;

/** How many shifts have to be filled this week: of an event that is on, and soon. */
export const shiftsToFill = (
  { state, starts, ends, short }: Pick<MonthEntry, 'state' | 'starts' | 'ends' | 'short'>,
  now: number,
): number => (state === 'published' && ends > now && starts - now <= warnedMs ? short : 0);

/** What a month says of who came; nothing of an event that is still to come. */
export type Shows = Pick<MonthEntry, 'came' | 'missed'>;
export const noShows: Shows = { came: null, missed: null };

/** What the agenda of an event's month has of it. */
export function monthEntryOf(event: EventFields, shows: Shows = noShows): MonthEntry {
  const { title, type, state, attendance, zone, shifts } = event;
  const from = shifts[0]?.from ?? `${event.day}T00:00`;
  const to = shifts.reduce((last, shift) => later(last, shift.to), from);
  return {
    ...{ title, type, state, attendance, zone, from, to },
    place: event.venue ?? event.city,
    ...(event.region_id ? { region_id: event.region_id } : {}),
    ...(event.pin && attendance !== 'online' ? { pin: event.pin } : {}),
    starts: instantOf(zone, from),
    ends: Math.max(...shifts.map((shift) => instantOf(zone, shift.to))),
    ...{ shifts: shifts.length, capacity: placesOf(shifts), taken: takenOf(shifts) },
    ...{ waiting: waitingOf(shifts), short: shortOf(shifts) },
    in_series: event.series_id !== null,
    ...shows,
  };
}

/** Whose agenda an event is in: that of the month of its first shift. */
export const monthOfEvent = ({ day }: Pick<EventFields, 'day'>): string => monthOf(day);

import type { Stored } from '#shared/collections/define.ts';
import type { events } from '#shared/collections/events.ts';
import { dayOf, instantOf } from '#shared/domain/events/wall-times.ts';
import { showDay, showTime } from '../ui/format.ts';

export type RosterEvent = Stored<typeof events>;
export type RosterShift = RosterEvent['shifts'][number];

type Times = Pick<RosterShift, 'from' | 'to' | 'label'>;

/** `10:00 AM – 12:00 PM · Drivers`, with the day of an end that is another one. */
function showTimes({ from, to, label }: Times): string {
  const end = showTime(to.slice(11));
  const times = `${showTime(from.slice(11))} – ${dayOf(to) === dayOf(from) ? end : `${showDay(dayOf(to))}, ${end}`}`;
  return label === null ? times : `${times} · ${label}`;
}

/** `Mar 7, 2027, 10:00 AM – 12:00 PM · Drivers`. */
export const showShift = (shift: Times): string => `${showDay(dayOf(shift.from))}, ${showTimes(shift)}`;

/** A shift among those of its event: with its day only where they are not all of one day. */
export const showShiftOf = ({ shifts }: Pick<RosterEvent, 'shifts'>, shift: RosterShift): string =>
  shifts.every(({ from }) => dayOf(from) === dayOf(shift.from)) ? showTimes(shift) : showShift(shift);

export const shiftStart = ({ zone }: RosterEvent, { from }: RosterShift): number => instantOf(zone, from);
export const shiftEnd = ({ zone }: RosterEvent, { to }: RosterShift): number => instantOf(zone, to);

/** The shift that the door is about: the one under way or next; of those that are over the last. */
export function shiftNow(event: RosterEvent, now: number): string {
  const open = event.shifts.find((shift) => shiftEnd(event, shift) > now);
  return (open ?? event.shifts.at(-1))?.id ?? '';
}

import { isEventTime } from '../../collections/events.ts';
import { placeShifts, type ShiftProblem } from '../../domain/events/shift-times.ts';
import type { Times } from '../../domain/schedule/schedule-entry.ts';
import { type RefusalKey, RefusedError } from '../../refusals.ts';

const problems: Record<ShiftProblem, RefusalKey> = {
  none: 'schedule.noTime',
  noTime: 'schedule.noTime',
  tooMany: 'schedule.noTime',
  apart: 'schedule.long',
  ends: 'schedule.ends',
  long: 'schedule.long',
};

/** A typed time as clocks really show it: in an hour that they skip it begins later. Refuses what is no time, or longer than a day. */
export function timesOf({ from, to, zone }: Times): Times {
  const placed = placeShifts(zone, [{ from, to }]);
  if (placed.is === 'problem') throw new RefusedError(problems[placed.problem]);
  const [first] = placed.shifts;
  if (!first || !isEventTime(first.to)) throw new RefusedError('schedule.noTime');
  return { from: first.from, to: first.to, zone };
}

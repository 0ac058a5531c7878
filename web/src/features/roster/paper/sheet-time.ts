import { addDays } from '#shared/domain/days.ts';
import { dayOf, instantOf, isWallTime } from '#shared/domain/events/wall-times.ts';
import type { RosterEvent, RosterShift } from '../../../shared/roster/roster-shift.ts';

/** Half a day: who is that early came after midnight, to a shift that goes on until then. */
const halfDayMs = 12 * 3_600_000;

/** When somebody came by the clocks of the event: on the day on which the shift begins, or in the night after it. */
export function arrivalOf(
  { zone }: Pick<RosterEvent, 'zone'>,
  { from, to }: Pick<RosterShift, 'from' | 'to'>,
  time: string,
): number | null {
  const wall = `${dayOf(from)}T${time}`;
  if (!isWallTime(wall)) return null;
  const at = instantOf(zone, wall);
  const isAfterMidnight = dayOf(to) > dayOf(from) && instantOf(zone, from) - at > halfDayMs;
  return isAfterMidnight ? instantOf(zone, `${addDays(dayOf(from), 1)}T${time}`) : at;
}

import type { Packet } from '#shared/domain/field/packet.ts';
import { endOfDay } from '../../../shared/turfs/due-date.ts';

/** Six in the evening, in milliseconds before the end of its day. */
const eveningMs = 6 * 3_600_000;

/**
 * The moment that stands for a day on a sheet: now where it is today, else its evening, but never before the turf was cut, or
 * it would not count for it. Milliseconds since 1970.
 */
export const happenedOn = (
  day: string,
  { today, now, since }: { today: string; now: number; since: number },
): number => (day >= today ? now : Math.max(since + 1, endOfDay(day) - eveningMs));

/** The number of everybody's door on the sheet: so many milliseconds apart they stay knocks of their own. */
export const doorsIn = (buildings: Packet['buildings']): ReadonlyMap<string, number> =>
  new Map(
    buildings
      .flatMap(({ doors }) => doors)
      .flatMap(({ people }, at) => people.map(({ id }) => [id, at] as const)),
  );

import { addDays } from '../days.ts';
import { dayOf, instantOf } from '../events/wall-times.ts';

/** Hours of each week that are kept for calls, by the clocks of the schedule's zone. */
export type ProtectedTime = {
  id: string;
  /** Sunday is 0. */
  weekday: number;
  /** `16:00`. */
  from: string;
  to: string;
  label: string | null;
};

/** One of them on a day. */
export type ProtectedBlock = ProtectedTime & { day: string; starts: number; ends: number };

const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay();

/** Whether the hours are some: they end on the day on which they begin. */
export const isProtectable = ({ from, to }: Pick<ProtectedTime, 'from' | 'to'>): boolean => from < to;

/**
 * The protected hours of one day, soonest first. In an hour that clocks skip a block begins as much later and ends no sooner
 * than it begins; an empty one is left out.
 */
export const protectedOn = (week: readonly ProtectedTime[], zone: string, day: string): ProtectedBlock[] =>
  week
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map((one) => ({
      ...{ ...one, day },
      starts: instantOf(zone, `${day}T${one.from}`),
      ends: instantOf(zone, `${day}T${one.to}`),
    }))
    .filter(({ starts, ends }) => ends > starts)
    .toSorted((one, other) => one.starts - other.starts);

/** Those that may touch a time: of its days, of the one before and of the one after, whatever the zones. */
export function protectedAround(
  week: readonly ProtectedTime[],
  zone: string,
  { from, to }: { from: string; to: string },
): ProtectedBlock[] {
  const blocks: ProtectedBlock[] = [];
  const last = addDays(dayOf(to), 1);
  for (let day = addDays(dayOf(from), -1); day <= last; day = addDays(day, 1))
    blocks.push(...protectedOn(week, zone, day));
  return blocks;
}

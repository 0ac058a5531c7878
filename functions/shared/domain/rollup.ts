import { givingMonthsMax, rollupLargeFrom, rollupWindowMs } from '../constants.ts';
import { addMonths, monthOf, today } from './days.ts';
import { futureGiftDaysMax } from './gift-day.ts';

/**
 * One part of a rollup as it was last computed: `asOf` in milliseconds of the database's clock; `day`, `YYYY-MM-DD`,
 * only where the part looks back from one.
 */
export type MetricState = { asOf: number; entries: number; day: string | null };

/** Whether a part looks back from a day that is over. */
export const isPast = ({ day }: Pick<MetricState, 'day'>, now: string): boolean => day !== null && day < now;

/** Months ahead in which a gift may be dated. */
const futureMonths = Math.ceil(futureGiftDaysMax / 28) - 1;
/** The first month that the rollup of a day keeps apart; gifts before it are summed. */
export const firstGivingMonth = (day: string): string =>
  addMonths(monthOf(day), futureMonths + 1 - givingMonthsMax);

/** When a reading was made and for which day; `asOf` is text that orders as time does. */
export type ReadingTime = { asOf: string; day: string | null };

/** Whether a reading takes the place of what is written: the later day stands, and on one day the later reading. */
export function isNewer(reading: ReadingTime, written: ReadingTime | null): boolean {
  if (!written) return true;
  const [day, before] = [reading.day ?? '', written.day ?? ''];
  return day === before ? reading.asOf > written.asOf : day > before;
}

/** What to do about a part whose source has changed. */
export type Due = { is: 'included' } | { is: 'now' } | { is: 'later'; at: number };

/** Milliseconds between two recomputations: the more a recomputation reads, the longer. */
export const rollupWindow = (entries: number): number =>
  entries < rollupLargeFrom ? rollupWindowMs.small : rollupWindowMs.large;

/**
 * When to recompute a part after a change. `changedAt` is null where only "before now" is sure.
 * All times are the database's own, so that no two clocks are compared.
 */
export function dueFor(part: MetricState | null, changedAt: number | null, now: number): Due {
  if (!part || isPast(part, today(new Date(now)))) return { is: 'now' };
  if (changedAt !== null && part.asOf >= changedAt) return { is: 'included' };
  const at = part.asOf + rollupWindow(part.entries);
  return now >= at ? { is: 'now' } : { is: 'later', at };
}

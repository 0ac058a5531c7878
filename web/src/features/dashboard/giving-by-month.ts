import { givingMonths } from '#shared/constants.ts';
import { daysBetween, lastMonths } from '#shared/domain/days.ts';
import type { Rollup } from './data.ts';

type Month = { month: string; amount: number; count: number };

/** Completed giving of the months that end with that of `day`, oldest first; a month without a gift is a zero. */
export const givingByMonth = ({ months }: Pick<Rollup, 'months'>, day: string): Month[] =>
  lastMonths(new Date(day), givingMonths).map((month) => ({
    month,
    amount: months[month]?.amount ?? 0,
    count: months[month]?.count ?? 0,
  }));

/** What part of `whole` a part is; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

export type ElectionDay =
  | { is: 'ahead'; days: number; date: string }
  | { is: 'today'; date: string }
  | { is: 'past'; days: number; date: string };

export function untilElection(date: string, day: string): ElectionDay {
  const days = daysBetween(day, date);
  if (days === 0) return { is: 'today', date };
  return days > 0 ? { is: 'ahead', days, date } : { is: 'past', days: -days, date };
}

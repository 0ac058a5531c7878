import { dayStart } from '../voters/quota.ts';

/** People that one member may add on a day (UTC). A long evening at doors that no file has yet takes a hundred. */
export const additionsPerDay = 500;

/** The count of a day's additions after one more; null where the day has no more. `at`: milliseconds since 1970. */
export function countAfter(before: { count: number; at: number } | null, now: number): number | null {
  if (before === null || dayStart(before.at) < dayStart(now)) return 1;
  return before.count < additionsPerDay ? before.count + 1 : null;
}

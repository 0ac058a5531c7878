import { daysBetween } from '../rules/days.ts';
import { smaller } from './campaign.ts';
import { daysAfter, Moment, seedDay } from './clock.ts';
import type { Doc } from './documents.ts';

/** The organization that a visitor of the demo sees, and the member that each role is. */
export { accounts } from './accounts.ts';
export const sampleOrganization = 'rivera';

/** Collections that only functions read, and what is computed anew from the records that the others hold. */
const leftOut = /\/(person_keys|rollups|volunteer_skills)\//;

const dayMs = 86_400_000;
const isDay = /^\d{4}-\d\d-\d\d$/;
/** Elections stay on their day of the week. */
const untilElection: readonly string[] = ['electionDate', 'due_date'];

function moved(value: unknown, name: string, days: number): unknown {
  if (value instanceof Moment) return new Moment(value.toMillis() + days * dayMs);
  if (typeof value !== 'string' || !isDay.test(value)) return value;
  return daysAfter(value, untilElection.includes(name) ? Math.floor(days / 7) * 7 : days);
}

/**
 * The sample campaign as if it had been going on until the evening before `today` (`YYYY-MM-DD`): members, donors, donations, volunteers,
 * goals, feed, achievements, team; without what is computed from them.
 */
export function sample(today: string): Doc[] {
  const days = daysBetween(seedDay, today) - 1;
  return smaller()
    .filter(({ path }) => !leftOut.test(path))
    .map(({ path, data }) => ({
      path,
      data: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, moved(value, name, days)])),
    }));
}

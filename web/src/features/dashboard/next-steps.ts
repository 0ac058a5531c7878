import type { Access } from '#shared/access.ts';
import { anyLeft, firstTasks, isWellBegun, type Task } from '#shared/domain/tasks.ts';
import type { Candidate, Rollup } from './data.ts';

/**
 * What a new campaign does first, as far as this member may do it; none once nothing is known to be left. Whether
 * there is a team is not asked here: it would cost more reads than the rest of the list.
 */
export function stepsFor(
  numbers: Rollup,
  candidate: Candidate | null,
  member: Access & { twoFactor: boolean },
): Task[] {
  const tasks = firstTasks(member, {
    profile: candidate && isWellBegun(candidate),
    donors: numbers.donor_count > 0,
    volunteers: numbers.volunteer_count > 0,
    team: null,
    secondFactor: member.twoFactor,
    donations: numbers.donation_records > 0,
  });
  // The second factor alone does not bring the list back: the shell asks for it by itself.
  return anyLeft(tasks.filter(({ id }) => id !== 'secondFactor')) ? tasks : [];
}

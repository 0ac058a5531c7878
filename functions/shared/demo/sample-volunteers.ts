import type { Stored } from '../collections/define.ts';
import { volunteers } from '../collections/volunteers.ts';
import { daysBetween } from '../domain/days.ts';
import { nameKeys } from '../domain/name-keys.ts';
import { busyMinutes, daysAfter, launchDay, moment, seedDay } from './clock.ts';
import { document } from './documents.ts';
import type { Chance } from './random.ts';
import { skills } from './sample-names.ts';
import type { Person } from './sample-people.ts';

export type Volunteer = Stored<typeof volunteers>;

/** Hours to the half: a third came once or not yet, most a few times, a dozen carry the campaign. */
function hoursOf(chance: Chance, days: number): number {
  const most = chance.weighted([
    [0, 14],
    [6, 34],
    [24, 34],
    [60, 14],
    [180, 4],
  ]);
  if (most === 0) return 0;
  const hours = Math.min(most * (0.35 + 0.65 * chance.next()), 2 + days);
  return Math.round(hours * 2) / 2;
}

/** Active lately more often than long ago. */
const lastActive = (chance: Chance, days: number) =>
  daysAfter(seedDay, -Math.floor(days * chance.next() ** 2.4));

function skillsOf(chance: Chance): string[] {
  const count = chance.weighted([
    [0, 8],
    [1, 30],
    [2, 34],
    [3, 20],
    [4, 8],
  ]);
  const chosen = new Set<string>();
  while (chosen.size < count) chosen.add(chance.weighted(skills));
  return [...chosen];
}

export function volunteersFrom(
  chance: Chance,
  people: readonly Person[],
  donorIds: ReadonlyMap<Person, string>,
  by: string,
  since = launchDay,
): Volunteer[] {
  return people.map((person) => {
    const days = Math.floor(daysBetween(since, seedDay) * chance.next());
    const joined = daysAfter(seedDay, -days);
    const totalHours = hoursOf(chance, days);
    const at = moment(joined, chance.int(busyMinutes.from, busyMinutes.to));
    const id = chance.id();
    return {
      // One person, one id.
      id: donorIds.get(person) ?? id,
      ...person,
      skills: skillsOf(chance),
      totalHours,
      lastActiveDate: totalHours > 0 ? lastActive(chance, days) : null,
      ...nameKeys(person.name),
      is_donor: donorIds.has(person),
      alias: null,
      on_leaderboard: true,
      import_id: null,
      created_at: at,
      created_by: by,
      updated_at: at,
      updated_by: by,
    };
  });
}

export const volunteerDocuments = (organization: string, all: readonly Volunteer[]) =>
  all.map(({ id, ...data }) => document(volunteers, organization, id, data));

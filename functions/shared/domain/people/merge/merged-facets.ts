import type * as z from 'zod/mini';
import type { donors } from '../../../collections/donors.ts';
import type { volunteers } from '../../../collections/volunteers.ts';
import { skillsMax, volunteerHoursMax } from '../../../constants.ts';
import { givingOfAll } from '../../gifts/giving.ts';
import { foldText } from '../../name-keys.ts';
import { donorTotals, type Gift } from '../../totals.ts';
import type { Choices } from './merge-fields.ts';
import { chosen } from './merge-fields.ts';

export type Donor = z.output<typeof donors.schema> & { id: string };
export type Volunteer = z.output<typeof volunteers.schema> & { id: string };
export type FacetTrouble = 'merges.manySkills' | 'merges.manyHours';

/** A facet that the survivor did not have: what the others bring is all that is in it. */
export const noDonor = { capacity: 'unknown', donor_kind: null };
export const noVolunteer = {
  skills: [],
  totalHours: 0,
  lastActiveDate: null,
  alias: null,
  on_leaderboard: true,
};

/** What the survivor gives: every gift of everybody, counted once. Null where nobody is a donor. */
export function mergedDonor(all: readonly Donor[], { capacity }: Choices, gifts: readonly Gift[]) {
  const from = chosen(all, capacity, (one) => one.capacity !== 'unknown');
  if (!from) return null;
  const giving = givingOfAll(all.map((one) => one.giving));
  // The survivor's comes first.
  const donor_kind = all.find((one) => one.donor_kind)?.donor_kind ?? null;
  return { capacity: from.capacity, donor_kind, ...donorTotals(gifts), giving };
}

/** Volunteers' fields in which everybody who is merged has a say: off the leaderboard for one, the latest day of all. */
export const combined = {
  on_leaderboard: (values: readonly unknown[]): boolean => !values.includes(false),
  lastActiveDate: (values: readonly unknown[]): string | null =>
    values
      .filter((one) => typeof one === 'string')
      .toSorted()
      .at(-1) ?? null,
};

/** What the survivor helps with: skills united, hours added, and off the leaderboard where anybody asked for that. */
export function mergedVolunteer(
  all: readonly Volunteer[],
  { alias }: Choices,
):
  | { trouble: FacetTrouble }
  | {
      volunteer: Pick<
        Volunteer,
        'skills' | 'totalHours' | 'lastActiveDate' | 'alias' | 'on_leaderboard'
      > | null;
    } {
  if (all.length === 0) return { volunteer: null };
  const skills = new Map<string, string>();
  for (const skill of all.flatMap((one) => one.skills))
    if (!skills.has(foldText(skill))) skills.set(foldText(skill), skill);
  if (skills.size > skillsMax) return { trouble: 'merges.manySkills' };
  const totalHours = all.reduce((sum, one) => sum + Math.round(one.totalHours * 100), 0) / 100;
  if (totalHours > volunteerHoursMax) return { trouble: 'merges.manyHours' };
  return {
    volunteer: {
      skills: [...skills.values()],
      totalHours,
      lastActiveDate: combined.lastActiveDate(all.map((one) => one.lastActiveDate)),
      alias: chosen(all, alias, (one) => one.alias !== null)?.alias ?? null,
      on_leaderboard: combined.on_leaderboard(all.map((one) => one.on_leaderboard)),
    },
  };
}

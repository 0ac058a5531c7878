import type { Stored } from '#shared/collections/define.ts';
import { donors } from '#shared/collections/donors.ts';
import { dashboardRollup, rollups } from '#shared/collections/rollups.ts';
import { volunteerSkills } from '#shared/collections/volunteer-skills.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { type Live, useLiveDocument, useLiveQuery } from '../../shared/data/live.ts';
import { type Records, useRecords } from '../../shared/data/use-records.ts';
import { topSkillsOf } from '../../shared/profile/top-skills.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { type DonorGroup, questions, type VolunteerGroup } from './group-queries.ts';

export type Rollup = Stored<typeof rollups>;
export type Skill = Stored<typeof volunteerSkills>;
export type Donor = Stored<typeof donors>;
export type Volunteer = Stored<typeof volunteers>;

/** Every number of the screen but the skills': one read, and one for each change. */
export const useRollup = (): Live<Rollup | null> =>
  useLiveDocument(rollups, useMember().organization, dashboardRollup);

/** The skills that most volunteers bring, most first: a read each. */
export const useTopSkills = (): Live<Skill[]> => {
  const { organization } = useMember();
  return useLiveQuery(volunteerSkills, volunteerSkills.path(organization), () => topSkillsOf(organization));
};

const unsearched = { search: '', keys: ['name_key'] } as const;

export const useDonorsOf = (group: DonorGroup, today: string): Records<Donor> =>
  useRecords({
    collection: donors,
    organization: useMember().organization,
    ...questions.donors[group](today),
    ...unsearched,
  });

export const useVolunteersOf = (group: VolunteerGroup, today: string): Records<Volunteer> =>
  useRecords({
    collection: volunteers,
    organization: useMember().organization,
    ...questions.volunteers[group](today),
    ...unsearched,
  });

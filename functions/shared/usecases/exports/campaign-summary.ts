import * as z from 'zod/mini';
import { hasCapability } from '../../access.ts';
import { candidateProfiles } from '../../collections/candidate-profiles.ts';
import { organizations } from '../../collections/organizations.ts';
import { dashboardRollup, emptyRollup, rollups } from '../../collections/rollups.ts';
import { volunteerSkills } from '../../collections/volunteer-skills.ts';
import { insightLimits } from '../../constants.ts';
import { today } from '../../domain/days.ts';
import { summaryRows } from '../../domain/export/summary.ts';
import type { Context } from '../use-case.ts';

/** Fields that this version does not know yet leave the others readable. */
const storedRollups = { ...rollups, schema: z.object(rollups.schema.shape) };
const storedProfiles = { ...candidateProfiles, schema: z.object(candidateProfiles.schema.shape) };
const storedSkills = { ...volunteerSkills, schema: z.object(volunteerSkills.schema.shape) };

/**
 * The campaign in figures, as `summaryRows` has them, from what is kept counted: at most eight reads, whatever the size of the campaign. Skills only for who may read volunteers.
 */
export async function campaignSummary({ read, member, now }: Context): Promise<string[][]> {
  const { organization } = member;
  // What cannot be read fails: a summary of zeros would be believed.
  const [campaign, candidate, rollup] = await Promise.all([
    read.get(organizations, organization),
    read.get(storedProfiles, organization),
    read.get(storedRollups, dashboardRollup),
  ]);
  const skills = hasCapability(member, 'volunteers.read')
    ? await read.find(storedSkills, { orderBy: ['count', 'desc'], limit: insightLimits.topSkills })
    : [];
  return summaryRows({
    campaign: campaign?.name ?? null,
    candidate,
    rollup: rollup ?? emptyRollup,
    skills: skills.filter(({ count }) => count > 0),
    day: today(new Date(now())),
  });
}

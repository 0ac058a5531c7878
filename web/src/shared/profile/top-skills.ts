import { volunteerSkills } from '#shared/collections/volunteer-skills.ts';
import { insightLimits } from '#shared/constants.ts';
import { firstOf, inOrder } from '../data/queries.ts';

/** The skills that most volunteers bring, most first: a read each. */
export const topSkillsOf = (organization: string) =>
  firstOf(
    inOrder(
      { path: volunteerSkills.path(organization), conditions: [{ field: 'count', is: '>', value: 0 }] },
      { field: 'count', direction: 'desc' },
    ),
    insightLimits.topSkills,
  );

import * as z from 'zod/mini';
import { skillLength } from '../constants.ts';
import { cents, collection, inOrganization, instant, text } from './define.ts';

/**
 * How many volunteers carry each skill: one document a skill, its id the skill's hash. Functions count anew whenever a
 * volunteer's skills change, so that the most frequent ones cost a read each, whatever the number of volunteers.
 */
export const volunteerSkills = collection({
  name: 'volunteer_skills',
  path: inOrganization('volunteer_skills'),
  access: { read: 'volunteers.read' },
  rules: { refused: { write: 'functions count' } },
  isWork: false,
  schema: z.strictObject({
    skill: text(skillLength),
    count: cents,
    as_of: instant,
  }),
});

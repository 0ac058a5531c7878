import * as z from 'zod/mini';
import type { Capability } from '../access.ts';
import { goalMax } from '../constants.ts';
import { cents, collection, day, inOrganization, stamps } from './define.ts';

/** What a campaign sets itself goals for; a goal's id. */
export const goalMeasures = ['raised', 'donors', 'volunteers', 'volunteer_hours'] as const;
export type GoalMeasure = (typeof goalMeasures)[number];

/** What a member holds who sees how far a goal has come. */
export const goalReaders: Record<GoalMeasure, Capability> = {
  raised: 'donations.read',
  donors: 'donors.read',
  volunteers: 'volunteers.read',
  volunteer_hours: 'volunteers.read',
};

/** One goal for each measure: from where, to where, until when. Cents for `raised`, else people or whole hours. */
export const goals = collection({
  name: 'goals',
  path: inOrganization('goals'),
  fixedIds: true,
  access: { read: 'dashboard.read', write: 'profile.write' },
  rules: { ids: goalMeasures, valid: ['doc.start_date <= doc.due_date'] },
  carried: 'made',
  schema: z.strictObject({
    target: z.int().check(z.minimum(1), z.maximum(goalMax)),
    /** What was there on the first day; the pace counts what came since. */
    start_value: cents.check(z.maximum(goalMax)),
    start_date: day,
    /** The last day that counts. */
    due_date: day,
    ...stamps,
  }),
  editable: ['target', 'start_value', 'start_date', 'due_date'],
});

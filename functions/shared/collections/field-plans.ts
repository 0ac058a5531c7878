import * as z from 'zod/mini';
import { collection, day, inOrganization, stamps } from './define.ts';

/** The one plan of a campaign's field work has this id. */
export const fieldPlanId = 'current';
export const planMax = { votes: 10_000_000, perHour: 100, shiftHours: 12 } as const;

const votes = z.int().check(z.minimum(0), z.maximum(planMax.votes));
const percent = z.int().check(z.minimum(1), z.maximum(100));

/** How the campaign means to win by talking to voters; `FieldPlan` of rules/field/plan.ts says what each field means. */
export const fieldPlans = collection({
  name: 'field_plans',
  path: inOrganization('field_plans'),
  fixedIds: true,
  access: { read: 'voters.read', list: null, write: 'voters.write', delete: null },
  rules: {
    ids: [fieldPlanId],
    valid: ['doc.from <= doc.until'],
    refused: { list: 'there is one', delete: 'another plan takes its place' },
  },
  carried: 'made',
  schema: z.strictObject({
    goal_votes: votes,
    base_votes: votes,
    id_turnout: percent,
    support_rate: percent,
    contact_rate: percent,
    per_hour: z.int().check(z.minimum(1), z.maximum(planMax.perHour)),
    shift_hours: z.int().check(z.minimum(1), z.maximum(planMax.shiftHours)),
    show_rate: percent,
    from: day,
    until: day,
    ...stamps,
  }),
  editable: [
    'goal_votes',
    'base_votes',
    'id_turnout',
    'support_rate',
    'contact_rate',
    'per_hour',
    'shift_hours',
    'show_rate',
    'from',
    'until',
  ],
});

import * as z from 'zod/mini';
import { candidateProfiles, profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import { recordId } from '#shared/collections/define.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { fieldPlanId, fieldPlans } from '#shared/collections/field-plans.ts';
import { goalMeasures, goals } from '#shared/collections/goals.ts';
import { scripts } from '#shared/collections/scripts.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { voterSegments } from '#shared/collections/voter-segments.ts';

const on = true;
const person = { name: on, email: on, phone: on } as const;
const stamped = { created_at: on, created_by: on, updated_at: on, updated_by: on } as const;

/** One record as a member would create it, with the id that it had in the demo. */
export const carriedRecord = z.discriminatedUnion('table', [
  z.object({
    table: z.literal('donors'),
    id: recordId,
    data: z.pick(donors.schema, { ...person, capacity: on }),
  }),
  z.object({
    table: z.literal('volunteers'),
    id: recordId,
    data: z.pick(volunteers.schema, {
      ...person,
      skills: on,
      totalHours: on,
      lastActiveDate: on,
      alias: on,
      on_leaderboard: on,
    }),
  }),
  z.object({
    table: z.literal('donations'),
    id: recordId,
    data: z.pick(donations.schema, {
      donor_id: on,
      donor_name: on,
      donor_key: on,
      amount: on,
      date: on,
      status: on,
      type: on,
      note: on,
      external_id: on,
    }),
  }),
  z.object({
    table: z.literal('goals'),
    id: z.enum(goalMeasures),
    data: z.pick(goals.schema, { target: on, start_value: on, start_date: on, due_date: on }),
  }),
  z.object({
    table: z.literal('scripts'),
    id: recordId,
    data: z.pick(scripts.schema, { name: on, channel: on, body: on, archived: on }),
  }),
  z.object({
    table: z.literal('voter_segments'),
    id: recordId,
    data: z.pick(voterSegments.schema, { name: on, question: on }),
  }),
  z.object({
    table: z.literal('field_plans'),
    id: z.literal(fieldPlanId),
    data: z.omit(fieldPlans.schema, stamped),
  }),
]);
export type CarriedRecord = z.output<typeof carriedRecord>;
export type CarriedTable = CarriedRecord['table'];

/** In the order in which they go: a gift is taken only where its donor is. */
export const carriedTables = [
  'donors',
  'volunteers',
  'donations',
  'goals',
  'scripts',
  'voter_segments',
  'field_plans',
] as const;
/** Of which a campaign has one of each id, which it may have set itself. */
export const ownTables: readonly CarriedTable[] = ['goals', 'field_plans'];
/** About nobody: what a visitor made of the sample's own is theirs. */
export const freeTables: readonly CarriedTable[] = ['scripts', 'voter_segments'];

export const carriedProfile = z.partial(
  z.omit(candidateProfiles.schema, { ...stamped, onboarding_step: on }),
);
export type CarriedProfile = z.output<typeof carriedProfile>;

/** Fields of a candidate profile that say something. */
export const profileFieldsIn = (from: object): [string, unknown][] =>
  profileFieldNames
    .map((name): [string, unknown] => [name, Reflect.get(from, name) ?? null])
    .filter(([, value]) => value !== null);

/** What a visitor entered in the demo, and what of that stays there. */
export const carried = z.object({
  version: z.literal(1),
  /** The demo that it comes from: one for each tab. */
  id: z.string(),
  /** When it was packed: milliseconds since 1970. */
  at: z.number(),
  records: z.array(carriedRecord),
  profile: carriedProfile,
  left: z.object({
    /** The visitor's gifts to sample people. */
    gifts: z.number(),
    /** Sample records that the visitor changed. */
    edits: z.number(),
    /** Records for which this browser had no room. */
    room: z.number(),
    /** Turfs, call lists and frozen lists of sample voters, searches of such lists, and sample voters written about. */
    field: z.optional(z.number()),
    /** Voter files that the visitor imported. */
    files: z.optional(z.number()),
    /** Records and fields that cannot be read any more. */
    unread: z.optional(z.number()),
  }),
});
export type Carried = z.output<typeof carried>;
export type Contents = Pick<Carried, 'records' | 'profile' | 'left'>;

import * as z from 'zod/mini';
import { recordConsentCall } from '#shared/api/consent-api.ts';
import { saveEventCall } from '#shared/api/events-api.ts';
import { saveAppealCall } from '#shared/api/giving-api.ts';
import { decideResearchCall } from '#shared/api/research-api.ts';
import { saveAppointmentCall } from '#shared/api/schedule-api.ts';
import { candidateProfiles, profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import { type Editable, recordId } from '#shared/collections/define.ts';
import { tags } from '#shared/collections/tags.ts';
import { type CarriedTable, carriedTables } from '#shared/collections/written-marks.ts';
import { collections } from '../../data/journal/written-collections.ts';

const on = true;
const stamped = { created_at: on, created_by: on, updated_at: on, updated_by: on } as const;

/** One record as a member would create it, with the id that it had in the demo. */
export type CarriedRecord = {
  [T in CarriedTable]: { table: T; id: string; data: Editable<(typeof collections)[T]> };
}[CarriedTable];

/** Fields that a member's create carries. */
export const createdBy = (table: CarriedTable): readonly string[] => {
  const { editable, fixed } = collections[table];
  return [...editable, ...fixed];
};

const { donor_id, donor_name, donor_key, amount } = collections.donations.schema.shape;
const carriedShare = z.strictObject({ donor_id, donor_name, donor_key, cents: amount });

function schemaOf(table: CarriedTable) {
  const { schema, rules } = collections[table];
  const shape: z.core.$ZodShape = schema.shape;
  const fields = createdBy(table).map((field) => [field, shape[field]]);
  const shared = table === 'donations' ? { shares: z.optional(z.array(carriedShare)) } : {};
  return z.object({
    table: z.literal(table),
    id: rules?.ids ? z.enum(rules.ids) : recordId,
    data: z.strictObject({ ...Object.fromEntries(fields), ...shared }),
  });
}

function recordSchema(): z.ZodMiniType<CarriedRecord>;
function recordSchema(): z.ZodMiniType {
  return z.union(carriedTables.map(schemaOf));
}
export const carriedRecord = recordSchema();

/** Of which a campaign has one of each id, which it may have set itself. */
export const hasOwn = (table: CarriedTable): boolean => collections[table].fixedIds;
/** About nobody: what a visitor made of the sample's own is theirs. */
export const isFree = (table: CarriedTable): boolean => collections[table].carried === 'edited';

export const carriedProfile = z.partial(
  z.omit(candidateProfiles.schema, { ...stamped, onboarding_step: on }),
);
export type CarriedProfile = z.output<typeof carriedProfile>;

/** Fields of a candidate profile that say something. */
export const profileFieldsIn = (from: object): [string, unknown][] =>
  profileFieldNames
    .map((name): [string, unknown] => [name, Reflect.get(from, name) ?? null])
    .filter(([, value]) => value !== null);

const { name, color, description } = tags.schema.shape;
const carriedTag = z.strictObject({ name, color, description });
export type CarriedTag = z.output<typeof carriedTag>;
export type CarriedConsent = z.output<typeof recordConsentCall.request>;
export type CarriedAppeal = z.output<typeof saveAppealCall.request>;
export type CarriedResearch = z.output<typeof decideResearchCall.request>;
export const carriedEvent = saveEventCall.request;
export type CarriedEvent = z.output<typeof carriedEvent>;
export const carriedAppointment = saveAppointmentCall.request;
export type CarriedAppointment = z.output<typeof carriedAppointment>;

/** What a visitor entered in the demo, and what of that stays there. */
export const carried = z.object({
  version: z.literal(1),
  /** The demo that it comes from: one for each tab. */
  id: z.string(),
  /** When it was packed: milliseconds since 1970. */
  at: z.number(),
  records: z.array(carriedRecord),
  profile: carriedProfile,
  /** Of the list of tags, in which people have them by name. */
  tags: z.optional(z.array(carriedTag)),
  /** Whom of the people nobody may contact, and who agreed to it, recorded anew once they are there. */
  consents: z.optional(z.array(recordConsentCall.request)),
  /** Whom of the people the FEC's files name. */
  research: z.optional(z.array(decideResearchCall.request)),
  /** Appeals with their codes, of which there is one each: saved by their call before the gifts that carry them. */
  appeals: z.optional(z.array(saveAppealCall.request)),
  /** Events, as drafts, and then the candidate's times, which may name them. */
  events: z.optional(z.array(carriedEvent)),
  appointments: z.optional(z.array(carriedAppointment)),
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
export type Contents = Omit<Carried, 'version' | 'id' | 'at'>;

/** What is saved by calls of its own, in this order: appeals before the gifts that carry their codes. */
export const calledKinds = ['appeals', 'events', 'appointments'] as const;
export type CalledKind = (typeof calledKinds)[number];

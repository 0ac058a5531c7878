import * as z from 'zod/mini';
import { relations } from '../rolodex/rating.ts';
import { askBases } from './ask.ts';
import { askOutcomes } from './outcomes.ts';
import { callReasons } from './queue.ts';

const cents = z.int();
const millis = z.int();

/** A former call, on whichever list. */
export const formerCall = z.strictObject({
  at: millis,
  outcome: z.enum(askOutcomes),
  cents: z.nullable(cents),
  note: z.nullable(z.string()),
  by: z.string(),
});
export type FormerCall = z.output<typeof formerCall>;

/** All that a caller needs of one donor, and for a volunteer no more than the call does. */
export const callSheet = z.strictObject({
  /** Under which the list has them; `person`: their card, which a merge may have made another one since. */
  id: z.string(),
  person: z.string(),
  name: z.string(),
  given: z.nullable(z.string()),
  city: z.nullable(z.string()),
  language: z.nullable(z.string()),
  /** The numbers that may be called, the main one first. */
  phones: z.array(z.string()),
  /** Those of them that may get a text, the address that may be written to (null for volunteers), and whether there is one. */
  texts: z.optional(z.array(z.string())),
  email: z.optional(z.nullable(z.string())),
  takesEmail: z.optional(z.boolean()),
  why: z.enum(callReasons),
  ask: z.strictObject({
    cents,
    fallback: z.nullable(cents),
    basis: z.enum(askBases),
    isLimited: z.boolean(),
  }),
  /** Who knows them, and how, where that is the ask's reason. */
  rated: z.optional(z.strictObject({ by: z.string(), relation: z.enum(relations) })),
  /** What may still be given for the election; null: no limit is known. */
  left: z.nullable(cents),
  election: z.nullable(z.string()),
  largest: cents,
  /** The newest last; for volunteers the newest alone. */
  gifts: z.array(z.strictObject({ day: z.string(), cents })),
  /** Open pledges: what is outstanding, what of it is overdue, and since when. */
  pledge: z.nullable(z.strictObject({ open: cents, overdue: cents, day: z.nullable(z.string()) })),
  calls: z.array(formerCall),
  /** For callers who read donors; null for volunteers. */
  facts: z.nullable(
    z.strictObject({
      total: cents,
      count: z.int(),
      employer: z.nullable(z.string()),
      occupation: z.nullable(z.string()),
      notes: z.array(z.string()),
    }),
  ),
});
export type CallSheet = z.output<typeof callSheet>;

const sheets = z.array(callSheet);
export const sheetsIn = (json: string): CallSheet[] => sheets.parse(JSON.parse(json));

/** What a volunteer is told: the ask and its reason, without whatever else the campaign knows. */
export const forVolunteer = ({ rated: _, ...sheet }: CallSheet): CallSheet => ({
  ...sheet,
  email: null,
  gifts: sheet.gifts.slice(-1),
  calls: sheet.calls.map((call) => ({ ...call, note: null })),
  facts: null,
});

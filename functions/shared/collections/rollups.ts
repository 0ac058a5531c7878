import * as z from 'zod/mini';
import { cents, collection, inOrganization, instant } from './define.ts';

const part = z.strictObject({
  as_of: instant,
  entries: cents,
  /** Where the part looks back from a day: which one, `YYYY-MM-DD`. */
  day: z.optional(z.string()),
});
/** What a rollup did not count before it was there. */
const laterAdded = z._default(cents, 0);

/** What the campaign has reached by its own work: records that an import brought count for nothing here. */
const earned = z.strictObject({
  donors: laterAdded,
  /** Cents of completed donations. */
  raised: laterAdded,
  /** Completed donations that recur. */
  recurring: laterAdded,
  volunteers: laterAdded,
  hours: z._default(z.number(), 0),
  /** Volunteers who give as well. */
  converted: laterAdded,
});

/**
 * What a screen would otherwise count, in one document per organization (`rollups/dashboard`), recomputed
 * part by part from the source collections: a read costs the same with ten donors or a million.
 */
export const rollups = collection({
  name: 'rollups',
  path: inOrganization('rollups'),
  access: { read: 'dashboard.read', list: null },
  rules: { refused: { list: 'each has its name', write: 'functions recompute them from the source' } },
  isWork: false,
  schema: z.strictObject({
    /** Cents of completed donations. */
    total_raised: cents,
    /** Completed donations. */
    donation_count: cents,
    /** All donations, whatever their status. */
    donation_records: cents,
    donor_count: cents,
    recurring_donor_count: cents,
    volunteer_count: cents,
    volunteer_hours: z.number(),
    /** The insights, each by the rule of its name in `rules/insights.ts`. */
    opportunity_count: laterAdded,
    converted_count: laterAdded,
    engaged_donor_count: laterAdded,
    engaged_volunteer_count: laterAdded,
    active_donor_count: laterAdded,
    active_volunteer_count: laterAdded,
    earned: z._default(earned, {
      donors: 0,
      raised: 0,
      recurring: 0,
      volunteers: 0,
      hours: 0,
      converted: 0,
    }),
    /** Completed giving by month, `YYYY-MM`, of the last `givingMonthsMax` months. */
    months: z.record(z.string(), z.strictObject({ amount: cents, count: cents })),
    /** Completed giving of all months before those. */
    earlier: z._default(z.strictObject({ amount: cents, count: cents }), { amount: 0, count: 0 }),
    /** When each part was last computed, as of the database's own clock, and how many index entries that read. */
    parts: z.record(z.string(), part),
  }),
});
export const dashboardRollup = 'dashboard';
export type Earned = z.output<typeof earned>;

export const emptyRollup = {
  total_raised: 0,
  donation_count: 0,
  donation_records: 0,
  donor_count: 0,
  recurring_donor_count: 0,
  volunteer_count: 0,
  volunteer_hours: 0,
  opportunity_count: 0,
  converted_count: 0,
  engaged_donor_count: 0,
  engaged_volunteer_count: 0,
  active_donor_count: 0,
  active_volunteer_count: 0,
  earned: { donors: 0, raised: 0, recurring: 0, volunteers: 0, hours: 0, converted: 0 },
  months: {},
  earlier: { amount: 0, count: 0 },
  parts: {},
};

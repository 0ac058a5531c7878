import * as z from 'zod/mini';
import { cents, collection, inOrganization, instant } from './define.ts';

const part = z.strictObject({ as_of: instant, entries: cents });

/**
 * What a screen would otherwise count, in one document per organization (`rollups/dashboard`), recomputed
 * part by part from the source collections: a read costs the same with ten donors or a million.
 */
export const rollups = collection({
  name: 'rollups',
  path: inOrganization('rollups'),
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
    /** Completed giving by month, `YYYY-MM`. */
    months: z.record(z.string(), z.strictObject({ amount: cents, count: cents })),
    /** When each part was last computed, as of the database's own clock, and how many index entries that read. */
    parts: z.record(z.string(), part),
  }),
});
export const dashboardRollup = 'dashboard';

export const emptyRollup = {
  total_raised: 0,
  donation_count: 0,
  donation_records: 0,
  donor_count: 0,
  recurring_donor_count: 0,
  volunteer_count: 0,
  volunteer_hours: 0,
  months: {},
  parts: {},
};

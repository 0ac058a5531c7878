import { dashboardRollup, rollups } from '#shared/collections/rollups.ts';
import { monthOf } from '#shared/rules/days.ts';
import { donorTotals } from '#shared/rules/totals.ts';
import { moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { Donation, Donor } from './donors.ts';
import type { Volunteer } from './volunteers.ts';

/** Completed giving by month. */
function monthsOf(donations: readonly Donation[]): Record<string, { amount: number; count: number }> {
  const byMonth = new Map<string, Donation[]>();
  for (const gift of donations)
    byMonth.set(monthOf(gift.date), [...(byMonth.get(monthOf(gift.date)) ?? []), gift]);
  return Object.fromEntries(
    [...byMonth]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([month, gifts]) => {
        const { totalDonated, donationCount } = donorTotals(gifts);
        return [month, { amount: totalDonated, count: donationCount }];
      }),
  );
}

/** What the functions would have computed, for they do not run while the seed is written. */
export function rollupDocument(
  organization: string,
  all: { donors: readonly Donor[]; donations: readonly Donation[]; volunteers: readonly Volunteer[] },
): Doc {
  const { totalDonated, donationCount } = donorTotals(all.donations);
  const months = monthsOf(all.donations);
  const recurring = all.donors.filter(({ is_recurring }) => is_recurring).length;
  const part = (entries: number) => ({ as_of: moment(seedDay, 22 * 60), entries });
  return document(rollups, organization, dashboardRollup, {
    total_raised: totalDonated,
    donation_count: donationCount,
    donation_records: all.donations.length,
    donor_count: all.donors.length,
    recurring_donor_count: recurring,
    volunteer_count: all.volunteers.length,
    volunteer_hours: all.volunteers.reduce((sum, { totalHours }) => sum + totalHours, 0),
    months,
    parts: {
      raised: part(donationCount + all.donations.length),
      donors: part(all.donors.length + recurring),
      volunteers: part(all.volunteers.length),
      ...Object.fromEntries(
        Object.entries(months).map(([month, { count }]) => [`giving:${month}`, part(count)]),
      ),
    },
  });
}

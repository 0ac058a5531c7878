import type { Instant } from '../collections/define.ts';
import { dashboardRollup, rollups } from '../collections/rollups.ts';
import { monthOf } from '../domain/days.ts';
import {
  isActiveDonor,
  isActiveVolunteer,
  isConverted,
  isEngagedDonor,
  isEngagedVolunteer,
  isOpportunity,
} from '../domain/insight-rules.ts';
import { firstGivingMonth } from '../domain/rollup.ts';
import { donorTotals } from '../domain/totals.ts';
import { moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { Donation, Donor } from './sample-donors.ts';
import type { Volunteer } from './sample-volunteers.ts';

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

export type Records = {
  donors: readonly Donor[];
  donations: readonly Donation[];
  volunteers: readonly Volunteer[];
};

const hoursOf = (volunteers: readonly Volunteer[]) =>
  volunteers.reduce((sum, { totalHours }) => sum + totalHours, 0);
const isOwn = ({ import_id }: { import_id: string | null }) => import_id === null;

/** When everything was counted, and the day that it looks back from. */
export type Count = { at: Instant; day: string };
/** In the evening of the day on which the seeded campaign stands still. */
export const countedAt: Count = { at: moment(seedDay, 22 * 60), day: seedDay };

/** The insights as of a day, with their parts. */
function insightsOf({ donors, volunteers }: Records, { at, day }: Count) {
  const part = (entries: number) => ({ as_of: at, entries });
  const counts = {
    opportunities: volunteers.filter(isOpportunity).length,
    converted: volunteers.filter(isConverted).length,
    engaged_donors: donors.filter(isEngagedDonor).length,
    engaged_volunteers: volunteers.filter(isEngagedVolunteer).length,
    active_donors: donors.filter((each) => isActiveDonor(each, day)).length,
    active_volunteers: volunteers.filter((each) => isActiveVolunteer(each, day)).length,
  };
  return {
    totals: {
      opportunity_count: counts.opportunities,
      converted_count: counts.converted,
      engaged_donor_count: counts.engaged_donors,
      engaged_volunteer_count: counts.engaged_volunteers,
      active_donor_count: counts.active_donors,
      active_volunteer_count: counts.active_volunteers,
    },
    parts: {
      opportunities: part(counts.opportunities),
      converted: part(counts.converted),
      engaged_donors: part(counts.engaged_donors),
      engaged_volunteers: part(counts.engaged_volunteers),
      active_donors: { ...part(counts.active_donors), day },
      active_volunteers: { ...part(counts.active_volunteers), day },
      skills: part(volunteers.length),
    },
  };
}

/** What the campaign has reached by its own work, with its parts. */
function earnedOf(all: Records, at: Instant) {
  const part = (entries: number) => ({ as_of: at, entries });
  const donors = all.donors.filter(isOwn).length;
  const volunteers = all.volunteers.filter(isOwn);
  const converted = volunteers.filter(isConverted).length;
  const completed = all.donations.filter((gift) => isOwn(gift) && gift.status === 'completed');
  const recurring = completed.filter(({ type }) => type === 'recurring').length;
  return {
    earned: {
      donors,
      raised: completed.reduce((sum, { counted }) => sum + counted, 0),
      recurring,
      volunteers: volunteers.length,
      hours: hoursOf(volunteers),
      converted,
    },
    parts: {
      'earned:donors': part(donors),
      'earned:raised': part(completed.length),
      'earned:recurring': part(recurring),
      'earned:volunteers': part(volunteers.length),
      'earned:converted': part(converted),
    },
  };
}

/** What the functions would have computed, for they run neither while the seed is written nor in the demo. */
export function rollupDocument(organization: string, all: Records, count: Count = countedAt): Doc {
  const part = (entries: number) => ({ as_of: count.at, entries });
  const { totalDonated, donationCount } = donorTotals(all.donations);
  const first = firstGivingMonth(count.day);
  const isEarlier = ({ date }: Donation) => monthOf(date) < first;
  const months = monthsOf(all.donations.filter((gift) => !isEarlier(gift)));
  const before = donorTotals(all.donations.filter(isEarlier));
  const recurring = all.donors.filter(({ is_recurring }) => is_recurring).length;
  const insights = insightsOf(all, count);
  const { earned, parts } = earnedOf(all, count.at);
  return document(rollups, organization, dashboardRollup, {
    total_raised: totalDonated,
    donation_count: donationCount,
    donation_records: all.donations.length,
    donor_count: all.donors.length,
    recurring_donor_count: recurring,
    volunteer_count: all.volunteers.length,
    volunteer_hours: hoursOf(all.volunteers),
    ...insights.totals,
    earned,
    months,
    earlier: { amount: before.totalDonated, count: before.donationCount },
    parts: {
      ...insights.parts,
      ...parts,
      raised: part(donationCount + all.donations.length),
      donors: part(all.donors.length + recurring),
      volunteers: part(all.volunteers.length),
      'giving:earlier': { ...part(before.donationCount), day: count.day },
      ...Object.fromEntries(
        Object.entries(months).map(([month, { count }]) => [`giving:${month}`, part(count)]),
      ),
    },
  });
}

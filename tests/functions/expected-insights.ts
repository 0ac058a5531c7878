import type { DocumentData } from 'firebase-admin/firestore';
import { firstGivingMonth } from '#shared/domain/rollup.ts';

type Records = { donors: DocumentData[]; donations: DocumentData[]; volunteers: DocumentData[] };

const count = (all: DocumentData[], is: (one: DocumentData) => boolean): number => all.filter(is).length;
const sum = (all: DocumentData[], field: string): number =>
  all.reduce((total, one) => total + Number(one[field]), 0);
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/**
 * The numbers of the rollup as the specification says them (§9), straight from every record and from nothing that is
 * kept beside it: a donor's gifts are looked up, a volunteer gives if they are a donor too.
 */
export function insightsOf({ donors, donations, volunteers }: Records, day: string) {
  const recent = daysBefore(day, 30);
  const givers = new Set(donors.map(({ id }) => id));
  const isDonor = ({ id }: DocumentData) => givers.has(id);
  const own = ({ import_id }: DocumentData) => import_id === null;
  const completed = donations.filter(({ status }) => status === 'completed');
  const byDonor = new Map<string, DocumentData[]>();
  for (const gift of completed) byDonor.set(gift.donor_id, [...(byDonor.get(gift.donor_id) ?? []), gift]);
  const giftsOf = ({ id }: DocumentData) => byDonor.get(id) ?? [];
  const recurs = ({ type }: DocumentData) => type === 'recurring';
  const months = new Map<string, { amount: number; count: number }>();
  const first = firstGivingMonth(day);
  const before = completed.filter(({ date }) => String(date).slice(0, 7) < first);
  for (const { date, amount } of completed.filter((gift) => !before.includes(gift))) {
    const month = String(date).slice(0, 7);
    const so = months.get(month) ?? { amount: 0, count: 0 };
    months.set(month, { amount: so.amount + Number(amount), count: so.count + 1 });
  }
  const skills = new Map<string, number>();
  for (const skill of volunteers.flatMap((one) => one.skills))
    skills.set(skill, (skills.get(skill) ?? 0) + 1);
  return {
    totals: {
      total_raised: sum(completed, 'amount'),
      donation_count: completed.length,
      earlier: { amount: sum(before, 'amount'), count: before.length },
      donation_records: donations.length,
      donor_count: donors.length,
      recurring_donor_count: count(donors, (donor) => giftsOf(donor).some(recurs)),
      volunteer_count: volunteers.length,
      volunteer_hours: sum(volunteers, 'totalHours'),
      opportunity_count: count(volunteers, (one) => !isDonor(one) && one.totalHours > 20),
      converted_count: count(volunteers, isDonor),
      engaged_donor_count: count(donors, (donor) => giftsOf(donor).length > 3),
      engaged_volunteer_count: count(volunteers, ({ totalHours }) => totalHours > 50),
      active_donor_count: count(donors, (donor) => giftsOf(donor).some(({ date }) => date >= recent)),
      active_volunteer_count: count(
        volunteers,
        ({ lastActiveDate }) => lastActiveDate !== null && lastActiveDate >= recent,
      ),
      earned: {
        donors: count(donors, own),
        raised: sum(completed.filter(own), 'amount'),
        recurring: count(completed, (gift) => own(gift) && recurs(gift)),
        volunteers: count(volunteers, own),
        hours: sum(volunteers.filter(own), 'totalHours'),
        converted: count(volunteers, (one) => own(one) && isDonor(one)),
      },
    },
    months: Object.fromEntries(months),
    skills: Object.fromEntries(skills),
  };
}

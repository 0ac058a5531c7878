import type * as z from 'zod/mini';
import { activity } from '../collections/activity.ts';
import { moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { Chance } from './random.ts';
import type { Donation, Donor } from './sample-donors.ts';
import type { Volunteer } from './sample-volunteers.ts';

type Line = z.output<typeof activity.schema>;
type At = Line['at'];

const received = (gift: Donation): Line => ({
  type: 'donation_received',
  capability: 'donations.read',
  actor_id: gift.created_by,
  subject_collection: 'donors',
  subject_id: gift.donor_id,
  subject_name: gift.donor_name,
  amount: gift.amount,
  count: null,
  at: gift.created_at,
});
const donorAdded = (donor: Donor): Line => ({
  type: 'donor_added',
  capability: 'donors.read',
  actor_id: donor.created_by,
  subject_collection: 'donors',
  subject_id: donor.id,
  subject_name: donor.name,
  amount: null,
  count: null,
  at: donor.created_at,
});
const volunteerAdded = (volunteer: Volunteer): Line => ({
  type: 'volunteer_added',
  capability: 'volunteers.read',
  actor_id: volunteer.created_by,
  subject_collection: 'volunteers',
  subject_id: volunteer.id,
  subject_name: volunteer.name,
  amount: null,
  count: null,
  at: volunteer.created_at,
});
const exported = (by: string, count: number, at: At): Line => ({
  type: 'export_made',
  capability: 'members.write',
  actor_id: by,
  subject_collection: 'donors',
  subject_id: null,
  subject_name: null,
  amount: null,
  count,
  at,
});
export const organizationCreated = (id: string, name: string, by: string, at: At): Line => ({
  type: 'organization_created',
  capability: 'dashboard.read',
  actor_id: by,
  subject_collection: 'organizations',
  subject_id: id,
  subject_name: name,
  amount: null,
  count: null,
  at,
});

const newestFirst = (one: { created_at: At }, other: { created_at: At }) =>
  other.created_at.toMillis() - one.created_at.toMillis();
const newest = <T extends { created_at: At }>(all: readonly T[], count: number): T[] =>
  [...all].sort(newestFirst).slice(0, count);

/** The feed's last lines: enough that every role finds some. */
export function activityDocuments(
  chance: Chance,
  organization: string,
  all: { donors: readonly Donor[]; donations: readonly Donation[]; volunteers: readonly Volunteer[] },
  founding: Line,
  by: string,
): Doc[] {
  const lines = [
    ...newest(
      all.donations.filter(({ status }) => status === 'completed'),
      14,
    ).map(received),
    ...newest(all.donors, 6).map(donorAdded),
    ...newest(all.volunteers, 8).map(volunteerAdded),
    exported(by, all.donors.length, moment(seedDay, 15 * 60)),
    founding,
  ];
  return lines.map((line) => document(activity, organization, chance.id(), line));
}

import { AggregateField, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { donations, donors, volunteers } from '#shared/collections/index.ts';
import { monthOf, nextMonth } from '#shared/rules/days.ts';

/** The parts of the dashboard's rollup, each recomputed on its own. */
export type Part = 'raised' | 'donors' | 'volunteers' | `giving:${string}`;
export const isPart = (value: string): value is Part =>
  /^(raised|donors|volunteers|giving:\d{4}-\d{2})$/.test(value);
export const givingPart = (day: string): Part => `giving:${monthOf(day)}`;

/** What a part says now. `asOf` is the earliest of its readings: whatever came after it calls again. */
export type Reading = {
  totals: Record<string, number>;
  /** `YYYY-MM` and what it says there. */
  month: readonly [string, { amount: number; count: number }] | null;
  asOf: Timestamp;
  entries: number;
};

const count = AggregateField.count();
const earlier = (one: Timestamp, other: Timestamp) => (one.valueOf() < other.valueOf() ? one : other);

/** Counted and summed by the database: one read for 1,000 index entries, whatever a document weighs. */
export function readPart(db: Firestore, organization: string, part: Part): Promise<Reading> {
  if (part === 'raised') return readRaised(db, organization);
  if (part === 'donors') return readDonors(db, organization);
  if (part === 'volunteers') return readVolunteers(db, organization);
  return readMonth(db, organization, part.slice('giving:'.length));
}

const completed = (db: Firestore, organization: string) =>
  db.collection(donations.path(organization)).where('status', '==', 'completed');

async function readRaised(db: Firestore, organization: string): Promise<Reading> {
  const [given, all] = await Promise.all([
    completed(db, organization)
      .aggregate({ count, amount: AggregateField.sum('amount') })
      .get(),
    db.collection(donations.path(organization)).count().get(),
  ]);
  const { count: donation_count, amount: total_raised } = given.data();
  const donation_records = all.data().count;
  return {
    totals: { total_raised, donation_count, donation_records },
    month: null,
    asOf: earlier(given.readTime, all.readTime),
    entries: donation_count + donation_records,
  };
}

async function readDonors(db: Firestore, organization: string): Promise<Reading> {
  const all = db.collection(donors.path(organization));
  const [every, recurring] = await Promise.all([
    all.count().get(),
    all.where('is_recurring', '==', true).count().get(),
  ]);
  const donor_count = every.data().count;
  const recurring_donor_count = recurring.data().count;
  return {
    totals: { donor_count, recurring_donor_count },
    month: null,
    asOf: earlier(every.readTime, recurring.readTime),
    entries: donor_count + recurring_donor_count,
  };
}

async function readVolunteers(db: Firestore, organization: string): Promise<Reading> {
  const found = await db
    .collection(volunteers.path(organization))
    .aggregate({ count, hours: AggregateField.sum('totalHours') })
    .get();
  const { count: volunteer_count, hours: volunteer_hours } = found.data();
  return {
    totals: { volunteer_count, volunteer_hours },
    month: null,
    asOf: found.readTime,
    entries: volunteer_count,
  };
}

async function readMonth(db: Firestore, organization: string, month: string): Promise<Reading> {
  const given = await completed(db, organization)
    .where('date', '>=', `${month}-01`)
    .where('date', '<', nextMonth(month))
    .aggregate({ count, amount: AggregateField.sum('amount') })
    .get();
  const { count: gifts, amount } = given.data();
  return {
    totals: {},
    month: [month, { amount, count: gifts }],
    asOf: given.readTime,
    entries: gifts,
  };
}

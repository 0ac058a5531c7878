import { expect, test } from 'vitest';
import * as collections from '#shared/collections/index.ts';
import { accounts } from '#shared/demo/accounts.ts';
import { launchDay, Moment, seedDay } from '#shared/demo/clock.ts';
import { fieldRecord } from '#shared/demo/field-record.ts';
import { legalMax } from '#shared/demo/gifts.ts';
import { sha256 } from '#shared/demo/hash.ts';
import { policyRecord } from '#shared/demo/policy-record.ts';
import { monitoringDocuments, sample, sampleOrganization, voterPeople } from '#shared/demo/sample.ts';
import { packetDocuments, voterDocuments } from '#shared/demo/voter-documents.ts';
import { voterRecord } from '#shared/demo/voter-record.ts';
import { demo } from '#shared/demo/whole-seed.ts';
import { reachedBy } from '#shared/domain/achievement-list.ts';
import { completenessOf, percentOf } from '#shared/domain/completeness.ts';
import { giftId } from '#shared/domain/import/gift-id.ts';
import { permanentMetrics } from '../../functions/src/rollups/rollup-metrics.ts';

const ofVoters = () => [
  ...voterRecord(sampleOrganization, voterPeople[0]),
  ...voterDocuments(sampleOrganization, voterPeople),
  ...fieldRecord(sampleOrganization),
  ...policyRecord(sampleOrganization),
  ...packetDocuments(sampleOrganization),
];
const all = [...demo(), ...ofVoters()];
const dataIn = (path: string) =>
  all.filter((document) => document.path.startsWith(`${path}/`)).map(({ data }) => data);
const donors = dataIn('organizations/rivera/donors');
const donations = dataIn('organizations/rivera/donations');
const volunteers = dataIn('organizations/rivera/volunteers');
const sum = (list: Record<string, unknown>[], field: string) =>
  list.reduce((total, one) => total + Number(one[field]), 0);
const completed = donations.filter(({ status }) => status === 'completed');

test('the demo campaign is the same each time', () => {
  expect(JSON.stringify([...demo(), ...ofVoters()])).toBe(JSON.stringify(all));
});

test('it has the size that the product promises', () => {
  expect([donors.length, donations.length, volunteers.length]).toEqual([500, 2_000, 300]);
  expect(accounts.map(({ label }) => label)).toEqual([
    'admin',
    'manager',
    'finance',
    'field',
    'user',
    'canvasser',
    'outsider',
    'outsider',
  ]);
  expect(dataIn('organizations/lindqvist/donors')).toHaveLength(105);
});

test('every document fits its schema', () => {
  const scopes = ['', ...new Set(accounts.map(({ organization }) => organization))];
  const schemas = new Map(
    Object.values(collections).flatMap((one) =>
      typeof one === 'object' && 'schema' in one
        ? scopes.map((scope) => [one.path(scope), one.schema] as const)
        : [],
    ),
  );
  for (const { path, data } of [...all, ...monitoringDocuments(Date.UTC(2026, 10, 22, 12))]) {
    const schema = schemas.get(path.slice(0, path.lastIndexOf('/')));
    expect(schema?.safeParse(data).error?.message, path).toBeUndefined();
    expect(schema, path).toBeDefined();
  }
});

test('no two documents share a path', () => {
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});

test('totals, rollup and gifts tell the same story', () => {
  const rollup = dataIn('organizations/rivera/rollups')[0];
  expect(sum(donors, 'totalDonated')).toBe(sum(completed, 'amount'));
  expect(sum(donors, 'donationCount')).toBe(completed.length);
  expect(rollup).toMatchObject({
    total_raised: sum(completed, 'amount'),
    donation_count: completed.length,
    donation_records: donations.length,
    donor_count: donors.length,
    recurring_donor_count: donors.filter(({ is_recurring }) => is_recurring).length,
    volunteer_count: volunteers.length,
    volunteer_hours: sum(volunteers, 'totalHours'),
  });
  // As the specification has it, word by word: no part of the product is asked.
  const recently = (field: string) => (one: Record<string, unknown>) =>
    String(one[field] ?? '') >= '2026-10-21';
  const count = (list: Record<string, unknown>[], is: (one: Record<string, unknown>) => boolean) =>
    list.filter(is).length;
  const isDonor = ({ is_donor }: Record<string, unknown>) => is_donor === true;
  expect(rollup).toMatchObject({
    opportunity_count: count(volunteers, ({ is_donor, totalHours }) => !is_donor && Number(totalHours) > 20),
    converted_count: count(volunteers, isDonor),
    engaged_donor_count: count(donors, ({ donationCount }) => Number(donationCount) > 3),
    engaged_volunteer_count: count(volunteers, ({ totalHours }) => Number(totalHours) > 50),
    active_donor_count: count(donors, recently('lastDonationDate')),
    active_volunteer_count: count(volunteers, recently('lastActiveDate')),
    earned: {
      donors: donors.length,
      raised: sum(completed, 'amount'),
      recurring: count(completed, ({ type }) => type === 'recurring'),
      volunteers: volunteers.length,
      hours: sum(volunteers, 'totalHours'),
      converted: count(volunteers, isDonor),
    },
  });
  // Nothing is left at nought, and nothing of the whole rollup is left out.
  expect(Object.keys(rollup ?? {}).sort()).toEqual(Object.keys(collections.emptyRollup).sort());
  expect(Object.values(rollup ?? {})).not.toContain(0);
  const { parts } = collections.rollups.schema.parse(rollup);
  expect(permanentMetrics.filter((part) => !parts[part])).toEqual([]);
});

test('every skill is counted', () => {
  const skills = dataIn('organizations/rivera/volunteer_skills');
  const carried = volunteers.flatMap(({ skills: own }) => (Array.isArray(own) ? own : []));
  expect(skills.length).toBeGreaterThan(5);
  expect(skills.map(({ skill }) => skill).sort()).toEqual([...new Set(carried)].sort());
  for (const { skill, count } of skills) expect(count).toBe(carried.filter((one) => one === skill).length);
});

test.each(['rivera', 'lindqvist'])('%s has achieved what its rollup has reached, each on its day', (of) => {
  const rollup = collections.rollups.schema.parse(dataIn(`organizations/${of}/rollups`)[0]);
  const achieved = dataIn(`organizations/${of}/campaign_achievements`).map((each) =>
    collections.campaignAchievements.schema.parse(each),
  );
  const members = accounts.filter(({ organization }) => organization === of).length;
  const { earned } = rollup;
  const profile = collections.candidateProfiles.schema.parse(
    all.find(({ path }) => path === `candidate_profiles/${of}`)?.data,
  );
  expect(achieved.map(({ achievement_id }) => achievement_id)).toEqual(
    [
      ...reachedBy('donors', earned.donors),
      ...reachedBy('raised', earned.raised),
      ...reachedBy('recurring', earned.recurring),
      ...reachedBy('volunteers', earned.volunteers),
      ...reachedBy('hours', earned.hours),
      ...reachedBy('converted', earned.converted),
      ...reachedBy('profile', percentOf(completenessOf(profile))),
      ...reachedBy('members', members),
    ].map(({ id }) => id),
  );
  expect(achieved.length).toBeGreaterThan(0);
  for (const { unlocked_at } of achieved) {
    expect(unlocked_at.toMillis()).toBeGreaterThanOrEqual(Date.parse(launchDay));
    expect(unlocked_at.toMillis()).toBeLessThan(Date.parse(seedDay) + 86_400_000);
  }
});

test('it looks like a campaign', () => {
  const share = (status: string) =>
    donations.filter((gift) => gift.status === status).length / donations.length;
  expect(share('completed')).toBeGreaterThan(0.9);
  for (const status of ['pending', 'refunded', 'failed']) expect(share(status)).toBeGreaterThan(0);
  const small = completed.filter(({ amount }) => Number(amount) <= 5_000).length / completed.length;
  expect(small).toBeGreaterThan(0.5);
  expect(Math.max(...donors.map(({ totalDonated }) => Number(totalDonated)))).toBeLessThanOrEqual(legalMax);
  expect(donors.filter(({ is_recurring }) => is_recurring).length).toBeGreaterThan(40);
  expect(volunteers.filter(({ is_donor }) => is_donor)).toHaveLength(45);
});

test('gifts fill every month from the launch to the seed day', () => {
  const days = donations.map(({ date }) => String(date)).sort();
  expect(days.at(0)).toBe(launchDay);
  expect(days.at(-1)).toBe(seedDay);
  expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(19);
});

test('a gift from a payment page comes back as itself when its export is imported', () => {
  const paths = new Set(all.map(({ path }) => path));
  const online = donations.filter(({ external_id }) => external_id !== null);
  expect(online.length).toBeGreaterThan(1_000);
  for (const { external_id } of online) {
    const row = {
      row: 1,
      name: 'x',
      email: null,
      phone: null,
      amount: 1,
      date: seedDay,
      occurrence: 1,
    };
    const id = giftId({ ...row, type: 'one_time', external_id: String(external_id) }, sha256);
    expect(paths).toContain(`organizations/rivera/donations/${id}`);
  }
});

test('the campaign of the demo ends the evening before, and elections stay on their day of the week', () => {
  const now = '2027-03-04';
  const documents = sample(now);
  const fieldsOf = (collection: string) =>
    documents.filter(({ path }) => path.includes(`/${collection}/`)).map(({ data }) => data);
  const days = fieldsOf('donations').map(({ date }) => String(date));
  expect(days.toSorted().at(-1)).toBe('2027-03-03');
  const moments = documents.flatMap(({ data }) =>
    Object.entries(data).flatMap(([name, at]) =>
      at instanceof Moment && !/^(expires|starts_at|ends_at|offered_until|due_at|free_at)/.test(name)
        ? at.toMillis()
        : [],
    ),
  );
  expect(Math.max(...moments)).toBeLessThan(Date.parse(now));
  const [candidate] = documents.filter(({ path }) => path.startsWith('candidate_profiles/'));
  expect(new Date(String(candidate?.data.electionDate)).getUTCDay()).toBe(2);
  expect(fieldsOf('goals').map(({ due_date }) => due_date)).toContain(candidate?.data.electionDate);
  expect(fieldsOf('elections')).toMatchObject([
    { code: `G${String(candidate?.data.electionDate).slice(0, 4)}`, day: candidate?.data.electionDate },
  ]);
  expect(fieldsOf('finance_settings')).toMatchObject([{ cycle_to: candidate?.data.electionDate }]);
  expect([fieldsOf('rollups'), fieldsOf('person_keys')]).toEqual([[], []]);
});

import { expect, test } from 'vitest';
import { giftId } from '../../functions/src/imports/gift_id.ts';
import { accounts } from '../../scripts/seed/accounts.ts';
import { demo } from '../../scripts/seed/campaign.ts';
import { launchDay, seedDay } from '../../scripts/seed/clock.ts';
import { legalMax } from '../../scripts/seed/gifts.ts';

const all = demo();
const dataIn = (path: string) =>
  all.filter((document) => document.path.startsWith(`${path}/`)).map(({ data }) => data);
const donors = dataIn('organizations/rivera/donors');
const donations = dataIn('organizations/rivera/donations');
const volunteers = dataIn('organizations/rivera/volunteers');
const sum = (list: Record<string, unknown>[], field: string) =>
  list.reduce((total, one) => total + Number(one[field]), 0);
const completed = donations.filter(({ status }) => status === 'completed');

test('the demo campaign is the same each time', () => {
  expect(JSON.stringify(demo())).toBe(JSON.stringify(all));
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
  ]);
  expect(dataIn('organizations/lindqvist/donors')).toHaveLength(3);
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
      note: null,
      occurrence: 1,
    };
    const id = giftId({ ...row, status: 'completed', type: 'one_time', external_id: String(external_id) });
    expect(paths).toContain(`organizations/rivera/donations/${id}`);
  }
});

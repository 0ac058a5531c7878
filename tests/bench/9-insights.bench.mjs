import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { runnerImport } from 'vite';
import { at } from '../../scripts/lib/paths.mjs';
import { atMost, forTheRecord } from './support/rows.mjs';

/** No trigger listens to it, and the emulator's other figures are not slowed by what lies in it. */
const project = 'demo-hustings-bench';
const organization = 'organizations/large';
const [donorCount, volunteerCount] = [50_000, 10_000];
const skills = ['Canvassing', 'Phone banking', 'Driving', 'Spanish', 'Data entry', 'Hosting', 'Legal'];

const dayMs = 86_400_000;
const daysAgo = (days) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
/** Spread without chance: the same campaign each time. */
const spread = (at, prime, range) => (at * prime) % range;

function campaign() {
  const stamp = Timestamp.now();
  const person = (name, email) => ({
    ...{ name, email, phone: null, name_key: name.toLowerCase(), family_key: name.toLowerCase() },
    ...{ created_at: stamp, created_by: 'bench', updated_at: stamp, updated_by: 'bench' },
  });
  const donors = Array.from({ length: donorCount }, (_, i) => {
    const donationCount = spread(i, 7, 6);
    return {
      ...person(`Donor ${i}`, i % 3 === 0 ? null : `person${i}@example.org`),
      ...{ capacity: 'unknown', donationCount, totalDonated: donationCount * 2_500 },
      ...{ is_recurring: donationCount > 0 && i % 11 === 0, has_donations: donationCount > 0 },
      lastDonationDate: donationCount > 0 ? daysAgo(spread(i, 13, 400)) : null,
      import_id: i % 2 === 0 ? 'spreadsheet' : null,
    };
  });
  const addresses = new Set(donors.map(({ email }) => email).filter((email) => email !== null));
  const volunteers = Array.from({ length: volunteerCount }, (_, i) => {
    const email = i % 4 === 0 ? null : `person${i * 9}@example.org`;
    return {
      ...person(`Volunteer ${i}`, email),
      ...{ alias: null, on_leaderboard: true, is_donor: addresses.has(email) },
      totalHours: spread(i, 17, 160) / 2,
      lastActiveDate: i % 5 === 0 ? null : daysAgo(spread(i, 19, 300)),
      skills: skills.filter((_, place) => (i + place) % (place + 2) === 0),
      import_id: i % 3 === 0 ? 'spreadsheet' : null,
    };
  });
  return { donors, volunteers };
}

/** The rules of the specification, over the generated records. */
function reference({ donors, volunteers }) {
  const addresses = new Set(donors.map(({ email }) => email).filter((email) => email !== null));
  const gives = ({ email }) => addresses.has(email);
  const recent = daysAgo(30);
  const own = volunteers.filter(({ import_id }) => import_id === null);
  const count = (all, is) => all.filter(is).length;
  return {
    donor_count: donors.length,
    recurring_donor_count: count(donors, ({ is_recurring }) => is_recurring),
    volunteer_count: volunteers.length,
    volunteer_hours: volunteers.reduce((sum, { totalHours }) => sum + totalHours, 0),
    opportunity_count: count(volunteers, (one) => !gives(one) && one.totalHours > 20),
    converted_count: count(volunteers, gives),
    engaged_donor_count: count(donors, ({ donationCount }) => donationCount > 3),
    engaged_volunteer_count: count(volunteers, ({ totalHours }) => totalHours > 50),
    active_donor_count: count(donors, ({ lastDonationDate: last }) => last !== null && last >= recent),
    active_volunteer_count: count(volunteers, ({ lastActiveDate: last }) => last !== null && last >= recent),
    'earned.donors': count(donors, ({ import_id }) => import_id === null),
    'earned.volunteers': own.length,
    'earned.hours': own.reduce((sum, { totalHours }) => sum + totalHours, 0),
    'earned.converted': count(own, gives),
    ...Object.fromEntries(
      skills.map((skill) => [skill, count(volunteers, (one) => one.skills.includes(skill))]),
    ),
  };
}

async function write(db, name, records) {
  const page = 500;
  const commit = async (from) => {
    const batch = db.batch();
    for (const [place, record] of records.slice(from, from + page).entries())
      batch.set(db.doc(`${organization}/${name}/${from + place}`), record);
    await batch.commit();
  };
  const pages = Array.from({ length: Math.ceil(records.length / page) }, (_, place) => place * page);
  const hand = async () => {
    for (let from = pages.shift(); from !== undefined; from = pages.shift()) await commit(from);
  };
  await Promise.all([hand(), hand(), hand(), hand()]);
}

const seconds = (since) => (performance.now() - since) / 1_000;
/** At list prices: one for each 1,000 index entries, and at least one. */
const readsOf = (parts) =>
  parts.reduce((sum, { entries }) => sum + Math.max(1, Math.ceil(entries / 1_000)), 0);

/** The insights of a large campaign: how long counting takes, what it reads, and whether every number is right. */
export default async ({ firestore }) => {
  const { refreshInsights } = (await runnerImport(at('functions/src/rollups/refresh-insights.ts'))).module;
  const { recompute } = (await runnerImport(at('functions/src/rollups/recompute.ts'))).module;
  const app = initializeApp({ projectId: project }, 'bench');
  const db = getFirestore(app);
  const empty = () =>
    fetch(`http://${firestore}/emulator/v1/projects/${project}/databases/(default)/documents`, {
      method: 'DELETE',
    });
  try {
    await empty();
    const all = campaign();
    await write(db, 'donors', all.donors);
    await write(db, 'volunteers', all.volunteers);

    const now = (of, parts) => recompute(db, of, parts);
    const refresh = () => refreshInsights({ db, rollup: { now } })({ organization: 'large' });
    const rollup = db.doc(`${organization}/rollups/dashboard`);
    let since = performance.now();
    await refresh();
    const first = seconds(since);
    const { parts, earned, ...totals } = (await rollup.get()).data();
    const { skills: scanned, ...counted } = parts;

    const yesterday = daysAgo(1);
    await rollup.set(
      { parts: { active_donors: { day: yesterday }, active_volunteers: { day: yesterday } } },
      { merge: true },
    );
    since = performance.now();
    await refresh();
    const daily = seconds(since);

    const found = (await db.collection(`${organization}/volunteer_skills`).get()).docs;
    const stored = {
      ...totals,
      ...Object.fromEntries(Object.entries(earned).map(([field, value]) => [`earned.${field}`, value])),
      ...Object.fromEntries(found.map((each) => [each.get('skill'), each.get('count')])),
    };
    const wrong = Object.entries(reference(all)).filter(([field, value]) => stored[field] !== value);
    for (const [field, value] of wrong) console.log(`${field}: ${stored[field]}, should be ${value}`);
    const of = `Insights of ${donorCount.toLocaleString('en-US')} donors:`;
    return [
      atMost(`${of} numbers unlike a plain calculation`, wrong.length, 0),
      atMost(`${of} first call of a day, reads`, readsOf([parts.active_donors, parts.active_volunteers]), 60),
      atMost(`${of} first call of a day`, daily, 10, 's'),
      atMost(`${of} everything counted, reads`, readsOf(Object.values(counted)), 300),
      forTheRecord(`${of} skills counted for the first time, reads`, scanned.entries),
      forTheRecord(`${of} everything counted`, first, 's'),
    ];
  } finally {
    await empty();
    await deleteApp(app);
  }
};

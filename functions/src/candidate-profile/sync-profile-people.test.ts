import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { profilePeopleCall } from '#shared/api/profile-api.ts';
import { type ProfilePeopleKind, profilePeople, profilePeopleKinds } from '#shared/collections/index.ts';
import { profilePeopleMax, skillLength, skillsMax, volunteerHoursMax } from '#shared/constants.ts';
import { syncProfilePeople } from '#shared/usecases/profile/sync-profile-people.ts';
import { ending } from '../../../tests/functions/admitted-member.ts';
import { candidateRecord, insider } from '../../../tests/functions/candidate-records.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { donorRecord, insideOf, volunteerRecord } from '../../../tests/functions/sample-records.ts';
import { donorWritten } from '../donors/donor-written.ts';
import { volunteerWritten } from '../volunteers/volunteer-written.ts';

const sync = runUseCase(syncProfilePeople);
const needs = { db, rollup: { ask: async () => {} } };
const triggers = { donors: donorWritten(needs), volunteers: volunteerWritten(needs) };

async function campaign(profile = true) {
  const organization = randomUUID();
  if (profile) await db.doc(`candidate_profiles/${organization}`).set(candidateRecord());
  const as = (role: Role) => insider(organization, role);
  const inside = insideOf(db, organization);
  const fill = async (records: Record<string, object>) => {
    const batch = db.batch();
    for (const [path, record] of Object.entries(records)) batch.set(inside.doc(path), record);
    await batch.commit();
  };
  const storedPeople = async (kind: ProfilePeopleKind) => {
    const found = await inside.doc(`profile_people/${kind}`).get();
    return profilePeople.schema.parse(found.data());
  };
  const names = async (kind: ProfilePeopleKind) => (await storedPeople(kind))[kind].map(({ name }) => name);
  return { ...inside, organization, as, fill, storedPeople, names };
}

it('carries the most generous donors and the busiest volunteers, each kind in its own place', async () => {
  const { as, fill, storedPeople, names } = await campaign();
  const other = await campaign();
  await other.fill({ 'donors/x': donorRecord({ name: 'Somebody else', totalDonated: 9_999_999 }) });
  const gifts = { totalDonated: 500, donationCount: 2, lastDonationDate: '2026-03-09' };
  const email = 'ana@example.org';
  await fill({
    'donors/a': donorRecord({ name: 'Ana', email, capacity: 'major', ...gifts }),
    'donors/b': donorRecord({ name: 'Ben', totalDonated: 700 }),
    'donors/c': donorRecord({ name: 'Cy' }),
    'volunteers/d': volunteerRecord({ name: 'Di', totalHours: 2.5, skills: ['Phones'] }),
    'volunteers/e': volunteerRecord({ name: 'Ed', totalHours: 7 }),
  });
  expect(await sync(as('manager'), { kind: 'donors' })).toEqual({ count: 3 });
  expect(await sync(as('admin'), { kind: 'volunteers' })).toEqual({ count: 2 });
  expect(await names('donors')).toEqual(['Ben', 'Ana', 'Cy']);
  expect(await names('volunteers')).toEqual(['Ed', 'Di']);
  const { donors, volunteers, synced_at } = await storedPeople('donors');
  expect(donors[1]).toEqual({ id: 'a', name: 'Ana', email, phone: null, capacity: 'major', ...gifts });
  expect(volunteers).toEqual([]);
  expect(Math.abs(synced_at.toMillis() - Date.now())).toBeLessThan(60_000);
});

it('keeps whom somebody added in front, both of two at once, as long as their record exists', async () => {
  const { as, doc, fill, storedPeople, names } = await campaign();
  const people = Array.from({ length: profilePeopleMax + 20 }, (_, at) => [
    `donors/${at}`,
    donorRecord({ name: `Donor ${at}`, totalDonated: 100_000 - at }),
  ]);
  await fill(Object.fromEntries(people));
  const add = (id: string) => sync(as('admin'), { kind: 'donors', add: id });
  await Promise.all([add('110'), add('111')]);
  expect((await storedPeople('donors')).added.toSorted()).toEqual(['110', '111']);
  // Added again, it comes first again; one of the top moves up and stands once.
  expect(await add('5')).toEqual({ count: profilePeopleMax });
  await add('111');
  const order = ['Donor 111', 'Donor 5', 'Donor 110', 'Donor 0', 'Donor 1'];
  expect((await names('donors')).slice(0, 5)).toEqual(order);
  expect(new Set(await names('donors')).size).toBe(profilePeopleMax);
  await doc('donors/111').delete();
  await doc('donors/110').update({ name: 'Renamed' });
  await sync(as('admin'), { kind: 'donors' });
  expect((await names('donors')).slice(0, 3)).toEqual(['Donor 5', 'Renamed', 'Donor 0']);
  expect((await storedPeople('donors')).added).toEqual(['5', '110']);
  const before = await storedPeople('donors');
  expect(await ending(add('111'))).toBe('not-found');
  expect(await ending(add('never'))).toBe('not-found');
  expect(await storedPeople('donors')).toEqual(before);
  await fill({ 'profile_people/donors': { ...before, added: people.slice(0, 100).map((_, at) => `${at}`) } });
  await add('119');
  expect((await storedPeople('donors')).added).toHaveLength(profilePeopleMax);
});

it('fits its document with a hundred people at their longest', async () => {
  const { as, fill, storedPeople } = await campaign();
  const long = (length: number) => '語'.repeat(length);
  const contact = { name: long(120), email: `${'a'.repeat(242)}@example.org`, phone: '+123456789012345' };
  const people = Array.from({ length: profilePeopleMax }, (_, at): [string, object] => [
    `volunteers/${String(at).padStart(128, 'x')}`,
    volunteerRecord({
      ...contact,
      skills: Array(skillsMax).fill(long(skillLength)),
      totalHours: volunteerHoursMax,
      lastActiveDate: '2026-03-09',
    }),
  ]);
  await fill(Object.fromEntries(people));
  const ids = people.map(([path]) => path.slice('volunteers/'.length));
  const added = { donors: [], volunteers: [], added: ids, synced_at: Timestamp.now() };
  await fill({ 'profile_people/volunteers': added });
  expect(await sync(as('admin'), { kind: 'volunteers' })).toEqual({ count: profilePeopleMax });
  const bytes = Buffer.byteLength(JSON.stringify(await storedPeople('volunteers')));
  expect(bytes).toBeLessThan(512 * 1024);
});

it('loses who is deleted, added or not, however often that is told, and nobody else', async () => {
  const { organization, as, all, fill, storedPeople, names } = await campaign();
  const records = (kind: ProfilePeopleKind, id: string) =>
    kind === 'donors' ? donorRecord({ name: id }) : volunteerRecord({ name: id });
  const deleted = (kind: ProfilePeopleKind, id: string) =>
    triggers[kind]({ organization, id, before: records(kind, id), after: null, changedAt: null });
  // Before anybody was copied there is nothing to take them off.
  await deleted('donors', 'a');
  expect(await all('profile_people')).toEqual([]);
  for (const kind of profilePeopleKinds) {
    await fill(Object.fromEntries(['a', 'b', 'c'].map((id) => [`${kind}/${id}`, records(kind, id)])));
    for (const add of ['a', 'b']) await sync(as('admin'), { kind, add });
    await Promise.all(['a', 'c', 'd'].map((id) => deleted(kind, id)));
    await deleted(kind, 'a');
    expect(await names(kind)).toEqual(['b']);
    expect((await storedPeople(kind)).added).toEqual(['b']);
  }
});

it('takes an id for what may be one, and nothing that leads elsewhere', () => {
  const takes = (add: string) => profilePeopleCall.request.safeParse({ kind: 'donors', add }).success;
  expect([randomUUID(), 'a_-1__', 'x'.repeat(128)].map(takes)).toEqual([true, true, true]);
  const elsewhere = ['', '.', '..', 'a/b', '__x__', '-a', 'x'.repeat(129), 'a\n'];
  expect(elsewhere.filter(takes)).toEqual([]);
});

it('is for who may read the kind, and where there is a profile', async () => {
  const { as, all, fill } = await campaign();
  await fill({ 'donors/a': donorRecord({ name: 'Ana' }) });
  expect(await ending(sync(as('field'), { kind: 'donors' }))).toBe('permission-denied');
  expect(await ending(sync(as('finance'), { kind: 'volunteers' }))).toBe('permission-denied');
  expect(await ending(sync(as('canvasser'), { kind: 'donors' }))).toBe('permission-denied');
  const bare = await campaign(false);
  await expect(sync(bare.as('admin'), { kind: 'donors' })).rejects.toMatchObject({ key: 'profile.notFound' });
  for (const inside of [all, bare.all]) expect(await inside('profile_people')).toEqual([]);
});

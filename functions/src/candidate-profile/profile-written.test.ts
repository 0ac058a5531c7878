import { randomUUID } from 'node:crypto';
import type { DocumentData } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { candidateProfiles, profileChanges, profileFieldNames } from '#shared/collections/index.ts';
import { auditLine, auditOf } from '../../../tests/functions/admitted-member.ts';
import { candidateRecord, longest } from '../../../tests/functions/candidate-records.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { insideOf } from '../../../tests/functions/sample-records.ts';
import { profileWritten } from './profile-written.ts';

const handle = profileWritten({ db });

/** A campaign in a project where nothing else hears of its profile. */
async function campaign(fullName = 'Rosa Diaz') {
  const [organization, uid] = [randomUUID(), randomUUID()];
  await db.doc(`organizations/${organization}`).set({ name: 'Test' });
  const stamp = candidateRecord().created_at;
  await db.doc(`user_profiles/${uid}`).set({
    user_id: uid,
    organization_id: organization,
    full_name: fullName,
    role: 'manager',
    two_factor_enabled: false,
    two_factor_required: false,
    sessions_valid_after: null,
    created_at: stamp,
    updated_at: stamp,
  });
  const profile = db.doc(`candidate_profiles/${organization}`);
  /** Writes the profile (null deletes it) and gives what the trigger hears. */
  const write = async (data: DocumentData | null, by = uid) => {
    const before = await profile.get();
    await (data === null ? profile.delete() : profile.set(candidateRecord(data, by)));
    return { params: { organization }, data: { before, after: await profile.get() }, authId: by };
  };
  const inside = insideOf(db, organization);
  const history = async () =>
    (await inside.all('profile_changes'))
      .map((entry) => profileChanges.schema.parse(entry.data()))
      .sort((one, other) => (one.field < other.field ? -1 : 1));
  return { organization, uid, write, history, ...inside };
}

it('is told once a field, however often and in whatever order it is delivered', async () => {
  const { organization, uid, write, history } = await campaign();
  const events = [
    await write({ party: 'Green' }),
    await write({ party: 'Gray', state: 'Oregon' }),
    await write({ party: 'Blue', state: 'Oregon' }),
    await write({ state: 'Oregon', race_candidates: 3 }),
  ];
  // A creation is one thing, not a line a field.
  for (const event of events.slice(0, 1)) await handle(event);
  expect(await history()).toEqual([]);
  for (const event of events.toReversed()) await handle(event);
  await Promise.all(events.slice(2).map(handle));
  const entries = await history();
  const by = { by: uid, by_name: 'Rosa Diaz' };
  expect(entries).toMatchObject([
    { field: 'party', before: 'Green', after: null, ...by },
    { field: 'race_candidates', before: null, after: 3, ...by },
    { field: 'state', before: null, after: 'Oregon', ...by },
  ]);
  const [party] = entries;
  expect(party?.before_at).toEqual(events[0]?.data.after.updateTime);
  expect([party?.after_at, party?.at]).toEqual(Array(2).fill(events[3]?.data.after.updateTime));
  const other = await campaign();
  const otherEvent = await other.write({ party: 'Green' }, uid);
  await handle(otherEvent);
  // Who is no member here is named by the id alone.
  await handle(await other.write({ party: 'Blue' }, uid));
  expect(await other.history()).toMatchObject([{ field: 'party', by: uid, by_name: null }]);
  expect(await auditOf(organization, db)).toEqual([]);
});

it('writes nothing for a write that changed no field, nor a second time', async () => {
  const { write, history, all } = await campaign();
  await handle(await write({ party: 'Green' }));
  await handle(await write({ party: 'Green', onboarding_step: 'race' }));
  expect(await history()).toEqual([]);
  const event = await write({ party: 'Blue' });
  await handle(event);
  const [first] = await all('profile_changes');
  await handle(event);
  const [second] = await all('profile_changes');
  expect(second?.updateTime).toEqual(first?.updateTime);
});

it('takes every field at its longest at once, restored from nothing and back', async () => {
  const { write, history, all } = await campaign('Ñ'.repeat(120));
  expect(JSON.stringify(longest()).length).toBeLessThan(900_000);
  expect(candidateProfiles.schema.safeParse(candidateRecord(longest())).success).toBe(true);
  await handle(await write({ candidateName: 'Ana Lopez' }));
  await handle(await write(longest('語')));
  await handle(await write({ ...longest('言'), electionDate: '2026-11-04', race_candidates: 1 }));
  const entries = await history();
  expect(entries.map(({ field }) => field)).toEqual([...profileFieldNames].sort());
  expect(entries.find(({ field }) => field === 'policy_tech')?.after).toBe('言'.repeat(4_000));
  // Full at the first go: an achievement, which emptying takes from nobody.
  const earned = async () => (await all('campaign_achievements')).map(({ id }) => id);
  const full = await earned();
  expect(full.length).toBeGreaterThan(0);
  await handle(await write({}));
  await handle(await write(longest()));
  expect(await earned()).toEqual(full);
});

it('that is deleted goes into the audit with its people, not into the history', async () => {
  const { organization, uid, write, history, doc, all } = await campaign();
  await handle(await write({ candidateName: 'Ana Lopez', party: 'Green' }));
  for (const kind of ['donors', 'volunteers']) await doc(`profile_people/${kind}`).set({ added: [] });
  const deleted = await write(null);
  await Promise.all([handle(deleted), handle(deleted)]);
  const line = { actor_id: uid, actor_name: 'Rosa Diaz', subject_id: organization };
  expect(await auditOf(organization, db)).toEqual([
    auditLine({
      type: 'record_deleted',
      ...line,
      subject_name: 'Ana Lopez',
      what: 'candidate_profiles',
    }),
  ]);
  expect(await all('profile_people')).toEqual([]);
  expect(await history()).toEqual([]);
  // Delivered again after there is another one: what belongs to that stays.
  await handle(await write({ candidateName: 'Ben Ochoa' }));
  await doc('profile_people/donors').set({ added: [] });
  await handle(deleted);
  expect(await all('profile_people')).toHaveLength(1);
  await db.doc(`organizations/${organization}`).delete();
  await handle(await write(null));
  expect(await auditOf(organization, db)).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { admitted, ending } from '../../../tests/functions/admitted-member.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { join, type Member, newMember } from '../../../tests/functions/new-members.ts';
import { donorRecord, insideOf } from '../../../tests/functions/sample-records.ts';
import { deleteOrganization } from './delete-organization.ts';
import { deletionTask, organizationDeletion } from './organization-records.ts';

type Task = { name: string; at: number; data: Record<string, unknown> };

/** The handler and the task it asks for, with a queue that only takes notes. */
function deletion() {
  const tasks: Task[] = [];
  const records = organizationDeletion({ db, enqueue: async (task) => void tasks.push(task) });
  return { tasks, ...records, remove: deleteOrganization({ db, auth, deleteRecords: records.later }) };
}
const exists = async (path: string): Promise<boolean> => (await db.doc(path).get()).exists;

/** An organization with something in every place. */
async function campaign(): Promise<{ admin: Member; team: Member[]; paths: string[] }> {
  const admin = await newMember();
  const team = [admin, await newMember('finance', admin.organization)];
  const { organization } = admin;
  const paths = [
    `candidate_profiles/${organization}`,
    ...team.map(({ uid }) => `user_preferences/${uid}`),
    `organizations/${organization}/donors/a`,
    `organizations/${organization}/person_keys/a`,
    `organizations/${organization}/audit/a`,
    `organizations/${organization}/invitations/a`,
    ...['issues', 'position_drafts', 'position_uses', 'position_versions', 'positions'].map(
      (name) => `organizations/${organization}/${name}/a`,
    ),
    ...['scripts', 'turfs', 'turf_packets'].map((name) => `organizations/${organization}/${name}/a`),
    ...['additions', 'chunks', 'events', 'files', 'folds', 'lists', 'overlays', 'segments'].map(
      (kind) => `organizations/${organization}/voter_${kind}/a`,
    ),
  ];
  await Promise.all(paths.map((path) => db.doc(path).set({ made: 'for a test' })));
  const named = [`due/of-${organization}`, `outbox/of-${organization}`];
  await Promise.all(named.map((path) => db.doc(path).set({ organization_id: organization })));
  return { admin, team, paths: [...paths, ...named, `organizations/${organization}`] };
}

it('deletes everything, members first and the records by the task, however often it is delivered', async () => {
  const { admin, team, paths } = await campaign();
  const other = await campaign();
  const { tasks, remove, now } = deletion();
  await remove(await admitted(admin.token), { name: '  Test ' });
  for (const { token } of team) {
    expect(['no-organization', 'session-ended']).toContain(await ending(admitted(token)));
  }
  for (const path of paths.filter((each) => !each.includes('/donors/')).slice(0, 3)) {
    expect(await exists(path), path).toBe(false);
  }
  expect(await exists(`organizations/${admin.organization}`)).toBe(false);

  const delivered = tasks.map(({ data }) => deletionTask.parse(data));
  expect(delivered).toEqual([{ organization: admin.organization }, { organization: admin.organization }]);
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(2);
  await Promise.all([...delivered, ...delivered].map(now));
  for (const path of paths) expect(await exists(path), path).toBe(false);
  expect(await db.doc(`organizations/${admin.organization}`).listCollections()).toEqual([]);
  for (const path of other.paths) expect(await exists(path), path).toBe(true);
  expect(await ending(admitted(other.admin.token))).toBe('ok');
  for (const { uid } of team) expect((await auth.getUser(uid)).uid).toBe(uid);
});

it('asks for the sweep before anything is gone, and deletes nothing when that fails', async () => {
  const { admin, paths } = await campaign();
  const enqueue = async () => {
    throw new Error('The queue is away.');
  };
  const { later } = organizationDeletion({ db, enqueue });
  const remove = deleteOrganization({ db, auth, deleteRecords: later });
  await expect(remove(await admitted(admin.token), { name: 'Test' })).rejects.toThrow('The queue is away.');
  for (const path of paths) expect(await exists(path), path).toBe(true);
});

it('keeps the records of an organization that is there, whatever the queue delivers', async () => {
  const { admin, paths } = await campaign();
  await deletion().now({ organization: admin.organization });
  for (const path of paths) expect(await exists(path), path).toBe(true);
});

it.each(['', 'test', 'Test 2', 'Te st', '*'])('refuses the name “%s” and asks for nothing', async (name) => {
  const admin = await newMember();
  const { tasks, remove } = deletion();
  expect(await ending(remove(await admitted(admin.token), { name }))).toBe('invalid-argument');
  expect(tasks).toEqual([]);
  expect(await ending(admitted(admin.token))).toBe('ok');
});

it('takes a name however a keyboard composes its letters', async () => {
  const admin = await newMember();
  await db.doc(`organizations/${admin.organization}`).update({ name: 'Núñez 2026' });
  const { remove } = deletion();
  const typed = 'Núñez 2026'.normalize('NFD');
  expect(await ending(remove(await admitted(admin.token), { name: typed }))).toBe('ok');
});

it('happens once, of ten requests of two admins at once', async () => {
  const admin = await newMember();
  const other = await newMember('admin', admin.organization);
  const inside = [await admitted(admin.token), await admitted(other.token)];
  const { remove } = deletion();
  const endings = await Promise.all(
    Array.from({ length: 5 }, () => inside.map((member) => ending(remove(member, { name: 'Test' })))).flat(),
  );
  expect(endings.filter((how) => how === 'ok')).toHaveLength(1);
  const others = endings.filter((how) => how !== 'ok');
  expect(others.every((how) => how === 'no-organization' || how === 'not-found')).toBe(true);
});

it('refuses who was demoted after the guard let them in', async () => {
  const admin = await newMember();
  const inside = await admitted(admin.token);
  await db.doc(`user_profiles/${admin.uid}`).update({ role: 'manager' });
  expect(await ending(deletion().remove(inside, { name: 'Test' }))).toBe('permission-denied');
  expect(await exists(`organizations/${admin.organization}`)).toBe(true);
});

it('takes a full team out in one piece, and a thousand records by the task', async () => {
  const admin = await newMember();
  const { organization } = admin;
  const team = await Promise.all(
    Array.from({ length: 99 }, () =>
      join({ uid: randomUUID(), email: '', token: '' }, organization, { role: 'field' }),
    ),
  );
  const { doc, all } = insideOf(db, organization);
  for (let from = 0; from < 1_000; from += 500) {
    const batch = db.batch();
    for (let at = from; at < from + 500; at++) {
      batch.set(doc(`donors/${at}`), donorRecord({ name: `Donor ${at}` }));
    }
    await batch.commit();
  }
  const { remove, now } = deletion();
  await remove(await admitted(admin.token), { name: 'Test' });
  const left = await db.collection('user_profiles').where('organization_id', '==', organization).get();
  expect(left.size).toBe(0);
  expect(await exists(`user_preferences/${team[0]?.uid}`)).toBe(false);
  await now({ organization });
  expect(await all('donors')).toEqual([]);
});

it.each(['', '../user_profiles', 'a/b', 'a b', `${'x'.repeat(65)}`])(
  'knows no organization by the id “%s”',
  (organization) => {
    expect(deletionTask.safeParse({ organization }).success).toBe(false);
  },
);

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { removeMemberCall } from '#shared/api/members-api.ts';
import { recentProofMs } from '#shared/constants.ts';
import { handOverMax } from '#shared/usecases/members/assigned-work.ts';
import { removeMember } from '#shared/usecases/members/remove-member.ts';
import { crowd } from '../../../tests/full.ts';
import { newAccount } from '../../../tests/functions/accounts.ts';
import { admitted, auditLine, auditOf, ending } from '../../../tests/functions/admitted-member.ts';
import { expectFreed, expectStillAssigned, giveTurfs } from '../../../tests/functions/assigned-turfs.ts';
import { giveWork, workers } from '../../../tests/functions/assigned-work.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { join, type Member, newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { admitMember } from '../http/guard.ts';
import { leaveOrganization } from './leave.ts';
import { revokeAll } from './revoke.ts';

const remove = runUseCase(removeMember, {
  perform: async (effect) => {
    if (effect.is === 'end-sessions') await revokeAll(auth, effect.uids);
  },
});
const leave = leaveOrganization({ db, auth });
const isIn = async ({ uid }: { uid: string }): Promise<boolean> =>
  (await db.doc(`user_profiles/${uid}`).get()).exists;
const giveTaste = ({ uid }: Member) => db.doc(`user_preferences/${uid}`).set({ user_id: uid });
const hasTaste = async ({ uid }: Member) => (await db.doc(`user_preferences/${uid}`).get()).exists;

// ASVS 7.4.2, 8.2.2, 8.3.2
it('a removed member’s token opens nothing from then on', async () => {
  const admin = await newMember();
  const target = await newMember('manager', admin.organization);
  await giveTaste(target);
  await admitted(target.token);
  await remove(await admitted(admin.token), { uid: target.uid });
  expect(['no-organization', 'session-ended']).toContain(await ending(admitted(target.token)));
  expect([await isIn(target), await hasTaste(target)]).toEqual([false, false]);
  expect((await auth.getUser(target.uid)).email).toBe(target.email);
  expect(await auditOf(admin.organization)).toEqual([
    auditLine({
      type: 'member_removed',
      actor_id: admin.uid,
      actor_name: 'Test Member',
      subject_id: target.uid,
      subject_name: 'Test Member',
      previous_role: 'manager',
    }),
  ]);
});

it('removes a member one of whose turfs has no readable state', async () => {
  const admin = await newMember();
  const removed = await newMember('canvasser', admin.organization);
  const turf = db.doc(`organizations/${admin.organization}/turfs/odd`);
  await turf.set({ assigned_to: removed.uid, state: 'lost' });
  await remove(await admitted(admin.token), { uid: removed.uid });
  expect([await isIn(removed), (await turf.get()).data()]).toMatchObject([
    false,
    { assigned_to: null, state: 'lost' },
  ]);
});

it('frees the turfs of whoever is removed, and of whoever leaves', async () => {
  const admin = await newMember();
  const [removed, leaver] = [
    await newMember('canvasser', admin.organization),
    await newMember('canvasser', admin.organization),
  ];
  await giveTurfs(removed);
  await remove(await admitted(admin.token), { uid: removed.uid });
  await expectFreed(removed, admin.uid);
  await giveTurfs(leaver);
  await leave(await admitted(leaver.token));
  await expectFreed(leaver, leaver.uid);
});

it('frees no turf where somebody is not removed', async () => {
  const admin = await newMember();
  await giveTurfs(admin);
  await giveWork(admin);
  expect(await ending(leave(await admitted(admin.token)))).toBe('failed-precondition');
  await expectStillAssigned(admin);
  expect(await workers(admin)).toEqual({ open: admin.uid, done: admin.uid, person: admin.uid });
});

it('leaves the open tasks and people of whoever leaves to nobody, however many they are', async () => {
  const admin = await newMember();
  const leaver = await newMember('field', admin.organization);
  await giveWork(leaver, handOverMax + 1);
  await leave(await admitted(leaver.token));
  expect(await workers(leaver)).toEqual({ open: null, done: leaver.uid, person: null });
  const tasks = db.collection(`organizations/${admin.organization}/tasks`);
  const remaining = await tasks.where('assigned_to', '==', leaver.uid).get();
  expect(remaining.docs.map(({ id }) => id)).toEqual(['done']);
});

it('leaves one of two admins who remove each other at once', async () => {
  const one = await newMember();
  const other = await newMember('admin', one.organization);
  const [first, second] = [await admitted(one.token), await admitted(other.token)];
  const endings = await Promise.all([
    ending(remove(first, { uid: other.uid })),
    ending(remove(second, { uid: one.uid })),
  ]);
  expect(endings.filter((how) => how === 'ok')).toHaveLength(1);
  expect([await isIn(one), await isIn(other)].filter(Boolean)).toHaveLength(1);
});

it('removes many at once, each told once', async () => {
  const admin = await newMember();
  const inside = await admitted(admin.token);
  const team = await Promise.all(
    Array.from({ length: crowd(20) }, () =>
      join({ uid: randomUUID(), email: '', token: '' }, admin.organization, { role: 'field' }),
    ),
  );
  const endings = await Promise.all(team.map(({ uid }) => ending(remove(inside, { uid }))));
  expect(new Set(endings)).toEqual(new Set(['ok']));
  expect((await Promise.all(team.map(isIn))).some(Boolean)).toBe(false);
  const lines = await auditOf(admin.organization);
  expect(lines.map(({ subject_id }) => subject_id).sort()).toEqual(team.map(({ uid }) => uid).sort());
});

it('removes one member once, of many who ask for it at once', async () => {
  const admin = await newMember();
  const inside = await admitted(admin.token);
  const target = await newMember('user', admin.organization);
  const many = crowd(20);
  const endings = await Promise.all(
    Array.from({ length: many }, () => ending(remove(inside, { uid: target.uid }))),
  );
  expect(endings.filter((how) => how === 'ok')).toHaveLength(1);
  expect(endings.filter((how) => how === 'not-found')).toHaveLength(many - 1);
  expect(await auditOf(admin.organization)).toHaveLength(1);
});

// ASVS 8.4.1
it('takes nobody out of another organization, and nobody out of their own by this way', async () => {
  const admin = await newMember();
  const inside = await admitted(admin.token);
  const stranger = await newMember();
  expect(await ending(remove(inside, { uid: stranger.uid }))).toBe('not-found');
  expect(await ending(remove(inside, { uid: admin.uid }))).toBe('failed-precondition');
  expect([await isIn(stranger), await isIn(admin)]).toEqual([true, true]);
  expect((await admitted(stranger.token)).organization).toBe(stranger.organization);
});

it('lets a member leave, who stays signed in and belongs nowhere', async () => {
  const admin = await newMember();
  const target = await newMember('finance', admin.organization);
  await giveTaste(target);
  const inside = await admitted(target.token);
  await leave(inside);
  expect(await ending(admitted(target.token))).toBe('no-organization');
  expect([await isIn(target), await hasTaste(target)]).toEqual([false, false]);
  expect(await auditOf(admin.organization)).toEqual([
    auditLine({
      type: 'member_left',
      actor_id: target.uid,
      actor_name: 'Test Member',
      previous_role: 'finance',
    }),
  ]);
  // Asked once more, or after joining another organization: nothing is left, and nothing else goes.
  expect(await ending(leave(inside))).toBe('not-found');
  const again = await join(target, (await newMember()).organization);
  expect(await ending(leave(inside))).toBe('not-found');
  expect(await isIn(again)).toBe(true);
});

it('keeps one of two admins who leave at once, and the last one', async () => {
  const one = await newMember();
  const other = await join(await newAccount(), one.organization);
  const inside = await Promise.all([one, other].map(({ token }) => admitted(token)));
  const endings = await Promise.all(inside.map((member) => ending(leave(member))));
  expect(endings.sort()).toEqual(['failed-precondition', 'ok']);
  await newMember('manager', one.organization);
  const left = (await isIn(one)) ? one : other;
  expect(await ending(leave(await admitted(left.token)))).toBe('failed-precondition');
  expect(await isIn(left)).toBe(true);
});

it('is refused to a session without a recent proof', async () => {
  const { guard } = removeMemberCall;
  const inside = await admitted((await newMember()).token);
  const since = (ms: number) => ({ ...inside, signedInAt: Date.now() - ms });
  const admit = (account: typeof inside) => ending(admitMember({ auth, db }, guard, account));
  if (guard.level !== 'member') throw new Error('Only for members.');
  expect(await admit(since(recentProofMs + 1_000))).toBe('recent-proof-required');
  expect(await admit(since(recentProofMs - 10_000))).toBe('ok');
});

it('lets no admin leave whose only colleague with the role has no account', async () => {
  const admin = await newMember();
  const ghost = await newMember('admin', admin.organization);
  await newMember('user', admin.organization);
  await auth.deleteUser(ghost.uid);
  expect(await ending(leave(await admitted(admin.token)))).toBe('failed-precondition');
  expect(await isIn(admin)).toBe(true);
});

import { expect, it } from 'vitest';
import { can, roles } from '#shared/access.ts';
import { recentProofMs } from '#shared/constants.ts';
import { changeRole } from '#shared/usecases/members/change-role.ts';
import { casesOf, isFull } from '../../../tests/full.ts';
import { admitted, auditLine, auditOf, ending } from '../../../tests/functions/admitted-member.ts';
import {
  expectFreed,
  expectStillAssigned,
  giveTurfs,
  writtenAt,
} from '../../../tests/functions/assigned-turfs.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { type Member, newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { accountService } from '../usecases/account-service.ts';

const change = runUseCase(changeRole);
const roleOf = async ({ uid }: Member): Promise<unknown> =>
  (await db.doc(`user_profiles/${uid}`).get()).get('role');

it('leaves one admin where two demote each other at once', async () => {
  const one = await newMember();
  const other = await newMember('admin', one.organization);
  const [first, second] = [await admitted(one.token), await admitted(other.token)];
  const endings = await Promise.all([
    ending(change(first, { uid: other.uid, role: 'user' })),
    ending(change(second, { uid: one.uid, role: 'user' })),
  ]);
  expect(endings.sort()).toEqual(['ok', 'permission-denied']);
  expect([await roleOf(one), await roleOf(other)].sort()).toEqual(['admin', 'user']);
  expect(await auditOf(one.organization)).toHaveLength(1);
});

it('leaves one admin where all give up the role at once', async () => {
  const others = isFull ? 4 : 2;
  const first = await newMember();
  const team = [first];
  for (let at = 0; at < others; at++) team.push(await newMember('admin', first.organization));
  const inside = await Promise.all(team.map(({ token }) => admitted(token)));
  const endings = await Promise.all(
    inside.map((member) => ending(change(member, { uid: member.uid, role: 'manager' }))),
  );
  expect(endings.filter((how) => how === 'ok')).toHaveLength(others);
  expect(endings.filter((how) => how === 'failed-precondition')).toHaveLength(1);
  expect((await Promise.all(team.map(roleOf))).filter((role) => role === 'admin')).toHaveLength(1);
});

// ASVS 8.3.2
it('refuses an admin who was demoted after the guard let them in', async () => {
  const admin = await newMember();
  const target = await newMember('user', admin.organization);
  const inside = await admitted(admin.token);
  await db.doc(`user_profiles/${admin.uid}`).update({ role: 'manager' });
  expect(await ending(change(inside, { uid: target.uid, role: 'admin' }))).toBe('permission-denied');
  await db.doc(`user_profiles/${admin.uid}`).delete();
  expect(await ending(change(inside, { uid: target.uid, role: 'admin' }))).toBe('no-organization');
  expect(await roleOf(target)).toBe('user');
});

// ASVS 7.5.3
it('makes an admin for a session that was proven lately alone, and any other role for every session', async () => {
  const admin = await newMember();
  const target = await newMember('user', admin.organization);
  const stale = { ...(await admitted(admin.token)), signedInAt: Date.now() - recentProofMs - 1_000 };
  expect(await ending(change(stale, { uid: target.uid, role: 'admin' }))).toBe('recent-proof-required');
  expect(await roleOf(target)).toBe('user');
  expect(await ending(change(stale, { uid: target.uid, role: 'manager' }))).toBe('ok');
});

it('demands a recent proof before an admin gets a lesser role', async () => {
  const admin = await newMember();
  const other = await newMember('admin', admin.organization);
  const inside = await admitted(admin.token);
  const stale = { ...inside, signedInAt: Date.now() - recentProofMs - 1_000 };
  expect(await ending(change(stale, { uid: other.uid, role: 'user' }))).toBe('recent-proof-required');
  expect(await roleOf(other)).toBe('admin');
  expect(await ending(change(inside, { uid: other.uid, role: 'user' }))).toBe('ok');
});

it('keeps the last admin who can sign in, whatever the profiles of others say', async () => {
  const admin = await newMember();
  const [deleted, disabled] = [
    await newMember('admin', admin.organization),
    await newMember('admin', admin.organization),
  ];
  await auth.deleteUser(deleted.uid);
  await auth.updateUser(disabled.uid, { disabled: true });
  const inside = await admitted(admin.token);
  expect(await ending(change(inside, { uid: admin.uid, role: 'user' }))).toBe('failed-precondition');
  expect(await roleOf(admin)).toBe('admin');
  await auth.updateUser(disabled.uid, { disabled: false });
  expect(await ending(change(inside, { uid: admin.uid, role: 'user' }))).toBe('ok');
});

it('makes nobody admin whose account is gone', async () => {
  const admin = await newMember();
  const deletedMember = await newMember('user', admin.organization);
  await auth.deleteUser(deletedMember.uid);
  const inside = await admitted(admin.token);
  expect(await ending(change(inside, { uid: deletedMember.uid, role: 'admin' }))).toBe('failed-precondition');
  expect(await roleOf(deletedMember)).toBe('user');
});

it('demotes no admin while the account service gives no answer', async () => {
  const admin = await newMember();
  await newMember('admin', admin.organization);
  const silent = runUseCase(changeRole, {
    accounts: accountService({
      getUsers: () => Promise.reject(new Error('unavailable')),
      getUserByEmail: () => Promise.reject(new Error('unavailable')),
    }),
  });
  const inside = await admitted(admin.token);
  await expect(silent(inside, { uid: admin.uid, role: 'user' })).rejects.toThrow('unavailable');
  expect(await roleOf(admin)).toBe('admin');
});

it('knows nobody of another organization, and nobody who is nowhere, in the same words', async () => {
  const admin = await admitted((await newMember()).token);
  const stranger = await newMember('user');
  const refusals = [stranger.uid, 'nobody'].map((uid) =>
    change(admin, { uid, role: 'admin' }).catch((error: Error) => error.message),
  );
  const [foreign, unknown] = await Promise.all(refusals);
  expect(foreign).toBe(unknown);
  expect(await ending(change(admin, { uid: stranger.uid, role: 'admin' }))).toBe('not-found');
  expect(await roleOf(stranger)).toBe('user');
});

it.each(casesOf(roles, ['admin', 'field']))(
  'gives the role %s and tells it once, with the one before',
  async (role) => {
    const admin = await newMember();
    const before = role === 'user' ? 'finance' : 'user';
    const target = await newMember(before, admin.organization);
    const inside = await admitted(admin.token);
    await change(inside, { uid: target.uid, role });
    const first = await db.doc(`user_profiles/${target.uid}`).get();
    await change(inside, { uid: target.uid, role });
    expect(await roleOf(target)).toBe(role);
    // Written once: every change of a profile bills that member's open listeners.
    const { updateTime } = await db.doc(`user_profiles/${target.uid}`).get();
    expect(updateTime?.isEqual(first.updateTime ?? updateTime)).toBe(true);
    expect(await auditOf(admin.organization)).toEqual([
      auditLine({
        type: 'role_changed',
        actor_id: admin.uid,
        actor_name: 'Test Member',
        subject_id: target.uid,
        subject_name: 'Test Member',
        role,
        previous_role: before,
      }),
    ]);
  },
);

it.each(
  casesOf(
    roles.filter((role) => role !== 'canvasser'),
    // One that may walk turfs, and one that may not.
    ['field', 'finance'],
  ),
)('takes the turfs of whoever may not walk as %s, once, and of nobody else', async (role) => {
  const admin = await newMember();
  const target = await newMember('canvasser', admin.organization);
  const inside = await admitted(admin.token);
  await giveTurfs(target);
  await change(inside, { uid: target.uid, role });
  if (can(role, 'field.work')) return expectStillAssigned(target);
  await expectFreed(target, admin.uid);
  const written = await writtenAt(admin.organization, 'begun');
  await change(inside, { uid: target.uid, role });
  expect(await writtenAt(admin.organization, 'begun')).toBe(written);
});

it('takes no turf where the role is refused', async () => {
  const admin = await newMember();
  const inside = await admitted(admin.token);
  await giveTurfs(admin);
  expect(await ending(change(inside, { uid: admin.uid, role: 'user' }))).toBe('failed-precondition');
  await expectStillAssigned(admin);
});

import { expect, it } from 'vitest';
import { memberDetails } from '#shared/usecases/members/member-details.ts';
import { transferAdmin } from '#shared/usecases/members/transfer-admin.ts';
import { admitted, auditLine, auditOf, ending } from '../../../tests/functions/admitted-member.ts';
import { expectFreed, expectStillAssigned, giveTurfs } from '../../../tests/functions/assigned-turfs.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';

const transfer = runUseCase(transferAdmin);
const roleOf = async (uid: string): Promise<unknown> =>
  (await db.doc(`user_profiles/${uid}`).get()).get('role');

it('hands over and steps back in one, and tells both', async () => {
  const admin = await newMember();
  const next = await newMember('field', admin.organization);
  const inside = await admitted(admin.token);
  await transfer(inside, { uid: next.uid, ownRole: 'manager' });
  expect([await roleOf(next.uid), await roleOf(admin.uid)]).toEqual(['admin', 'manager']);
  const names = { actor_id: admin.uid, actor_name: 'Test Member', subject_name: 'Test Member' };
  const lines = await auditOf(admin.organization);
  expect(lines).toHaveLength(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      auditLine({
        ...names,
        type: 'admin_transferred',
        subject_id: next.uid,
        role: 'admin',
        previous_role: 'field',
      }),
      auditLine({
        ...names,
        type: 'role_changed',
        subject_id: admin.uid,
        role: 'manager',
        previous_role: 'admin',
      }),
    ]),
  );
  // Whoever handed over has nothing left to hand over.
  expect(await ending(transfer(inside, { uid: next.uid, ownRole: 'admin' }))).toBe('permission-denied');
});

it.each([['finance'], ['field']] as const)(
  'frees the turfs of whoever steps back to a role that does not walk: %s',
  async (ownRole) => {
    const admin = await newMember();
    const next = await newMember('field', admin.organization);
    await giveTurfs(admin);
    await transfer(await admitted(admin.token), { uid: next.uid, ownRole });
    await (ownRole === 'finance' ? expectFreed(admin, admin.uid) : expectStillAssigned(admin));
  },
);

it('leaves an admin where two hand over to each other at once', async () => {
  const one = await newMember();
  const other = await newMember('admin', one.organization);
  const [first, second] = [await admitted(one.token), await admitted(other.token)];
  await Promise.all([
    ending(transfer(first, { uid: other.uid, ownRole: 'user' })),
    ending(transfer(second, { uid: one.uid, ownRole: 'user' })),
  ]);
  expect([await roleOf(one.uid), await roleOf(other.uid)]).toContain('admin');
});

// ASVS 8.4.1
it('hands over to nobody else’s member, and not to oneself', async () => {
  const admin = await newMember();
  const stranger = await newMember('user');
  const inside = await admitted(admin.token);
  expect(await ending(transfer(inside, { uid: stranger.uid, ownRole: 'user' }))).toBe('not-found');
  expect(await ending(transfer(inside, { uid: admin.uid, ownRole: 'user' }))).toBe('failed-precondition');
  expect([await roleOf(admin.uid), await roleOf(stranger.uid)]).toEqual(['admin', 'user']);
});

it('says address and last activity of the own organization’s members, also of one whose account is gone', async () => {
  const admin = await newMember();
  const deletedMember = await newMember('user', admin.organization);
  await newMember('user');
  await auth.deleteUser(deletedMember.uid);
  const { members } = await runUseCase(memberDetails)(await admitted(admin.token), {});
  expect(members).toHaveLength(2);
  const [own, other] = [admin, deletedMember].map(({ uid }) => members.find((each) => each.uid === uid));
  expect(own?.email).toBe(admin.email);
  expect(Math.abs((own?.lastActive ?? 0) - Date.now())).toBeLessThan(60_000);
  expect(other).toEqual({ uid: deletedMember.uid, email: null, lastActive: null });
});

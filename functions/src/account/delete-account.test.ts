import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { crowd } from '../../../tests/full.ts';
import { newAccount } from '../../../tests/functions/accounts.ts';
import { auditLine, auditOf, ending, mailbag } from '../../../tests/functions/admitted-member.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { passwordSignIn } from '../../../tests/functions/public-rest.ts';
import { authenticate } from '../http/token.ts';
import { deleteAccount } from './delete-account.ts';

const { sent, mail } = mailbag();
const remove = deleteAccount({ db, auth, mail });
const accountOf = ({ token }: { token: string }) => authenticate(auth, `Bearer ${token}`);
const fail = (why: string) => Promise.reject(new Error(why));
const exists = async (path: string): Promise<boolean> => (await db.doc(path).get()).exists;

it('refuses an organization’s last admin, alone in it or not, and deletes nothing', async () => {
  const admin = await newMember();
  const account = await accountOf(admin);
  await expect(remove(account)).rejects.toThrow('account.onlyMember');
  await newMember('manager', admin.organization);
  await expect(remove(account)).rejects.toThrow('members.lastAdmin');
  expect(await exists(`user_profiles/${admin.uid}`)).toBe(true);
  expect((await auth.getUser(admin.uid)).email).toBe(admin.email);
  expect(await auditOf(admin.organization)).toEqual([]);
});

it('keeps one of two admins who delete their accounts at once', async () => {
  const one = await newMember();
  const other = await newMember('admin', one.organization);
  const accounts = [await accountOf(one), await accountOf(other)];
  const endings = await Promise.all(accounts.map((account) => ending(remove(account))));
  expect(endings.sort()).toEqual(['failed-precondition', 'ok']);
});

it('says farewell in the language that its owner read', async () => {
  const { organization } = await newMember();
  const member = await newMember('finance', organization);
  await db.doc(`user_preferences/${member.uid}`).set({ language: 'es' });
  await remove(await accountOf(member));
  expect(sent.filter(({ to }) => to === member.email)).toMatchObject([{ subject: 'Se eliminó su cuenta' }]);
});

// ASVS 7.4.2
it('deletes account, membership, preferences and second factor, once for many requests', async () => {
  const admin = await newMember();
  const member = await newMember('finance', admin.organization);
  const { uid } = member;
  const left = [
    `user_preferences/${uid}`,
    `sign_ups/${uid}`,
    `two_factor_settings/${uid}`,
    `two_factor_secrets/${uid}`,
    `two_factor_backup_codes/${uid}`,
    `journal_keys/${uid}`,
    'two_factor_trusted_devices/of-',
    'two_factor_device_secrets/of-',
  ].map((path) => (path.endsWith('-') ? path + uid : path));
  const fields = { user_id: uid, enabled: true, expires_at: Timestamp.now() };
  await Promise.all(left.map((path) => db.doc(path).set(fields)));
  const [own, other] = [`outbox/own-${uid}`, `outbox/other-${uid}`];
  await db.doc(own).set({ uid, to: member.email });
  await db.doc(other).set({ uid: admin.uid, to: admin.email });
  const account = await accountOf(member);
  const endings = await Promise.all(Array.from({ length: crowd(20) }, () => ending(remove(account))));
  expect(new Set(endings)).toEqual(new Set(['ok']));
  for (const path of [...left, own, `user_profiles/${uid}`]) expect(await exists(path), path).toBe(false);
  expect(await exists(other)).toBe(true);
  expect((await passwordSignIn(member.email)).answer.status).toBe(400);
  await expect(accountOf(member)).rejects.toThrow('account.gone');
  expect(sent.filter(({ to }) => to === member.email)).toHaveLength(1);
  const by = { actor_id: uid, actor_name: 'Test Member', previous_role: 'finance' } as const;
  expect(await auditOf(admin.organization)).toEqual([
    auditLine({ type: 'account_deletion_requested', ...by }),
    auditLine({ type: 'account_deleted', ...by }),
  ]);
});

it('goes on where it broke off: without a membership, the rest goes', async () => {
  const account = await newAccount();
  await db.doc(`two_factor_settings/${account.uid}`).set({ user_id: account.uid });
  await remove(await accountOf(account));
  expect(await exists(`two_factor_settings/${account.uid}`)).toBe(false);
  expect((await passwordSignIn(account.email)).answer.status).toBe(400);
});

it('says that the account is deleted only once it is, and can be asked again after any step', async () => {
  const admin = await newMember();
  const member = await newMember('manager', admin.organization);
  const { uid } = member;
  await db.doc(`two_factor_settings/${uid}`).set({ user_id: uid });
  const account = await accountOf(member);
  const auditTypes = async () => (await auditOf(admin.organization)).map(({ type }) => type);

  const deaf = { ...auth, getUsers: auth.getUsers.bind(auth), deleteUser: () => fail('no answer') };
  await expect(deleteAccount({ db, auth: deaf, mail })(account)).rejects.toThrow('no answer');
  expect(await auditTypes()).toEqual(['account_deletion_requested']);
  expect((await auth.getUser(uid)).email).toBe(member.email);
  for (const path of [`user_profiles/${uid}`, `two_factor_settings/${uid}`])
    expect(await exists(path), path).toBe(true);

  expect(await ending(remove(account))).toBe('ok');
  expect(await auditTypes()).toEqual(['account_deletion_requested', 'account_deleted']);
  for (const path of [`user_profiles/${uid}`, `two_factor_settings/${uid}`])
    expect(await exists(path), path).toBe(false);
});

it('counts no admin who is being deleted', async () => {
  const one = await newMember();
  const other = await newMember('admin', one.organization);
  const requestedAgo = (ms: number) =>
    db
      .doc(`memberships/${other.uid}_${other.organization}`)
      .update({ deletion_requested_at: Timestamp.fromMillis(Date.now() - ms) });
  await requestedAgo(60_000);
  expect(await ending(remove(await accountOf(one)))).toBe('failed-precondition');
  // That deletion failed: they are an admin as before.
  await requestedAgo(2 * 3_600_000);
  expect(await ending(remove(await accountOf(one)))).toBe('ok');
});

import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { newAccount, passSecondFactor, password } from '../../../tests/functions/accounts.ts';
import { admitted, auditLine, auditOf, ending, mailbag } from '../../../tests/functions/admitted-member.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { join, newMember, newOrganization } from '../../../tests/functions/new-members.ts';
import { customSession, passwordSession, passwordSignIn } from '../../../tests/functions/public-rest.ts';
import { admitMember, type Member } from '../http/guard.ts';
import { authenticate } from '../http/token.ts';
import { changePassword } from './change-password.ts';
import { endEverySession } from './end-sessions.ts';
import { passwordCheck } from './is-password.ts';

const { sent, mail } = mailbag();
const setPassword = changePassword({
  db,
  auth,
  mail,
  isPassword: passwordCheck({ apiKey: () => 'any', appCheckToken: async () => null }),
});
const change = (member: Member, input: { currentPassword: string; newPassword: string }) =>
  setPassword(member, input, { address: randomUUID() });
const signOut = endEverySession({ db, auth });
const newPassword = 'another horse battery';

/** Another session, as a guard saw its token before anything was ended. */
async function otherSession(email: string) {
  const { idToken } = await passwordSession(email);
  const account = await authenticate(auth, `Bearer ${idToken}`);
  return () => ending(admitMember({ auth, db }, { level: 'member' }, account));
}

async function trustDevice(uid: string): Promise<() => Promise<boolean>> {
  const device = db.collection('two_factor_trusted_devices').doc();
  const now = Timestamp.now();
  await device.set({
    user_id: uid,
    device_fingerprint: 'abc',
    device_name: 'Test',
    created_at: now,
    last_used_at: now,
    expires_at: Timestamp.fromMillis(Date.now() + 60_000),
  });
  return async () => (await device.get()).exists;
}

// ASVS 6.2.2
it('a new password ends every other session, and the answer’s token begins one that lives', async () => {
  const member = await newMember('field');
  const other = await otherSession(member.email);
  const isTrusted = await trustDevice(member.uid);
  expect(await other()).toBe('ok');
  const inside = await admitted(member.token);
  const { customToken } = await change(inside, { currentPassword: password, newPassword });
  expect(await other()).toBe('session-ended');
  expect(await ending(admitted(member.token))).toBe('session-ended');
  const own = await admitted((await customSession(customToken)).idToken);
  expect(own).toMatchObject({ uid: member.uid, secondFactor: false });
  expect(await isTrusted()).toBe(false);
  expect((await passwordSignIn(member.email)).answer.status).toBe(400);
  await passwordSession(member.email, newPassword);
  expect(sent.filter(({ to }) => to === member.email)).toMatchObject([{ link: null }]);
  expect(await auditOf(member.organization)).toEqual([
    auditLine({ type: 'password_changed', actor_id: member.uid, actor_name: 'Test Member' }),
  ]);
});

it('the session that goes on has passed the second factor only if the former one had', async () => {
  const account = await newAccount();
  await join(account, await newOrganization(), { two_factor_enabled: true });
  const inside = await admitted(passSecondFactor(account));
  const { customToken } = await change(inside, { currentPassword: password, newPassword });
  expect((await admitted((await customSession(customToken)).idToken)).secondFactor).toBe(true);
});

// ASVS 6.2.3
it('a wrong current password, and the same one again, change nothing', async () => {
  const member = await newMember();
  const inside = await admitted(member.token);
  const wrong = change(inside, { currentPassword: 'not it at all', newPassword });
  await expect(wrong).rejects.toThrow('account.wrongCurrentPassword');
  const same = { currentPassword: password, newPassword: password };
  expect(await ending(change(inside, same))).toBe('invalid-argument');
  expect(await ending(admitted(member.token))).toBe('ok');
  await passwordSession(member.email);
  expect(await auditOf(member.organization)).toEqual([]);
});

it('twenty guesses at once from a session left open are five', async () => {
  const member = await newMember();
  const inside = await admitted(member.token);
  const guess = (at: number) => ending(change(inside, { currentPassword: `guess ${at}`, newPassword }));
  const endings = await Promise.all(Array.from({ length: 20 }, (_, at) => guess(at)));
  expect(endings.filter((how) => how === 'invalid-argument')).toHaveLength(5);
  expect(endings.filter((how) => how === 'resource-exhausted')).toHaveLength(15);
  expect(await ending(change(inside, { currentPassword: password, newPassword }))).toBe('resource-exhausted');
  await passwordSession(member.email);
});

it('signing out everywhere ends this session too and trusts no device, and a new one lives', async () => {
  const member = await newMember();
  const elsewhere = await newMember();
  const other = await otherSession(member.email);
  const [isTrusted, isOtherTrusted] = [await trustDevice(member.uid), await trustDevice(elsewhere.uid)];
  await signOut(await admitted(member.token));
  expect([await other(), await ending(admitted(member.token))]).toEqual(['session-ended', 'session-ended']);
  expect([await isTrusted(), await isOtherTrusted()]).toEqual([false, true]);
  const again = await customSession(await auth.createCustomToken(member.uid, { signed_in_at: Date.now() }));
  expect(await ending(admitted(again.idToken))).toBe('ok');
  expect(await ending(admitted(elsewhere.token))).toBe('ok');
  expect(await auditOf(member.organization)).toEqual([
    auditLine({ type: 'sessions_ended', actor_id: member.uid, actor_name: 'Test Member' }),
  ]);
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newAccount } from '../../../tests/functions/accounts.ts';
import { admitted, auditLine, auditOf, ending, mailbag } from '../../../tests/functions/admitted-member.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { identity, passwordSession } from '../../../tests/functions/public-rest.ts';
import { changeEmail } from './change-email.ts';

const appUrl = () => 'https://app.example.org';
const newAddress = () => `${randomUUID()}@example.org`;

it('mails a link to the new address that makes it the account’s, and a notice to the former one', async () => {
  const member = await newMember('field');
  const { sent, mail } = mailbag();
  const newEmail = newAddress();
  const change = changeEmail({ db, auth, mail, appUrl });
  expect(await change(await admitted(member.token), { newEmail })).toEqual({ success: true, mailed: true });

  const [toNew, toFormer] = [newEmail, member.email].map((to) => sent.filter((each) => each.to === to));
  expect([toNew?.length, toFormer?.length, sent.length]).toEqual([1, 1, 2]);
  expect(toFormer?.[0]).toMatchObject({ link: null, text: expect.stringContaining(newEmail) });
  const link = new URL(toNew?.[0]?.link ?? '');
  expect(link.origin).toBe(appUrl());
  const requestUrl = new URL(link.hash.slice(1), appUrl());
  expect(requestUrl.pathname).toBe('/auth/action');
  expect(requestUrl.searchParams.get('mode')).toBe('verifyAndChangeEmail');
  expect(requestUrl.searchParams.get('continueUrl')).toBe('https://app.example.org/#/auth');

  expect((await auth.getUser(member.uid)).email).toBe(member.email);
  const oobCode = requestUrl.searchParams.get('oobCode');
  expect((await identity('update', { oobCode })).status).toBe(200);
  expect(await auth.getUser(member.uid)).toMatchObject({ email: newEmail, emailVerified: true });
  await passwordSession(newEmail);
  expect((await identity('update', { oobCode })).status).toBe(400);
  expect(await auditOf(member.organization)).toEqual([
    auditLine({
      type: 'email_change_asked',
      actor_id: member.uid,
      actor_name: 'Test Member',
      subject_name: newEmail,
    }),
  ]);
});

it('answers the same for an address that has an account, and mails no link there', async () => {
  const member = await newMember();
  const taken = await newAccount();
  const { sent, mail } = mailbag();
  const change = changeEmail({ db, auth, mail, appUrl });
  const inside = await admitted(member.token);
  const free = await change(inside, { newEmail: newAddress() });
  sent.length = 0;
  expect(await change(inside, { newEmail: taken.email })).toEqual(free);
  expect(sent.map(({ to }) => to).sort()).toEqual([taken.email, member.email].sort());
  expect(sent.every(({ link, text }) => link === null && !text.includes('oobCode'))).toBe(true);
  expect((await auth.getUser(member.uid)).email).toBe(member.email);
});

it('says when no mail could be sent', async () => {
  const member = await newMember();
  const change = changeEmail({ db, auth, mail: async () => false, appUrl });
  const inside = await admitted(member.token);
  expect(await change(inside, { newEmail: newAddress() })).toEqual({ success: true, mailed: false });
});

it('refuses the address that the account has', async () => {
  const member = await newMember();
  const { sent, mail } = mailbag();
  const change = changeEmail({ db, auth, mail, appUrl });
  const inside = await admitted(member.token);
  expect(await ending(change(inside, { newEmail: member.email }))).toBe('failed-precondition');
  expect(sent).toEqual([]);
  expect(await auditOf(member.organization)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { password } from '../../../tests/functions/accounts.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { customSession, refreshed } from '../../../tests/functions/public-rest.ts';
import {
  admitted,
  auditOf,
  codeOf,
  type Enrolled,
  enrolled,
  factor,
  mailsTo,
  ticketFor,
  trusted,
  wire,
} from '../../../tests/functions/two-factor-flow.ts';
import { admitMember, hasTwoFactor } from '../http/guard.ts';
import { authenticate } from '../http/token.ts';
import { sessionToken } from '../sessions/begin.ts';

const admit = async (token: string) =>
  admitMember({ db, auth }, { level: 'member' }, await authenticate(auth, `Bearer ${token}`));
const disable = async ({ account }: Enrolled, enteredPassword = password) =>
  factor.disable(await admitted(account, { secondFactor: true }), { password: enteredPassword }, wire());

describe('turning the second factor off', () => {
  it('removes all that belongs to it, mails and is told', async () => {
    const enrolledMember = await enrolled();
    const { account, organization, secret } = enrolledMember;
    const { uid } = account;
    const { id } = await trusted(account);
    const ticket = await ticketFor(uid);
    await disable(enrolledMember);
    expect(await hasTwoFactor(db, uid)).toBe(false);
    const removed = [
      `two_factor_settings/${uid}`,
      `two_factor_secrets/${uid}`,
      `two_factor_backup_codes/${uid}`,
      `two_factor_trusted_devices/${id}`,
      `two_factor_device_secrets/${id}`,
      `two_factor_tickets/${ticket.ticket}`,
    ];
    for (const path of removed) expect((await db.doc(path).get()).exists, path).toBe(false);
    expect(await auditOf(organization)).toEqual(['device_trusted', 'two_factor_disabled']);
    expect(mailsTo(account.email)).toContain('Two-factor authentication is off');
    const answer = factor.verify(ticket, { code: codeOf(secret), method: 'totp' }, wire());
    expect(await answer).toMatchObject({ success: false });
  });

  it('ends every other session, and begins one without the factor', async () => {
    const enrolledMember = await enrolled();
    const { account } = enrolledMember;
    const other = await customSession(await sessionToken(auth, account.uid, true));
    await admit(other.idToken);
    const before = Date.now() - 1;
    const { customToken } = await disable(enrolledMember);
    // By the profile alone, which is all that rules see.
    const former = admitted(account, { signedInAt: before, secondFactor: true });
    await expect(former).rejects.toMatchObject({ code: 'session-ended' });
    for (const token of [other.idToken, await refreshed(other.refreshToken)]) {
      await expect(admit(token)).rejects.toMatchObject({ code: 'session-ended' });
    }
    const session = await customSession(customToken);
    expect(await admit(session.idToken)).toMatchObject({ secondFactor: false, twoFactor: false });
  });

  it('needs the password, and limits wrong ones', async () => {
    const enrolledMember = await enrolled();
    for (let at = 0; at < 5; at++) {
      await expect(disable(enrolledMember, 'wrong')).rejects.toMatchObject({ code: 'invalid-argument' });
    }
    await expect(disable(enrolledMember)).rejects.toMatchObject({ code: 'resource-exhausted' });
    expect(await hasTwoFactor(db, enrolledMember.account.uid)).toBe(true);
    // Codes are still taken: who guesses passwords does not shut out who has the authenticator.
    const step = await ticketFor(enrolledMember.account.uid);
    const answer = await factor.verify(step, { code: codeOf(enrolledMember.secret), method: 'totp' }, wire());
    expect(answer.success).toBe(true);
  });

  it('limits wrong passwords that come at once', async () => {
    const enrolledMember = await enrolled();
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, () => disable(enrolledMember, 'wrong')),
    );
    const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'off'));
    expect(codes.filter((code) => code === 'invalid-argument')).toHaveLength(5);
    expect(codes.filter((code) => code === 'resource-exhausted')).toHaveLength(35);
  });

  it('is refused where the organization demands it', async () => {
    const enrolledMember = await enrolled();
    await db.doc(`user_profiles/${enrolledMember.account.uid}`).update({ two_factor_required: true });
    await expect(disable(enrolledMember)).rejects.toMatchObject({ code: 'failed-precondition', status: 409 });
    expect(await hasTwoFactor(db, enrolledMember.account.uid)).toBe(true);
  });

  it('is refused where it is off', async () => {
    const enrolledMember = await enrolled();
    await disable(enrolledMember);
    await expect(
      factor.disable(await admitted(enrolledMember.account), { password }, wire()),
    ).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it('does not forgive failed codes', async () => {
    const enrolledMember = await enrolled();
    const failed_at = [Date.now()];
    await db
      .doc(`two_factor_attempts/${enrolledMember.account.uid}`)
      .set({ failed_at, expires_at: new Date() });
    await disable(enrolledMember);
    expect(
      (await db.doc(`two_factor_attempts/${enrolledMember.account.uid}`).get()).get('failed_at'),
    ).toEqual(failed_at);
  });
});

import { generateSecret } from 'otplib';
import { describe, expect, it } from 'vitest';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { customSession, passwordSession, refreshed } from '../../../tests/functions/public-rest.ts';
import {
  admitted,
  auditOf,
  codeOf,
  enrolled,
  factor,
  mailsTo,
  ticketFor,
  trusted,
  wire,
  wrongCodeOf,
} from '../../../tests/functions/two-factor-flow.ts';
import { admitMember } from '../http/guard.ts';
import { authenticate } from '../http/token.ts';

const refused = { code: 'invalid-argument', status: 400 };
const admit = async (token: string) =>
  admitMember({ db, auth }, { level: 'member' }, await authenticate(auth, `Bearer ${token}`));
const settingsOf = (uid: string) => db.doc(`two_factor_settings/${uid}`).get();

async function enabling() {
  const account = await newMember();
  const secret = generateSecret();
  const enable = async (
    overrides: { totpSecret?: string; verificationCode?: string } = {},
    address = wire(),
  ) =>
    factor.enable(
      await admitted(account),
      { totpSecret: secret, verificationCode: codeOf(secret), ...overrides },
      address,
    );
  return { account, secret, enable };
}

describe('turning the second factor on', () => {
  it('gives ten codes once, mails, is told, and begins a session that passed', async () => {
    const { account, enable } = await enabling();
    const { backupCodes, customToken } = await enable();
    expect(new Set(backupCodes).size).toBe(10);
    for (const code of backupCodes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect((await settingsOf(account.uid)).data()).toMatchObject({ enabled: true, backup_codes_left: 10 });
    expect(await auditOf(account.organization)).toEqual(['two_factor_enabled']);
    expect(mailsTo(account.email)).toEqual(['Two-factor authentication is on']);
    const { idToken, refreshToken } = await customSession(customToken);
    for (const token of [idToken, await refreshed(refreshToken)]) {
      expect(await admit(token)).toMatchObject({ twoFactor: true, secondFactor: true });
    }
  });

  it('ends every session of before, refreshed or not, and none of after', async () => {
    const { account, enable } = await enabling();
    const other = await passwordSession(account.email);
    await admit(other.idToken);
    const before = Date.now() - 1;
    const { customToken } = await enable();
    // By the profile alone, which is all that rules see.
    const former = admitted(account, { signedInAt: before, secondFactor: true });
    await expect(former).rejects.toMatchObject({ code: 'session-ended' });
    for (const token of [account.token, other.idToken, await refreshed(other.refreshToken)]) {
      await expect(admit(token)).rejects.toMatchObject({ code: 'session-ended' });
    }
    // A password session of after, where no blocking function stands: in, but not further.
    await expect(admitted(account)).rejects.toMatchObject({ code: 'second-factor-required' });
    await admit((await customSession(customToken)).idToken);
  });

  it('uses its code up, and keeps neither the secret nor a backup code where anybody reads it', async () => {
    const { account, secret, enable } = await enabling();
    const verificationCode = codeOf(secret);
    const { backupCodes } = await enable({ verificationCode });
    const stored = await Promise.all(
      ['two_factor_settings', 'two_factor_secrets', 'two_factor_backup_codes', 'user_profiles'].map((name) =>
        db.doc(`${name}/${account.uid}`).get(),
      ),
    );
    const text = JSON.stringify(stored.map((each) => each.data()));
    expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(secret).toString('base64'));
    for (const code of backupCodes) expect(text).not.toContain(code);
    expect((await settingsOf(account.uid)).get('totp_secret')).toMatch(/^•+$/);
    const again = factor.verify(
      await ticketFor(account.uid),
      { code: verificationCode, method: 'totp' },
      wire(),
    );
    expect(await again).toMatchObject({ success: false });
  });

  it('is refused where it is on, also to two at once', async () => {
    const { enable } = await enabling();
    const both = await Promise.allSettled([enable(), enable()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const enrolledMember = await enrolled();
    const member = await admitted(enrolledMember.account, { secondFactor: true });
    const secret = generateSecret();
    await expect(
      factor.enable(member, { totpSecret: secret, verificationCode: codeOf(secret) }, wire()),
    ).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it.each([
    ['', 'secondFactor.codeMissing'],
    ['12345', 'secondFactor.sixDigits'],
    ['１２３４５６', 'secondFactor.sixDigits'],
  ])('needs a code: %j', async (verificationCode, message) => {
    const { account, enable } = await enabling();
    await expect(enable({ verificationCode })).rejects.toMatchObject({ ...refused, message: message });
    expect((await settingsOf(account.uid)).exists).toBe(false);
  });

  it('needs a code of that very secret, and limits wrong ones', async () => {
    const { account, secret, enable } = await enabling();
    for (let at = 0; at < 5; at++) {
      await expect(enable({ verificationCode: wrongCodeOf(secret) })).rejects.toMatchObject(refused);
    }
    await expect(enable()).rejects.toMatchObject({ code: 'resource-exhausted' });
    expect((await settingsOf(account.uid)).exists).toBe(false);
    expect((await auth.getUser(account.uid)).disabled).toBe(false);
  });

  it.each(['A'.repeat(32), 'ABCDEFGH'.repeat(4), 'JBSWY3DPEHPK3PXPKRSXG5DTOR2WM4ZUA'])(
    'refuses the secret %s',
    async (totpSecret) => {
      const { enable } = await enabling();
      await expect(enable({ totpSecret })).rejects.toMatchObject(refused);
    },
  );

  it('trusts no device of a former time', async () => {
    const { account } = await enrolled();
    const { id } = await trusted(account);
    await db.doc(`two_factor_settings/${account.uid}`).delete();
    await db.doc(`user_profiles/${account.uid}`).update({ two_factor_enabled: false });
    const secret = generateSecret();
    const body = { totpSecret: secret, verificationCode: codeOf(secret) };
    await factor.enable(await admitted(account), body, wire());
    expect((await db.doc(`two_factor_trusted_devices/${id}`).get()).exists).toBe(false);
    expect((await db.doc(`two_factor_device_secrets/${id}`).get()).exists).toBe(false);
  });
});

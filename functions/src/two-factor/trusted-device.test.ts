import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { password } from '../../../tests/functions/accounts.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import {
  admitted,
  auditOf,
  byDevice,
  deviceOf,
  factor,
  secretOf,
  sentBack,
  ticketFor,
  trusting,
  wire,
} from '../../../tests/functions/two-factor-flow.ts';
import { newDeviceSecret } from './cookie.ts';
import { forgetDevices } from './remove-two-factor.ts';

const no = { success: false };
const past = () => Timestamp.fromMillis(Date.now() - 1);

describe('a trusted device', () => {
  it('passes, with a new secret each time', async () => {
    const { uid, id, cookie, organization } = await trusting();
    await deviceOf(id).update({ last_used_at: Timestamp.fromMillis(0) });
    const first = await byDevice(uid, cookie);
    expect(first.answer).toEqual({ success: true, customToken: expect.any(String) });
    expect(first.cookie).not.toBe(cookie);
    expect((await deviceOf(id).get()).get('last_used_at').toMillis()).toBeGreaterThan(Date.now() - 60_000);
    const second = await byDevice(uid, first.cookie);
    expect(second.answer.success).toBe(true);
    expect(await auditOf(organization)).toEqual([
      'device_trusted',
      'signed_in: trusted device',
      'signed_in: trusted device',
    ]);
    // What a thief copied before is worth nothing.
    expect((await byDevice(uid, cookie)).answer).toEqual(no);
    expect((await byDevice(uid, first.cookie)).answer).toEqual(no);
    expect((await byDevice(uid, second.cookie)).answer.success).toBe(true);
  });

  it('passes once when it asks twenty times at once', async () => {
    const { uid, cookie } = await trusting();
    const answers = await Promise.all(Array.from({ length: 20 }, () => byDevice(uid, cookie)));
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  });

  it('uses the ticket up', async () => {
    const { uid, cookie } = await trusting();
    const ticket = await ticketFor(uid);
    const browser = wire(cookie);
    expect((await factor.device(ticket, {}, browser)).success).toBe(true);
    await expect(factor.device(ticket, {}, wire(sentBack(browser.cookies)))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('keeps its end when it is used', async () => {
    const { uid, id, cookie } = await trusting();
    const ends = async () => (await deviceOf(id).get()).get('expires_at').toMillis();
    const before = await ends();
    expect(before).toBeLessThanOrEqual(Date.now() + 30 * 24 * 3_600_000);
    await byDevice(uid, cookie);
    expect(await ends()).toBe(before);
  });

  it('is not counted as a guess, whatever it answers', async () => {
    const { uid, cookie } = await trusting();
    await byDevice(uid, cookie);
    await byDevice(uid, cookie);
    expect((await db.doc(`two_factor_attempts/${uid}`).get()).exists).toBe(false);
  });

  it('does not prove anew a session that runs on it', async () => {
    const { uid, cookie } = await trusting();
    expect(await factor.device({ uid, ticket: null, again: true }, {}, wire(cookie))).toEqual(no);
  });
});

describe('not trusted is', () => {
  it('a browser without the cookie', async () => {
    const { uid } = await trusting();
    expect((await byDevice(uid, undefined)).answer).toEqual(no);
  });

  it('a copied fingerprint and a known id, without the secret', async () => {
    const { uid, id } = await trusting();
    for (const secret of [newDeviceSecret(), 'k3x', '']) {
      expect((await byDevice(uid, `__session=${id}.${secret}`)).answer).toEqual(no);
    }
  });

  it('another account’s device, id and secret and all', async () => {
    const [ana, ben] = [await trusting(), await trusting()];
    expect((await byDevice(ben.uid, ana.cookie)).answer).toEqual(no);
    const [, secret] = ben.cookie.split('.');
    expect((await byDevice(ben.uid, `__session=${ana.id}.${secret}`)).answer).toEqual(no);
    // Even where somebody could write the one half of it.
    await deviceOf(ana.id).update({ user_id: ben.uid });
    expect((await byDevice(ben.uid, ana.cookie)).answer).toEqual(no);
  });

  it('one after thirty days', async () => {
    const [one, other] = [await trusting(), await trusting()];
    await deviceOf(one.id).update({ expires_at: past() });
    await secretOf(other.id).update({ expires_at: past() });
    expect((await byDevice(one.uid, one.cookie)).answer).toEqual(no);
    expect((await byDevice(other.uid, other.cookie)).answer).toEqual(no);
  });

  it('one that its owner removed', async () => {
    const { uid, id, cookie } = await trusting();
    // All that the rules let an owner do: the secret stays.
    await deviceOf(id).delete();
    expect((await byDevice(uid, cookie)).answer).toEqual(no);
  });

  it('one from before the factor was reset', async () => {
    const { uid, account, cookie } = await trusting();
    await factor.disable(await admitted(account, { secondFactor: true }), { password }, wire());
    await db.doc(`two_factor_settings/${uid}`).set({
      user_id: uid,
      enabled: true,
      totp_secret: '••••••••',
      backup_codes_left: 10,
      enabled_at: past(),
      updated_at: past(),
    });
    expect((await byDevice(uid, cookie)).answer).toEqual(no);
  });

  it('one from before the password was reset, by whatever way', async () => {
    const { uid, cookie } = await trusting();
    // Firebase counts in whole seconds.
    await sleep(1_100);
    await auth.updateUser(uid, { password: 'another horse battery' });
    expect((await byDevice(uid, cookie)).answer).toEqual(no);
  });

  it('one from before everybody was signed out', async () => {
    const { uid, cookie } = await trusting();
    await sleep(1_100);
    await auth.revokeRefreshTokens(uid);
    expect((await byDevice(uid, cookie)).answer).toEqual(no);
  });

  it('one that was forgotten', async () => {
    const { uid, cookie } = await trusting();
    await forgetDevices(db, uid);
    expect((await byDevice(uid, cookie)).answer).toEqual(no);
  });
});

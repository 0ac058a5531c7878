import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db } from '../../../tests/functions/emulator-clients.ts';
import {
  admitted,
  auditOf,
  byDevice,
  deviceOf,
  enrolled,
  factor,
  mailsTo,
  secretOf,
  trusted,
  trusting,
  wire,
} from '../../../tests/functions/two-factor-flow.ts';

const no = { success: false };
describe('trusting a device', () => {
  it('keeps the hash of its secret alone, mails and is told', async () => {
    const { account, id, cookie, organization } = await trusting();
    const [, secret = ''] = cookie.split('.');
    const stored = JSON.stringify([(await deviceOf(id).get()).data(), (await secretOf(id).get()).data()]);
    expect(secret).toHaveLength(43);
    expect(stored).not.toContain(secret);
    expect(await auditOf(organization)).toEqual(['device_trusted']);
    expect(mailsTo(account.email)).toEqual(['A device is trusted']);
  });

  it('needs a session that passed the factor', async () => {
    const { account } = await enrolled();
    const member = { ...(await admitted(account, { secondFactor: true })), secondFactor: false };
    const body = { deviceFingerprint: 'k3x', deviceName: 'Thief' };
    await expect(factor.trust(member, body, wire())).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it('is refused to a session that is ended at that moment', async () => {
    const { account, uid } = await trusting();
    const member = await admitted(account, { secondFactor: true });
    await db
      .doc(`user_profiles/${uid}`)
      .update({ sessions_valid_after: Timestamp.fromMillis(Date.now() + 1_000) });
    const body = { deviceFingerprint: 'k3x', deviceName: 'Thief' };
    await expect(factor.trust(member, body, wire())).rejects.toMatchObject({ code: 'session-ended' });
    await expect(factor.codes(member)).rejects.toMatchObject({ code: 'session-ended' });
  });

  it('replaces the same browser of the same account, and leaves another’s', async () => {
    const ana = await trusting();
    const ben = await enrolled();
    const both = await trusted(ben.account, ana.cookie);
    expect((await byDevice(ana.uid, both.cookie)).answer.success).toBe(true);
    const again = await trusted(ben.account, both.cookie);
    expect((await deviceOf(both.id).get()).exists).toBe(false);
    expect((await secretOf(both.id).get()).exists).toBe(false);
    const after = await byDevice(ben.account.uid, again.cookie);
    expect(after.answer.success).toBe(true);
    expect(after.cookie).toContain(ana.id);
  });

  it('of more than twenty forgets the oldest', async () => {
    const { account, uid, id, cookie } = await trusting();
    await deviceOf(id).update({ created_at: Timestamp.fromMillis(Date.now() - 60_000) });
    for (let at = 0; at < 20; at++) await trusted(account);
    const count = async (name: string) =>
      (await db.collection(name).where('user_id', '==', uid).count().get()).data().count;
    expect(await count('two_factor_trusted_devices')).toBe(20);
    expect(await count('two_factor_device_secrets')).toBe(20);
    expect((await byDevice(uid, cookie)).answer).toEqual(no);
  });
});

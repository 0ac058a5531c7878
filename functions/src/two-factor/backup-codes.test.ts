import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { attemptLimits } from '#shared/constants.ts';
import { ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import {
  admitted,
  auditOf,
  enrolled,
  factor,
  mailsTo,
  ticketFor,
  wire,
} from '../../../tests/functions/two-factor-flow.ts';

const sign = async (uid: string, code: string | undefined) =>
  factor.verify(await ticketFor(uid), { code: code ?? '', method: 'backup_code' }, wire());

it('voids the former set, of which codes were used and not', async () => {
  const { account, organization, backupCodes } = await enrolled();
  const { uid } = account;
  expect((await sign(uid, backupCodes[0])).success).toBe(true);
  const { codes } = await factor.codes(await admitted(account, { secondFactor: true }));
  expect(new Set([...codes, ...backupCodes]).size).toBe(20);
  expect((await db.doc(`two_factor_settings/${uid}`).get()).get('backup_codes_left')).toBe(10);
  for (const former of backupCodes.slice(0, 2)) expect((await sign(uid, former)).success).toBe(false);
  expect((await sign(uid, codes[9])).success).toBe(true);
  expect(await auditOf(organization)).toContain('backup_codes_generated');
  expect(mailsTo(account.email)).toEqual(['New backup codes']);
});

it('is refused where the factor is off', async () => {
  const member = await admitted(await newMember());
  await expect(factor.codes(member)).rejects.toMatchObject({ code: 'failed-precondition', status: 409 });
});

it('is refused to a session that did not pass it', async () => {
  const { account } = await enrolled();
  await expect(admitted(account)).rejects.toMatchObject({ code: 'second-factor-required' });
  const member = { ...(await admitted(account, { secondFactor: true })), secondFactor: false };
  await expect(factor.codes(member)).rejects.toMatchObject({ code: 'failed-precondition' });
});

it('is refused after a few, before their slow hashes, to whoever asks forty times at once too', async () => {
  const { account, organization } = await enrolled();
  const member = await admitted(account, { secondFactor: true });
  const [most] = attemptLimits;
  const now = Date.now();
  await db.doc(`two_factor_attempts/codes-${account.uid}`).set({
    failed_at: Array.from({ length: most.failures - 1 }, (_, at) => now - 1_000 + at),
    expires_at: Timestamp.fromMillis(now + most.windowMs),
  });
  const requests = Array.from({ length: 40 }, () => ending(factor.codes(member)));
  const ends = (await Promise.all(requests)).toSorted();
  expect(ends).toEqual(['ok', ...Array(39).fill('resource-exhausted')]);
  expect((await auditOf(organization)).filter((type) => type === 'backup_codes_generated')).toHaveLength(1);
});

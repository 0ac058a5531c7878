import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { nearly } from '../../../tests/functions/nearly.ts';
import {
  auditOf,
  byBackupCode,
  byTotp,
  codeOf,
  enrolled,
  failuresOf,
  mailsTo,
  sessionOf,
  tally,
  ticketFor,
  wrongAnswer,
  wrongCodeOf,
} from '../../../tests/functions/two-factor-flow.ts';

const tooMany = { code: 'resource-exhausted', status: 429 };

describe('guesses', () => {
  it('of which forty come at once are five, then there is a clear wait', async () => {
    const { account, organization, secret } = await enrolled();
    const ticket = await ticketFor(account.uid);
    const code = wrongCodeOf(secret);
    const seen = await tally(Array.from({ length: 40 }, () => byTotp(ticket, code)));
    expect(seen).toEqual({ right: 0, wrong: 5, tooMany: 35, late: 0 });
    await expect(byTotp(ticket, code)).rejects.toMatchObject(tooMany);
    await expect(byTotp(ticket, code)).rejects.toMatchObject({
      key: 'attempts.tooMany',
      params: { wait: nearly(900) },
    });
    expect(await auditOf(organization)).toEqual([
      ...Array.from({ length: 5 }, () => 'second_factor_failed: totp'),
      'second_factor_locked: totp',
    ]);
    expect(mailsTo(account.email)).toContain('Too many wrong codes');
  });

  it('shut out the right code too', async () => {
    const { account, secret, backupCodes } = await enrolled();
    const ticket = await ticketFor(account.uid);
    for (let at = 0; at < 5; at++) expect(await byTotp(ticket, wrongCodeOf(secret))).toEqual(wrongAnswer);
    await expect(byTotp(ticket, codeOf(secret))).rejects.toMatchObject(tooMany);
    await expect(byBackupCode(ticket, backupCodes[0] ?? '')).rejects.toMatchObject(tooMany);
    await expect(byTotp(sessionOf(account.uid), codeOf(secret))).rejects.toMatchObject(tooMany);
  });

  it('spread over both ways are still five', async () => {
    const { account, secret } = await enrolled();
    const tickets = await Promise.all(Array.from({ length: 20 }, () => ticketFor(account.uid)));
    const seen = await tally(
      tickets.map((ticket, at) =>
        at % 2 ? byTotp(ticket, wrongCodeOf(secret)) : byBackupCode(ticket, 'ABCD-2345'),
      ),
    );
    expect(seen).toEqual({ right: 0, wrong: 5, tooMany: 15, late: 0 });
  });

  it('are fifty a day', async () => {
    const { account, secret } = await enrolled();
    const now = Date.now();
    const failed_at = Array.from({ length: 50 }, (_, at) => now - 20 * 3_600_000 + at * 20 * 60_000);
    await db.doc(`two_factor_attempts/${account.uid}`).set({ failed_at, expires_at: Timestamp.now() });
    await expect(byTotp(await ticketFor(account.uid), codeOf(secret))).rejects.toThrow('attempts.tooMany');
  });

  it('do not count where the code was right', async () => {
    const { account, backupCodes } = await enrolled();
    for (const code of backupCodes.slice(0, 7)) {
      expect((await byBackupCode(await ticketFor(account.uid), code)).success).toBe(true);
    }
    expect(await failuresOf(account.uid)).toBe(0);
  });

  it('are not forgiven by a right code among them', async () => {
    const { account, secret, backupCodes } = await enrolled();
    for (let at = 0; at < 4; at++) await byTotp(await ticketFor(account.uid), wrongCodeOf(secret));
    expect((await byBackupCode(await ticketFor(account.uid), backupCodes[0] ?? '')).success).toBe(true);
    expect(await byTotp(await ticketFor(account.uid), wrongCodeOf(secret))).toEqual(wrongAnswer);
    await expect(byTotp(await ticketFor(account.uid), codeOf(secret))).rejects.toMatchObject(tooMany);
  });

  it('of one account do not shut out another', async () => {
    const [ana, ben] = [await enrolled(), await enrolled()];
    const ticket = await ticketFor(ana.account.uid);
    for (let at = 0; at < 5; at++) await byTotp(ticket, wrongCodeOf(ana.secret));
    expect((await byTotp(await ticketFor(ben.account.uid), codeOf(ben.secret))).success).toBe(true);
  });
});

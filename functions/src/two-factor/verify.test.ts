import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { newAccount } from '../../../tests/functions/accounts.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import {
  admitted,
  auditOf,
  byBackupCode,
  byTotp,
  codeOf,
  enrolled,
  factor,
  failuresOf,
  sessionOf,
  tally,
  ticketFor,
  wrongAnswer,
  wrongCodeOf,
} from '../../../tests/functions/two-factor-flow.ts';

describe('a right code', () => {
  it('passes, and makes a session that says so', async () => {
    const { account, organization, secret } = await enrolled();
    const answer = await byTotp(await ticketFor(account.uid), codeOf(secret));
    expect(answer).toEqual({ success: true, customToken: expect.any(String) });
    const [, claims = ''] = answer.customToken?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      uid: account.uid,
      claims: { second_factor: true, signed_in_at: expect.any(Number) },
    });
    expect(await auditOf(organization)).toEqual(['signed_in: totp']);
    expect(await failuresOf(account.uid)).toBe(0);
  });

  it.each([-1, 0, 1])('may be %d steps away', async (steps) => {
    const { account, secret } = await enrolled();
    const ticket = await ticketFor(account.uid);
    // Else the step might end between making the code and giving it.
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      expect((await byTotp(ticket, codeOf(secret, steps))).success).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('may be typed with a space', async () => {
    const { account, secret } = await enrolled();
    const typed = codeOf(secret).replace(/(...)/, ' $1 ');
    expect((await byTotp(await ticketFor(account.uid), typed)).success).toBe(true);
  });

  it('passes once, whoever gives it again', async () => {
    const { account, secret } = await enrolled();
    const code = codeOf(secret);
    expect((await byTotp(await ticketFor(account.uid), code)).success).toBe(true);
    expect(await byTotp(await ticketFor(account.uid), code)).toEqual(wrongAnswer);
  });

  it('of a step before the last one passes no more', async () => {
    const { account, secret } = await enrolled();
    expect((await byTotp(await ticketFor(account.uid), codeOf(secret, 1))).success).toBe(true);
    expect(await byTotp(await ticketFor(account.uid), codeOf(secret))).toEqual(wrongAnswer);
  });

  it('given twenty times at once passes once', async () => {
    const { account, secret } = await enrolled();
    const code = codeOf(secret);
    const tickets = await Promise.all(Array.from({ length: 20 }, () => ticketFor(account.uid)));
    const seen = await tally(tickets.map((ticket) => byTotp(ticket, code)));
    expect(seen.right).toBe(1);
    // What the right one took back lets one more be looked at.
    expect(seen.wrong).toBeLessThanOrEqual(5);
  });

  it('given twenty times at once with one ticket passes once', async () => {
    const { account, secret } = await enrolled();
    const code = codeOf(secret);
    const ticket = await ticketFor(account.uid);
    expect((await tally(Array.from({ length: 20 }, () => byTotp(ticket, code)))).right).toBe(1);
  });

  it('of another account is wrong', async () => {
    const [ana, ben] = [await enrolled(), await enrolled()];
    expect(await byTotp(await ticketFor(ben.account.uid), codeOf(ana.secret))).toEqual(wrongAnswer);
    const { codes } = await factor.codes(await admitted(ana.account, { secondFactor: true }));
    expect(await byBackupCode(await ticketFor(ben.account.uid), codes[0] ?? '')).toEqual(wrongAnswer);
  });
});

describe('a backup code', () => {
  it('passes once, and is counted off', async () => {
    const { account, organization, backupCodes } = await enrolled();
    const [code = ''] = backupCodes;
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect((await byBackupCode(await ticketFor(account.uid), code)).success).toBe(true);
    expect(await byBackupCode(await ticketFor(account.uid), code)).toEqual(wrongAnswer);
    expect((await db.doc(`two_factor_settings/${account.uid}`).get()).get('backup_codes_left')).toBe(9);
    expect(await auditOf(organization)).toEqual([
      'second_factor_failed: backup code',
      'signed_in: backup code',
    ]);
  });

  it('may be typed small, with a dash and with spaces', async () => {
    const { account, backupCodes } = await enrolled();
    const typed = ` ${(backupCodes[9] ?? '').toLowerCase().replace(/(.{4})/, '$1-')} `;
    expect((await byBackupCode(await ticketFor(account.uid), typed)).success).toBe(true);
  });

  it('given twenty times at once passes once', async () => {
    const { account, backupCodes } = await enrolled();
    const tickets = await Promise.all(Array.from({ length: 20 }, () => ticketFor(account.uid)));
    const seen = await tally(tickets.map((ticket) => byBackupCode(ticket, backupCodes[0] ?? '')));
    expect(seen.right).toBe(1);
    expect((await db.doc(`two_factor_settings/${account.uid}`).get()).get('backup_codes_left')).toBe(9);
  });

  it('is not taken for an authenticator’s code, nor the other way round', async () => {
    const { account, secret, backupCodes } = await enrolled();
    expect((await byTotp(await ticketFor(account.uid), backupCodes[0] ?? '')).success).toBe(false);
    expect((await byBackupCode(await ticketFor(account.uid), codeOf(secret))).success).toBe(false);
    expect(await failuresOf(account.uid)).toBe(0);
  });
});

describe('what is no code', () => {
  it.each([
    ['', 'secondFactor.codeMissing'],
    ['   ', 'secondFactor.codeMissing'],
    ['12345', 'secondFactor.sixDigits'],
    ['1234567', 'secondFactor.sixDigits'],
    ['abcdef', 'secondFactor.sixDigits'],
    ['١٢٣٤٥٦', 'secondFactor.sixDigits'],
    ['１２３４５６', 'secondFactor.sixDigits'],
    ['1'.repeat(10_000), 'secondFactor.sixDigits'],
    ["' or 1=1", 'secondFactor.sixDigits'],
  ])('is answered and not counted: %.20j', async (code, error) => {
    const { uid } = await newAccount();
    expect(await byTotp({ uid, ticket: null, again: false }, code)).toEqual({ success: false, error });
    expect(await failuresOf(uid)).toBe(0);
  });

  it.each([
    ['', 'secondFactor.codeMissing'],
    ['ABCD-234', wrongAnswer.error],
    ['АБВГ-2345', wrongAnswer.error],
    ['A'.repeat(10_000), wrongAnswer.error],
  ])('nor as a backup code: %.20j', async (code, error) => {
    const { uid } = await newAccount();
    expect(await byBackupCode({ uid, ticket: null, again: false }, code)).toEqual({ success: false, error });
    expect(await failuresOf(uid)).toBe(0);
  });
});

it('works for an account that belongs to no organization', async () => {
  const { account, secret } = await enrolled();
  await db.doc(`user_profiles/${account.uid}`).delete();
  const ticket = await ticketFor(account.uid);
  expect(await byTotp(ticket, wrongCodeOf(secret))).toEqual(wrongAnswer);
  expect((await byTotp(ticket, codeOf(secret))).success).toBe(true);
});

it('proves a session anew with a code, and uses the code up', async () => {
  const { account, secret } = await enrolled();
  // One code: on a slow machine the next half minute has begun between two.
  const code = codeOf(secret);
  expect((await byTotp(sessionOf(account.uid), code)).success).toBe(true);
  expect(await byTotp(sessionOf(account.uid), code)).toEqual(wrongAnswer);
});

it('says no to a guess for an account without a factor', async () => {
  const step = { uid: randomUUID(), ticket: null, again: false };
  expect(await byTotp(step, '123456')).toEqual(wrongAnswer);
});

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { newAccount } from '../../../tests/functions/accounts.ts';
import { auth, db } from '../../../tests/functions/suite.ts';
import {
  auditOf,
  codeOf,
  type Enrolled,
  enrolled,
  factor,
  mailsTo,
  ticketFor,
  wire,
  wrongCodeOf,
} from '../../../tests/functions/two_factor.ts';
import { admitSecondStep, type SecondStep } from '../http/second_step.ts';
import { issueTicket } from './tickets.ts';

const wrong = { success: false, error: 'Invalid code. Please try again.' };
const late = { code: 'unauthenticated', status: 401 };
const tooMany = { code: 'resource-exhausted', status: 429 };

const totp = (step: SecondStep, code: string) => factor.verify(step, { code, method: 'totp' }, wire());
const backup = (step: SecondStep, code: string) =>
  factor.verify(step, { code, method: 'backup_code' }, wire());
/** A session that passed before and proves itself anew: nothing but the code is used up. */
const sessionOf = ({ account }: Enrolled): SecondStep => ({ uid: account.uid, ticket: null, again: true });
const failuresOf = async (uid: string): Promise<number> =>
  ((await db.doc(`two_factor_attempts/${uid}`).get()).get('failed_at') ?? []).length;

/** How many of many at once were right, wrong, refused for their number, and refused for the ticket. */
async function tally(answers: Promise<{ success: boolean }>[]) {
  const seen = { right: 0, wrong: 0, tooMany: 0, late: 0 };
  for (const answer of await Promise.allSettled(answers)) {
    if (answer.status === 'fulfilled') seen[answer.value.success ? 'right' : 'wrong'] += 1;
    else if (answer.reason.code === 'resource-exhausted') seen.tooMany += 1;
    else if (answer.reason.code === 'unauthenticated') seen.late += 1;
    else throw answer.reason;
  }
  return seen;
}

describe('a right code', () => {
  it('passes, and makes a session that says so', async () => {
    const { account, organization, secret } = await enrolled();
    const answer = await totp(await ticketFor(account.uid), codeOf(secret));
    expect(answer).toEqual({ success: true, customToken: expect.any(String) });
    const [, claims = ''] = answer.customToken?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      uid: account.uid,
      claims: { second_factor: true, signed_in_at: expect.any(Number) },
    });
    expect(await auditOf(organization)).toEqual(['signed_in: totp', 'two_factor_enabled']);
    expect(await failuresOf(account.uid)).toBe(0);
  });

  it.each([-1, 0, 1])('may be %d steps away', async (steps) => {
    const { account, secret } = await enrolled();
    const ticket = await ticketFor(account.uid);
    // Else the step might end between making the code and giving it.
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      expect((await totp(ticket, codeOf(secret, steps))).success).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('may be typed with a space', async () => {
    const { account, secret } = await enrolled();
    const typed = codeOf(secret).replace(/(...)/, ' $1 ');
    expect((await totp(await ticketFor(account.uid), typed)).success).toBe(true);
  });

  it('passes once, whoever gives it again', async () => {
    const { account, secret } = await enrolled();
    const code = codeOf(secret);
    expect((await totp(await ticketFor(account.uid), code)).success).toBe(true);
    expect(await totp(await ticketFor(account.uid), code)).toEqual(wrong);
  });

  it('of a step before the last one passes no more', async () => {
    const { account, secret } = await enrolled();
    expect((await totp(await ticketFor(account.uid), codeOf(secret, 1))).success).toBe(true);
    expect(await totp(await ticketFor(account.uid), codeOf(secret))).toEqual(wrong);
  });

  it('given twenty times at once passes once', async () => {
    const { account, secret } = await enrolled();
    const code = codeOf(secret);
    const tickets = await Promise.all(Array.from({ length: 20 }, () => ticketFor(account.uid)));
    const since = Date.now();
    const seen = await tally(tickets.map((ticket) => totp(ticket, code)));
    expect(Date.now() - since).toBeLessThan(5_000);
    expect(seen.right).toBe(1);
    // What the right one took back lets one more be looked at.
    expect(seen.wrong).toBeLessThanOrEqual(5);
  });

  it('given twenty times at once with one ticket passes once', async () => {
    const { account, secret } = await enrolled();
    const code = codeOf(secret);
    const ticket = await ticketFor(account.uid);
    expect((await tally(Array.from({ length: 20 }, () => totp(ticket, code)))).right).toBe(1);
  });

  it('of another account is wrong', async () => {
    const [ana, ben] = [await enrolled(), await enrolled()];
    expect(await totp(await ticketFor(ben.account.uid), codeOf(ana.secret))).toEqual(wrong);
    expect(await backup(await ticketFor(ben.account.uid), ana.backupCodes[0] ?? '')).toEqual(wrong);
  });
});

describe('a backup code', () => {
  it('passes once, and is counted off', async () => {
    const { account, organization, backupCodes } = await enrolled();
    const [code = ''] = backupCodes;
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect((await backup(await ticketFor(account.uid), code)).success).toBe(true);
    expect(await backup(await ticketFor(account.uid), code)).toEqual(wrong);
    expect((await db.doc(`two_factor_settings/${account.uid}`).get()).get('backup_codes_left')).toBe(9);
    expect(await auditOf(organization)).toEqual([
      'second_factor_failed: backup code',
      'signed_in: backup code',
      'two_factor_enabled',
    ]);
  });

  it('may be typed small, with a dash and with spaces', async () => {
    const { account, backupCodes } = await enrolled();
    const typed = ` ${(backupCodes[9] ?? '').toLowerCase().replace(/(.{4})/, '$1-')} `;
    expect((await backup(await ticketFor(account.uid), typed)).success).toBe(true);
  });

  it('given twenty times at once passes once', async () => {
    const { account, backupCodes } = await enrolled();
    const tickets = await Promise.all(Array.from({ length: 20 }, () => ticketFor(account.uid)));
    const seen = await tally(tickets.map((ticket) => backup(ticket, backupCodes[0] ?? '')));
    expect(seen.right).toBe(1);
    expect((await db.doc(`two_factor_settings/${account.uid}`).get()).get('backup_codes_left')).toBe(9);
  });

  it('is not taken for an authenticator’s code, nor the other way round', async () => {
    const { account, secret, backupCodes } = await enrolled();
    expect((await totp(await ticketFor(account.uid), backupCodes[0] ?? '')).success).toBe(false);
    expect((await backup(await ticketFor(account.uid), codeOf(secret))).success).toBe(false);
    expect(await failuresOf(account.uid)).toBe(0);
  });
});

describe('guesses', () => {
  it('of which forty come at once are five, then there is a clear wait', async () => {
    const { account, organization, secret } = await enrolled();
    const ticket = await ticketFor(account.uid);
    const code = wrongCodeOf(secret);
    const since = Date.now();
    const seen = await tally(Array.from({ length: 40 }, () => totp(ticket, code)));
    expect(seen).toEqual({ right: 0, wrong: 5, tooMany: 35, late: 0 });
    expect(Date.now() - since).toBeLessThan(5_000);
    await expect(totp(ticket, code)).rejects.toMatchObject(tooMany);
    await expect(totp(ticket, code)).rejects.toThrow(/^Too many attempts\. Try again in 15 minutes\.$/);
    expect(await auditOf(organization)).toEqual([
      ...Array.from({ length: 5 }, () => 'second_factor_failed: totp'),
      'second_factor_locked: totp',
      'two_factor_enabled',
    ]);
    expect(mailsTo(account.email)).toContain('Too many wrong codes');
  });

  it('shut out the right code too', async () => {
    const { account, secret, backupCodes } = await enrolled();
    const ticket = await ticketFor(account.uid);
    for (let at = 0; at < 5; at++) expect(await totp(ticket, wrongCodeOf(secret))).toEqual(wrong);
    await expect(totp(ticket, codeOf(secret))).rejects.toMatchObject(tooMany);
    await expect(backup(ticket, backupCodes[0] ?? '')).rejects.toMatchObject(tooMany);
    await expect(
      totp(sessionOf({ account, organization: '', secret, backupCodes, customToken: '' }), codeOf(secret)),
    ).rejects.toMatchObject(tooMany);
  });

  it('spread over both ways are still five', async () => {
    const { account, secret } = await enrolled();
    const tickets = await Promise.all(Array.from({ length: 20 }, () => ticketFor(account.uid)));
    const seen = await tally(
      tickets.map((ticket, at) => (at % 2 ? totp(ticket, wrongCodeOf(secret)) : backup(ticket, 'ABCD-2345'))),
    );
    expect(seen).toEqual({ right: 0, wrong: 5, tooMany: 15, late: 0 });
  });

  it('are fifty a day', async () => {
    const { account, secret } = await enrolled();
    const now = Date.now();
    const failed_at = Array.from({ length: 50 }, (_, at) => now - 20 * 3_600_000 + at * 20 * 60_000);
    await db.doc(`two_factor_attempts/${account.uid}`).set({ failed_at, expires_at: Timestamp.now() });
    await expect(totp(await ticketFor(account.uid), codeOf(secret))).rejects.toThrow(
      'Too many attempts. Try again in 4 hours.',
    );
  });

  it('do not count where the code was right', async () => {
    const { account, backupCodes } = await enrolled();
    for (const code of backupCodes.slice(0, 7)) {
      expect((await backup(await ticketFor(account.uid), code)).success).toBe(true);
    }
    expect(await failuresOf(account.uid)).toBe(0);
  });

  it('are not forgiven by a right code among them', async () => {
    const { account, secret, backupCodes } = await enrolled();
    for (let at = 0; at < 4; at++) await totp(await ticketFor(account.uid), wrongCodeOf(secret));
    expect((await backup(await ticketFor(account.uid), backupCodes[0] ?? '')).success).toBe(true);
    expect(await totp(await ticketFor(account.uid), wrongCodeOf(secret))).toEqual(wrong);
    await expect(totp(await ticketFor(account.uid), codeOf(secret))).rejects.toMatchObject(tooMany);
  });

  it('of one account do not shut out another', async () => {
    const [ana, ben] = [await enrolled(), await enrolled()];
    const ticket = await ticketFor(ana.account.uid);
    for (let at = 0; at < 5; at++) await totp(ticket, wrongCodeOf(ana.secret));
    expect((await totp(await ticketFor(ben.account.uid), codeOf(ben.secret))).success).toBe(true);
  });
});

describe('what is no code', () => {
  it.each([
    ['', 'Please enter a code'],
    ['   ', 'Please enter a code'],
    ['12345', 'Please enter a 6-digit code'],
    ['1234567', 'Please enter a 6-digit code'],
    ['abcdef', 'Please enter a 6-digit code'],
    ['١٢٣٤٥٦', 'Please enter a 6-digit code'],
    ['１２３４５６', 'Please enter a 6-digit code'],
    ['1'.repeat(10_000), 'Please enter a 6-digit code'],
    ["' or 1=1", 'Please enter a 6-digit code'],
  ])('is answered and not counted: %.20j', async (code, error) => {
    const { uid } = await newAccount();
    expect(await totp({ uid, ticket: null, again: false }, code)).toEqual({ success: false, error });
    expect(await failuresOf(uid)).toBe(0);
  });

  it.each([
    ['', 'Please enter a code'],
    ['ABCD-234', wrong.error],
    ['АБВГ-2345', wrong.error],
    ['A'.repeat(10_000), wrong.error],
  ])('nor as a backup code: %.20j', async (code, error) => {
    const { uid } = await newAccount();
    expect(await backup({ uid, ticket: null, again: false }, code)).toEqual({ success: false, error });
    expect(await failuresOf(uid)).toBe(0);
  });
});

describe('a ticket', () => {
  it('is used up by success', async () => {
    const { account, secret, backupCodes } = await enrolled();
    const ticket = await ticketFor(account.uid);
    expect((await totp(ticket, codeOf(secret))).success).toBe(true);
    await expect(totp(ticket, codeOf(secret, 1))).rejects.toMatchObject(late);
    await expect(backup(ticket, backupCodes[0] ?? '')).rejects.toMatchObject(late);
    // The code that came too late with it is still good.
    expect((await backup(await ticketFor(account.uid), backupCodes[0] ?? '')).success).toBe(true);
  });

  it('survives a wrong code', async () => {
    const { account, secret } = await enrolled();
    const ticket = await ticketFor(account.uid);
    expect(await totp(ticket, wrongCodeOf(secret))).toEqual(wrong);
    expect((await totp(ticket, codeOf(secret))).success).toBe(true);
  });

  it('is good for five minutes, also where the request began in time', async () => {
    const { account, secret } = await enrolled();
    const ticket = await ticketFor(account.uid);
    await db
      .doc(`two_factor_tickets/${ticket.ticket}`)
      .update({ expires_at: Timestamp.fromMillis(Date.now() - 1) });
    await expect(totp(ticket, codeOf(secret))).rejects.toMatchObject(late);
  });

  it('is good for nobody else', async () => {
    const [ana, ben] = [await enrolled(), await enrolled()];
    const { ticket } = await ticketFor(ana.account.uid);
    await expect(
      totp({ uid: ben.account.uid, ticket, again: false }, codeOf(ben.secret)),
    ).rejects.toMatchObject(late);
  });

  it('is admitted as it was issued, and never otherwise', async () => {
    const { account } = await enrolled();
    const ticket = await issueTicket(db, account.uid, account.email);
    const admit = (bearer: string) => admitSecondStep({ db, auth }, `Bearer ${bearer}`);
    expect(await admit(ticket)).toMatchObject({ uid: account.uid, again: false });
    const id = (await admit(ticket)).ticket;
    await expect(admit(`${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`)).rejects.toMatchObject(
      late,
    );
    await expect(admit(`ticket-${id}`)).rejects.toMatchObject({ code: 'unauthenticated' });
    await db.doc(`two_factor_tickets/${id}`).update({ expires_at: Timestamp.fromMillis(Date.now() - 1) });
    await expect(admit(ticket)).rejects.toMatchObject(late);
  });

  it('from before a new password is void', async () => {
    const { account, secret } = await enrolled();
    const ticket = await ticketFor(account.uid);
    // Firebase counts in whole seconds.
    await sleep(1_100);
    await auth.updateUser(account.uid, { password: 'another horse battery' });
    await expect(totp(ticket, codeOf(secret))).rejects.toMatchObject(late);
  });

  it('does not found a deleted account anew, nor enter a disabled one', async () => {
    const { account, secret, backupCodes } = await enrolled();
    const ticket = await ticketFor(account.uid);
    await auth.updateUser(account.uid, { disabled: true });
    await expect(totp(ticket, codeOf(secret))).rejects.toMatchObject({ code: 'unauthenticated' });
    await auth.deleteUser(account.uid);
    await expect(backup(ticket, backupCodes[0] ?? '')).rejects.toMatchObject(late);
  });

  it('opens nothing where the factor was turned off meanwhile', async () => {
    const { account, secret } = await enrolled();
    const ticket = await ticketFor(account.uid);
    await db.doc(`two_factor_settings/${account.uid}`).update({ enabled: false });
    expect(await totp(ticket, codeOf(secret))).toEqual(wrong);
  });

  it('is kept as its hash', async () => {
    const { account } = await enrolled();
    const ticket = await issueTicket(db, account.uid, account.email);
    const { docs } = await db.collection('two_factor_tickets').where('user_id', '==', account.uid).get();
    expect(JSON.stringify(docs.map((doc) => [doc.id, doc.data()]))).not.toContain(ticket.slice(7));
  });
});

it('works for an account that belongs to no organization', async () => {
  const { account, secret } = await enrolled();
  await db.doc(`user_profiles/${account.uid}`).delete();
  const ticket = await ticketFor(account.uid);
  expect(await totp(ticket, wrongCodeOf(secret))).toEqual(wrong);
  expect((await totp(ticket, codeOf(secret))).success).toBe(true);
});

it('proves a session anew with a code, and uses the code up', async () => {
  const somebody = await enrolled();
  expect((await totp(sessionOf(somebody), codeOf(somebody.secret))).success).toBe(true);
  expect(await totp(sessionOf(somebody), codeOf(somebody.secret))).toEqual(wrong);
});

it('says no to a guess for an account without a factor', async () => {
  const step = { uid: randomUUID(), ticket: null, again: false };
  expect(await totp(step, '123456')).toEqual(wrong);
});

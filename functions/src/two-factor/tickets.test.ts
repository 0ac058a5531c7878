import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import {
  byBackupCode,
  byTotp,
  codeOf,
  enrolled,
  ticketFor,
  wrongAnswer,
  wrongCodeOf,
} from '../../../tests/functions/two-factor-flow.ts';
import { admitSecondStep } from '../http/second-step.ts';
import { issueTicket } from './tickets.ts';

const late = { code: 'unauthenticated', status: 401 };

describe('a ticket', () => {
  it('is used up by success', async () => {
    const { account, secret, backupCodes } = await enrolled();
    const ticket = await ticketFor(account.uid);
    expect((await byTotp(ticket, codeOf(secret))).success).toBe(true);
    await expect(byTotp(ticket, codeOf(secret, 1))).rejects.toMatchObject(late);
    await expect(byBackupCode(ticket, backupCodes[0] ?? '')).rejects.toMatchObject(late);
    // The code that came too late with it is still good.
    expect((await byBackupCode(await ticketFor(account.uid), backupCodes[0] ?? '')).success).toBe(true);
  });

  it('survives a wrong code', async () => {
    const { account, secret } = await enrolled();
    const ticket = await ticketFor(account.uid);
    expect(await byTotp(ticket, wrongCodeOf(secret))).toEqual(wrongAnswer);
    expect((await byTotp(ticket, codeOf(secret))).success).toBe(true);
  });

  it('is good for five minutes, also where the request began in time', async () => {
    const { account, secret } = await enrolled();
    const ticket = await ticketFor(account.uid);
    await db
      .doc(`two_factor_tickets/${ticket.ticket}`)
      .update({ expires_at: Timestamp.fromMillis(Date.now() - 1) });
    await expect(byTotp(ticket, codeOf(secret))).rejects.toMatchObject(late);
  });

  it('is good for nobody else', async () => {
    const [ana, ben] = [await enrolled(), await enrolled()];
    const { ticket } = await ticketFor(ana.account.uid);
    await expect(
      byTotp({ uid: ben.account.uid, ticket, again: false }, codeOf(ben.secret)),
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
    await expect(byTotp(ticket, codeOf(secret))).rejects.toMatchObject(late);
  });

  it('does not found a deleted account anew, nor enter a disabled one', async () => {
    const { account, secret, backupCodes } = await enrolled();
    const ticket = await ticketFor(account.uid);
    await auth.updateUser(account.uid, { disabled: true });
    await expect(byTotp(ticket, codeOf(secret))).rejects.toMatchObject({ code: 'unauthenticated' });
    await auth.deleteUser(account.uid);
    await expect(byBackupCode(ticket, backupCodes[0] ?? '')).rejects.toMatchObject(late);
  });

  it('opens nothing where the factor was turned off meanwhile', async () => {
    const { account, secret } = await enrolled();
    const ticket = await ticketFor(account.uid);
    await db.doc(`two_factor_settings/${account.uid}`).update({ enabled: false });
    expect(await byTotp(ticket, codeOf(secret))).toEqual(wrongAnswer);
  });

  it('is kept as its hash', async () => {
    const { account } = await enrolled();
    const ticket = await issueTicket(db, account.uid, account.email);
    const { docs } = await db.collection('two_factor_tickets').where('user_id', '==', account.uid).get();
    expect(JSON.stringify(docs.map((doc) => [doc.id, doc.data()]))).not.toContain(ticket.slice(7));
  });
});

import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { localMail } from '#shared/collections/index.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { mailTransport } from './index.ts';

const errors = vi.spyOn(logger, 'error').mockReturnValue();

const none = { smtpUrl: () => null, mailFrom: () => 'Hustings <team@example.org>' };
const notSent = { is: 'refused', permanent: false };
const to = `${randomUUID()}@example.org`;
const mail = {
  to,
  language: 'en' as const,
  subject: `Hello\r\n${'x'.repeat(300)}`,
  text: ` ${'y'.repeat(5_000)}`,
  link: 'https://app.example/',
};
const storedMails = async () => (await db.collection('local_mail').where('to', '==', to).get()).docs;

it('keeps mail for the Local mailbox in the emulators, as its schema says', async () => {
  expect(await mailTransport(db, none, true)(mail)).toEqual({ is: 'accepted' });
  const [one] = await storedMails();
  expect(localMail.schema.parse(one?.data())).toMatchObject({ to, link: mail.link });
});

it('loses none silently elsewhere', async () => {
  expect(await mailTransport(db, none, false)({ ...mail, subject: 'Lost' })).toMatchObject(notSent);
  expect(errors).toHaveBeenCalledOnce();
  expect(await storedMails()).toHaveLength(1);
});

it('prefers the mail server where there is one', async () => {
  const settings = { ...none, smtpUrl: () => 'smtp://127.0.0.1:1' };
  expect(await mailTransport(db, settings, true)(mail)).toMatchObject(notSent);
  expect(await storedMails()).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { languages } from '#shared/themes.ts';
import * as account from '../account/account-mails.ts';
import * as invitations from '../invitations/invitation-mails.ts';
import * as twoFactor from '../two-factor/notices.ts';
import { contents } from './message.ts';
import type { Reader } from './reader.ts';

const link = 'https://app.example/#/there';
const joins = { organization: 'Rivera for Senate', role: 'canvasser', link } as const;
const mails = {
  confirm: (reader: Reader) => account.confirmNewAddress(reader, link),
  taken: account.addressIsTaken,
  changeRequested: (reader: Reader) => account.addressChangeRequested(reader, 'new@example.org'),
  password: account.passwordChanged,
  deleted: account.accountDeleted,
  on: twoFactor.turnedOn,
  off: twoFactor.turnedOff,
  codes: twoFactor.newCodesMade,
  locked: twoFactor.lockedOut,
  trusted: (reader: Reader) => twoFactor.deviceTrusted(reader, 'Firefox'),
  invited: (reader: Reader) =>
    invitations.invitationMail(reader, { ...joins, by: 'Ana', expiresAt: Date.UTC(2026, 10, 3) }),
  joined: (reader: Reader) =>
    invitations.joinedMail(reader, { ...joins, name: 'Bo', email: 'b@example.org' }),
};

it.each(Object.entries(mails))(
  'the mail "%s" is written in each language, and for nobody else',
  (_, write) => {
    const messages = languages.map((language) => write({ to: 'a@example.org', language }));
    for (const [at, mail] of messages.entries()) {
      expect(mail).toMatchObject({ to: 'a@example.org', language: languages[at] });
      expect(`${mail.subject} ${mail.text}`).not.toMatch(/undefined|\[object|=>/);
      expect(mail.text.split('\n\n').every((paragraph) => paragraph.length > 20)).toBe(true);
      expect(contents(mail).html).toContain(`<html lang="${languages[at]}">`);
    }
    expect(new Set(messages.map(({ subject }) => subject)).size).toBe(languages.length);
    expect(new Set(messages.map(({ text }) => text)).size).toBe(languages.length);
  },
);

it.each([
  ['en', 'until November 3, 2026 (UTC)', 'Open Hustings', 'as a canvasser'],
  ['es', 'hasta el 3 de noviembre de 2026 (UTC)', 'Abrir Hustings', 'como brigadista'],
] as const)(
  'an invitation in %s says until when, as what, and what to press',
  (language, until, button, as) => {
    const mail = mails.invited({ to: 'a@example.org', language });
    expect(mail.text).toContain(until);
    expect(mail.text).toContain(as);
    expect(contents(mail).html).toContain(`>${button}</a>`);
  },
);

import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterAll, expect, it, vi } from 'vitest';
import { defaultPreferences, membershipId, receiptId } from '#shared/collections/index.ts';
import { announcementMailDelayMs } from '#shared/constants.ts';
import { dueDocument, dueId } from '#shared/domain/due/due-document.ts';
import { databaseOf } from '../../../tests/functions/emulator-clients.ts';
import { dueReference } from '../due/due-documents.ts';
import { dueHandlers } from '../due/handlers.ts';
import { ticker } from '../due/tick.ts';
import type { HandOver, Mail } from '../mail/mailer.ts';
import { outboxSender } from '../outbox/send.ts';

const db = databaseOf('announcements');
vi.spyOn(logger, 'warn').mockReturnValue();
vi.spyOn(logger, 'error').mockReturnValue();
afterAll(() => vi.restoreAllMocks());

const sentAt = Date.parse('2026-11-27T15:00Z');
const stamp = Timestamp.fromMillis(sentAt);
const minute = 60_000;

/** A campaign whose announcement to these members is to be mailed. */
async function campaign(members: Record<string, object>) {
  const organization = randomUUID();
  const uidOf = (name: string) => `${name}-${organization}`;
  const recipients = Object.keys(members).map(uidOf);
  const membershipOf = (name: string) => db.doc(`memberships/${membershipId(uidOf(name), organization)}`);
  await db.doc(`organizations/${organization}`).set({ name: 'Rivera\r\nBcc: x@example.org' });
  for (const [name, preferences] of Object.entries(members)) {
    await membershipOf(name).set({
      ...{ user_id: uidOf(name), organization_id: organization, full_name: name, role: 'canvasser' },
      ...{ state: 'active', two_factor_enabled: false },
      ...{ created_at: stamp, updated_at: stamp },
    });
    await db.doc(`user_preferences/${uidOf(name)}`).set({
      ...{ user_id: uidOf(name), organization_id: organization, ...defaultPreferences, ...preferences },
      ...{ created_at: stamp, updated_at: stamp },
    });
  }
  const inside = `organizations/${organization}`;
  const head = { title: 'Office hours', author_id: 'boss', author_name: 'Ada Reyes', sent_at: stamp };
  await db.doc(`${inside}/announcements/news`).set({
    ...{ ...head, body: 'From Monday on.\n\nAt eight.', audience: { to: 'everyone' }, withdrawn_at: null },
    ...{ recipients, sent_to: recipients.length },
  });
  for (const uid of recipients)
    await db
      .doc(`${inside}/announcement_receipts/${receiptId('news', uid)}`)
      .set({ ...head, announcement_id: 'news', uid, is_read: false, read_at: null });
  const at = Timestamp.fromMillis(sentAt + announcementMailDelayMs);
  const wanted = {
    organization,
    kind: 'announcement' as const,
    ref: 'news',
    about: 'mail',
    at,
    since: stamp,
  };
  await dueReference(db, dueId(organization, 'announcement', 'news')).set(dueDocument(wanted, randomUUID()));

  const mails: Mail[] = [];
  const outcomes = new Map<string, HandOver>();
  let clock = sentAt;
  const send = outboxSender({
    db,
    transport: async (mail) => {
      mails.push(mail);
      return outcomes.get(mail.to) ?? { is: 'accepted' };
    },
    mayNotify: async () => null,
    now: () => clock,
  });
  const auth = {
    getUser: async (uid: string) => ({ uid, email: `${uid}@example.org`, emailVerified: true }) as never,
  };
  const run = ticker({
    db,
    handlers: dueHandlers({ db, auth, send, appUrl: () => 'https://app.example', siteUrl: () => '' }),
  });
  const tick = (now: number) => {
    clock = now;
    return run(now);
  };
  const addressOf = (name: string) => `${uidOf(name)}@example.org`;
  return { organization, inside, uidOf, membershipOf, addressOf, mails, outcomes, tick };
}

it('is mailed once to each member who wants it at once, and to others in their next digest', async () => {
  const { mails, tick, addressOf, organization } = await campaign({
    ana: {},
    ben: { language: 'es' },
    off: { email_notifications: false },
    daily: { notification_frequency: 'daily' },
  });
  await tick(sentAt + announcementMailDelayMs - 1_000);
  expect(mails).toEqual([]);
  const due = sentAt + announcementMailDelayMs;
  await Promise.all([tick(due), tick(due)]);
  await tick(due + 10 * minute);
  expect(mails.map(({ to }) => to).toSorted()).toEqual([addressOf('ana'), addressOf('ben')].toSorted());
  const [first] = mails.filter(({ language }) => language === 'en');
  expect(first).toMatchObject({
    subject: 'Office hours',
    link: `https://app.example/#/in/${organization}/announcements/news`,
  });
  expect(first?.text).toContain('“Rivera Bcc: x@example.org”:\n\nFrom Monday on.\n\nAt eight.');
  await tick(Date.parse('2026-11-28T13:00Z'));
  expect(mails.at(-1)).toMatchObject({
    to: addressOf('daily'),
    link: `https://app.example/#/in/${organization}/announcements`,
  });
  expect(mails.at(-1)?.text).toContain('• Office hours (Ada Reyes)');
  expect(mails).toHaveLength(3);
});

it('leaves out of a digest what was read', async () => {
  const { mails, tick, inside, uidOf } = await campaign({ daily: { notification_frequency: 'daily' } });
  await tick(sentAt + announcementMailDelayMs);
  await db
    .doc(`${inside}/announcement_receipts/${receiptId('news', uidOf('daily'))}`)
    .update({ is_read: true, read_at: Timestamp.now() });
  await tick(Date.parse('2026-11-28T13:00Z'));
  expect(mails).toEqual([]);
});

it('is mailed to nobody when it was withdrawn, and not to a member who left', async () => {
  const withdrawn = await campaign({ ana: {} });
  await db.doc(`${withdrawn.inside}/announcements/news`).update({ withdrawn_at: stamp, recipients: [] });
  await withdrawn.tick(sentAt + announcementMailDelayMs);
  expect(withdrawn.mails).toEqual([]);
  const left = await campaign({ ana: {}, ben: {} });
  await left.membershipOf('ana').delete();
  await left.tick(sentAt + announcementMailDelayMs);
  expect(left.mails.map(({ to }) => to)).toEqual([left.addressOf('ben')]);
});

it('is tried again for those whose mail did not go out, and for nobody else', async () => {
  const { mails, tick, outcomes, addressOf } = await campaign({ ana: {}, ben: {}, cy: {} });
  outcomes.set(addressOf('ben'), { is: 'refused', permanent: false, reason: 'Later' });
  outcomes.set(addressOf('cy'), { is: 'unknown', reason: 'The connection ended.' });
  const due = sentAt + announcementMailDelayMs;
  expect(await tick(due)).toMatchObject({ failed: 1 });
  outcomes.clear();
  await tick(due + 2 * minute);
  await tick(due + 10 * minute);
  const count = (name: string) => mails.filter(({ to }) => to === addressOf(name)).length;
  expect([count('ana'), count('ben'), count('cy')]).toEqual([1, 2, 1]);
});

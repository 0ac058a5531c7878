import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { events, outbox } from '#shared/collections/index.ts';
import { eventMessages } from '#shared/consequences/event-messages.ts';
import { dueDocument } from '#shared/domain/due/due-document.ts';
import { monthEntryOf } from '#shared/domain/events/month-entry.ts';
import { databaseOf } from '../../../tests/functions/emulator-clients.ts';
import { siteEvent, siteShift } from '../../../tests/functions/site-campaign.ts';
import { dueHandlers } from '../due/handlers.ts';
import { ticker } from '../due/tick.ts';
import type { Mail } from '../mail/mailer.ts';
import { outboxSender } from '../outbox/send.ts';
import { readOwn } from '../site/read-own.ts';
import { scheduleNotice } from './notice-of-event.ts';
import { offerByMail } from './offer-by-mail.ts';
import { scheduleEventMessages } from './schedule-messages.ts';

const db = databaseOf('event-messages');
vi.spyOn(logger, 'warn').mockReturnValue();
vi.spyOn(logger, 'error').mockReturnValue();
afterAll(() => vi.restoreAllMocks());
afterEach(async () => {
  const found = await db.collection('due').get();
  await Promise.all(found.docs.map(({ ref }) => ref.delete()));
});

const at = (text: string) => Date.parse(text);
const signedUpAt = at('2027-03-01T15:00Z');
/** Of a shift from six to eight in the evening of March 9 in New York. */
const [dayBefore, dayOf] = [at('2027-03-08T16:00Z'), at('2027-03-09T13:00Z')];
const [starts, thanks, again] = [at('2027-03-09T23:00Z'), at('2027-03-10T02:00Z'), at('2027-03-14T15:00Z')];
const hour = 3_600_000;

async function campaign() {
  const organization = randomUUID();
  const inside = `organizations/${organization}`;
  await db.doc(inside).set({ name: 'Rivera for Senate' });
  const reference = db.doc(`${inside}/events/forum`);
  const mails: Mail[] = [];
  let clock = signedUpAt;
  let refuses: boolean | string = false;
  const transport = async (mail: Mail) => {
    if (refuses === true || refuses === mail.to)
      return { is: 'refused' as const, permanent: false, reason: 'busy' };
    mails.push(mail);
    return { is: 'accepted' as const };
  };
  const mayNotify = vi.fn(async (..._: unknown[]): Promise<string | null> => null);
  const send = outboxSender({ db, transport, mayNotify, now: () => clock });
  const auth = { getUser: async () => ({}) as never };
  const urls = { appUrl: () => 'https://app.example', siteUrl: () => 'https://site.example' };
  const run = ticker({ db, handlers: dueHandlers({ db, auth, send, ...urls }) });
  const tick = (now: number) => {
    clock = now;
    return run(now);
  };
  /** Stores an event, and what follows from that. */
  const save = async (fields: object = {}, now = clock) => {
    const before = (await reference.get()).data() ?? null;
    await reference.set({ ...siteEvent({ shifts: [{ ...siteShift(), waiting: 0 }] }), ...fields });
    const after = (await reference.get()).data() ?? null;
    const read = (schema: { safeParse: (value: unknown) => { data?: unknown } }, document: object | null) =>
      document && schema.safeParse(document).data;
    const about = {
      ...{ id: 'forum', actor: null, changedAt: now, now, version: null },
      writtenAt: { before: null, after: null },
    };
    for (const one of eventMessages(before, after, about, read as never)) {
      if (one.is === 'schedule-event-messages') await scheduleEventMessages(db, organization, one.event, now);
      if (one.is === 'schedule-event-notice')
        await scheduleNotice(db, { organization, event: one.event, about: one.about, now });
    }
  };
  const stamp = Timestamp.fromMillis(signedUpAt);
  const signUp = (name: string, fields: object = {}) =>
    db.doc(`${inside}/rsvps/${name}`).set({
      ...{ event_id: 'forum', shift_id: 's1', person_id: name, name, email: `${name}@example.org` },
      ...{ phone: null, language: 'en', guests: 0, needs: null, answers: [], state: 'registered', places: 1 },
      ...{ arrived_at: stamp, source: 'form', source_code: null, consents: [], code: 'ABCDEFGH' },
      ...{ link_version: 0, offered_until: null, confirmed_at: null, cancelled_by: null },
      ...{ checked_in_at: null, minutes: null, note: null },
      ...{ created_at: stamp, created_by: 'form', updated_at: stamp, updated_by: 'form', ...fields },
    });
  await save();
  const offer = (id: string) => offerByMail({ db, send, siteUrl: urls.siteUrl })(organization, id);
  const sent = () => mails.splice(0).map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`);
  const refuse = (does: boolean | string) => {
    refuses = does;
  };
  return { organization, inside, save, signUp, tick, sent, mails, mayNotify, refuse, reference, offer };
}

it('reminds on the day before and in the morning, thanks afterwards, and asks those who came once more', async () => {
  const { organization, signUp, tick, sent, mails, mayNotify } = await campaign();
  await signUp('ana', { language: 'es' });
  await signUp('ben', { state: 'attended' });
  await tick(dayBefore - 1);
  expect(sent()).toEqual([]);
  await tick(dayBefore);
  expect(mails[0]).toMatchObject({
    language: 'es',
    link: expect.stringMatching(/^https:\/\/site\.example\/es\/sign-up\//),
  });
  const token = mails[0]?.link?.split('/').at(-1) ?? '';
  expect(await readOwn(db, token)).toMatchObject({ organization, rsvps: [{ name: 'ana' }] });
  expect(mails[0]?.text).toContain('Town hall, 1 Main St, Port Amsel');
  expect(mails[0]?.text).toContain('Ring twice');
  expect(sent()).toEqual(['ana: Mañana: Forum']);
  await tick(dayOf);
  expect(sent()).toEqual(['ana: Hoy: Forum']);
  await tick(thanks);
  expect(sent().sort()).toEqual(['ana: Gracias: Forum', 'ben: Thank you: Forum']);
  await tick(again);
  // It asks for something, so its reader can leave, and it is not asked of whoever has left.
  expect(mails[0]?.leave).toMatch(/^https:\/\/app\.example\/api\/leave\//);
  expect(mayNotify.mock.lastCall?.[3]).toBe('event_again');
  expect(sent()).toEqual(['ben: Join us again: Forum']);
  await tick(again + 30 * 24 * hour);
  expect([sent(), (await db.collection('due').get()).size]).toEqual([[], 0]);
});

it('counts who came with the thank-yous, and again with the last message', async () => {
  const { inside, signUp, tick, reference } = await campaign();
  const month = db.doc(`${inside}/event_months/2027-03`);
  const stored = events.schema.parse((await reference.get()).data());
  await month.set({ month: '2027-03', events: { forum: monthEntryOf(stored) } });
  const counted = async () => {
    const { came, missed } = (await month.get()).get('events.forum');
    return [came, missed];
  };
  await signUp('ana', { state: 'attended' });
  await signUp('wil', { state: 'attended', source: 'walk_in' });
  await signUp('ben');
  await tick(dayOf);
  expect(await counted()).toEqual([null, null]);
  await tick(thanks);
  expect(await counted()).toEqual([1, 0]);
  await signUp('ben', { state: 'missed' });
  await tick(again);
  expect(await counted()).toEqual([1, 1]);
});

it('sends one reminder where the tick runs twice, two hours late, or a day late, and none after the start', async () => {
  for (const now of [dayBefore, dayBefore + 2 * hour, dayOf + 3 * hour]) {
    const { signUp, tick, sent } = await campaign();
    await signUp('ana');
    await Promise.all([tick(now), tick(now)]);
    await tick(now + 60_000);
    expect(sent()).toHaveLength(1);
    // The next campaign's clock begins anew.
    for (const one of (await db.collection('due').get()).docs) await one.ref.delete();
  }
  const { signUp, tick, sent } = await campaign();
  await signUp('ana');
  await tick(starts);
  expect(sent()).toEqual([]);
});

it('writes to nobody who cancelled, waits, is not wanted, has no address, or signed up after the moment', async () => {
  const { signUp, tick, sent } = await campaign();
  for (const state of ['cancelled', 'waiting', 'blocked', 'declined', 'expired', 'pending', 'offered'])
    await signUp(state, { state });
  await signUp('nobody', { email: null });
  await signUp('other', { event_id: 'another' });
  await signUp('late', { arrived_at: Timestamp.fromMillis(dayBefore + hour) });
  await tick(dayBefore + 2 * hour);
  expect(sent()).toEqual([]);
  // Whoever signed up on the afternoon before hears in the morning.
  await tick(dayOf);
  expect(sent()).toEqual(['late: Today: Forum']);
});

it('tries again what the mail server refuses for now, and sends nobody a second one for it', async () => {
  const { signUp, tick, sent, refuse } = await campaign();
  await signUp('ana');
  refuse(true);
  await tick(dayBefore);
  refuse(false);
  await signUp('ben');
  for (const minutes of [5, 30, 60]) await tick(dayBefore + minutes * 60_000);
  expect(sent().sort()).toEqual(['ana: Tomorrow: Forum', 'ben: Tomorrow: Forum']);
});

it('goes on with the others where one address is never taken, and with the next message', async () => {
  const { signUp, tick, sent, refuse } = await campaign();
  await signUp('ana');
  refuse('ana@example.org');
  await signUp('ben');
  for (let at = 0; at < 10; at += 1) await tick(dayBefore + at * hour);
  expect(sent()).toEqual(['ben: Tomorrow: Forum']);
  await tick(dayOf);
  expect(sent()).toEqual(['ben: Today: Forum']);
});

it('tells once of an offered place, and not of one whose time is over', async () => {
  const { organization, inside, signUp, sent, mails, offer } = await campaign();
  const until = Timestamp.fromMillis(at('2027-03-05T17:00Z'));
  await signUp('ana', { state: 'offered', places: 1, offered_until: until });
  for (const _ of ['once', 'again']) await offer('ana');
  expect(mails[0]?.text).toContain('Friday, March 5');
  expect(await readOwn(db, mails[0]?.link?.split('/').at(-1) ?? '')).toMatchObject({ organization });
  expect(sent()).toEqual(['ana: A place is free: Forum']);
  await db.doc(`${inside}/rsvps/ana`).update({ state: 'expired', places: 0, offered_until: null });
  await offer('ana');
  expect(sent()).toEqual([]);
});

it('says nothing of a next date that whoever signed up may not know of', async () => {
  const { signUp, save, tick, sent, mails, inside } = await campaign();
  await signUp('ana');
  const on = (day: string, visibility: string) => ({
    ...siteEvent({ shifts: [{ ...siteShift({ from: `${day}T18:00`, to: `${day}T20:00` }), waiting: 0 }] }),
    ...{ series_id: 'forum', visibility },
  });
  await db.doc(`${inside}/events/team`).set(on('2027-03-16', 'private'));
  await db.doc(`${inside}/events/open`).set(on('2027-03-23', 'public'));
  await save({ series_id: 'forum' });
  await save({ series_id: 'forum', state: 'cancelled', cancelled: { act: 'a1', note: null } });
  await tick(signedUpAt + 60_000);
  expect(mails[0]?.text).not.toContain('March 16');
  expect(mails[0]?.text).toContain('Tuesday, March 23');
  expect(sent()).toEqual(['ana: Cancelled: Forum']);
});

it('tells of a cancellation where an older change is delivered after it', async () => {
  const { organization, signUp, save, tick, sent } = await campaign();
  await signUp('ana');
  await save({ state: 'cancelled', cancelled: { act: 'a1', note: null } });
  await scheduleNotice(db, {
    organization,
    ...{ event: 'forum', about: `change ${signedUpAt}`, now: signedUpAt },
  });
  await tick(signedUpAt + 60_000);
  expect(sent()).toEqual(['ana: Cancelled: Forum']);
});

it('tells everybody of another time or place, with a note, unless staff wants it otherwise', async () => {
  const { signUp, save, tick, sent, mails } = await campaign();
  await signUp('ana');
  await signUp('wim', { state: 'waiting' });
  await signUp('cas', { state: 'cancelled' });
  const changed = (minutes: number, fields: object) =>
    save({ ...fields, updated_at: Timestamp.fromMillis(signedUpAt + minutes * 60_000) });
  await changed(1, { bring: 'Water' });
  await tick(signedUpAt + 60_000);
  expect(sent()).toEqual([]);
  await changed(2, { venue: 'Library', notice: { tells: true, note: 'The hall is flooded.' } });
  for (const _ of ['first', 'again']) await tick(signedUpAt + 3 * 60_000);
  expect(mails[0]?.text).toContain('The hall is flooded.');
  expect(mails[0]?.text).toContain('Library');
  expect(sent().sort()).toEqual(['ana: Changed: Forum', 'wim: Changed: Forum']);
  await changed(4, { venue: 'School', notice: { tells: false, note: null } });
  await tick(signedUpAt + 5 * 60_000);
  expect(sent()).toEqual([]);
  // The reminders of the former time are none any more.
  const moved = { ...siteShift({ from: '2027-03-16T18:00', to: '2027-03-16T20:00' }), waiting: 0 };
  const other = siteEvent({ shifts: [moved] });
  await changed(6, { ...other, notice: { tells: false, note: null } });
  await tick(dayBefore);
  expect(sent()).toEqual([]);
  await tick(dayBefore + 7 * 24 * hour);
  expect(sent()).toEqual(['ana: Tomorrow: Forum']);
});

it('tells of a cancellation with the next date of the series, reminds of nothing then, and tells that it is on again', async () => {
  const { signUp, save, tick, sent, mails, inside } = await campaign();
  await signUp('ana');
  await signUp('luz', { language: 'es' });
  const next = siteEvent({
    shifts: [{ ...siteShift({ from: '2027-03-16T18:00', to: '2027-03-16T20:00' }), waiting: 0 }],
  });
  await db.doc(`${inside}/events/next`).set({ ...next, series_id: 'forum' });
  const series = { series_id: 'forum' };
  await save(series);
  const cancelled = { ...series, state: 'cancelled', cancelled: { act: 'a1', note: 'A storm is coming.' } };
  await save(cancelled);
  await tick(signedUpAt + 60_000);
  const to = (name: string) => mails.find((one) => one.to.startsWith(name))?.text ?? '';
  expect(to('ana')).toContain('A storm is coming.');
  expect(to('ana')).toContain('Tuesday, March 16');
  // Each reads of it in their own language.
  expect(to('ana')).toContain('/en/');
  expect(to('luz')).toMatch(/\/es\/[\w-]+\/next/);
  expect(to('luz')).not.toContain('/en/');
  expect(sent().sort()).toEqual(['ana: Cancelled: Forum', 'luz: Cancelado: Forum']);
  await tick(dayBefore);
  expect(sent()).toEqual([]);
  await save({ ...series, updated_at: Timestamp.fromMillis(dayBefore) }, dayBefore);
  await tick(dayBefore + 60_000);
  expect(
    sent()
      .filter((one) => one.startsWith('ana'))
      .sort(),
  ).toEqual(['ana: It takes place: Forum', 'ana: Tomorrow: Forum']);
});

it('tells nobody of a cancellation that is undone before it goes out, nor of what is over', async () => {
  const { signUp, save, tick, sent } = await campaign();
  await signUp('ana');
  await save({ state: 'cancelled', cancelled: { act: 'a1', note: null } });
  await save({ updated_at: Timestamp.fromMillis(signedUpAt) });
  await tick(signedUpAt);
  // Undone, it is told as being on: whoever heard nothing may wonder, whoever did is glad.
  expect(sent()).toEqual(['ana: It takes place: Forum']);
  await save({ state: 'cancelled', cancelled: { act: 'a2', note: null } }, thanks);
  await tick(thanks);
  expect(sent()).toEqual([]);
});

it('mails one campaign’s sign-ups about that campaign’s event alone', async () => {
  const [own, other] = [await campaign(), await campaign()];
  await own.signUp('ana');
  await other.signUp('ben');
  await own.tick(dayBefore);
  const logged = await db.collection(outbox.path('')).where('organization_id', '==', own.organization).get();
  expect(logged.docs.map((one) => [one.get('to'), one.get('kind')])).toEqual([
    ['ana@example.org', 'event_message'],
  ]);
  expect(other.sent()).toEqual([]);
});

it('mails what a host wrote, once to each address, and nothing that was taken back', async () => {
  const { organization, inside, signUp, tick, mails, refuse } = await campaign();
  await signUp('ana', { name: 'Ana Roe' });
  await signUp('again', { email: 'ana@example.org', name: 'Ana Roe', state: 'confirmed' });
  await signUp('gone', { state: 'cancelled' });
  await signUp('ben', { language: 'es' });
  const stamp = Timestamp.fromMillis(signedUpAt);
  const write = async (id: string, state = 'waiting', act: string | null = null) => {
    await db.doc(`${inside}/roster_messages/${id}`).set({
      ...{
        event_id: 'forum',
        shift_id: null,
        states: ['registered', 'confirmed'],
        subject: '{event}: parking',
      },
      ...{ body: 'Hello {first name},\n\npark behind the hall.', author_id: 'fran', author_name: 'Fran' },
      ...{ written_at: stamp, goes_at: stamp, state, cancelled_by_act: act },
    });
    const wanted = {
      organization,
      kind: 'roster_message',
      ref: id,
      about: 'mail',
      at: stamp,
      since: stamp,
    } as const;
    await db.doc(`due/${organization}_roster_message_${id}`).set(dueDocument(wanted, randomUUID()));
  };
  const stateOf = async (id: string) => (await db.doc(`${inside}/roster_messages/${id}`).get()).get('state');
  await write('taken', 'withdrawn');
  await write('m1');
  refuse('ben@example.org');
  await tick(signedUpAt);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['ana@example.org', 'Forum: parking']]);
  expect(mails[0]).toMatchObject({
    text: 'Hello Ana,\n\npark behind the hall.',
    link: expect.stringMatching(/^https:\/\/site\.example\/en\/sign-up\//),
  });
  expect(await stateOf('m1')).toBe('sending');
  refuse(false);
  await tick(signedUpAt + hour);
  expect(mails.map(({ to }) => to)).toEqual(['ana@example.org', 'ben@example.org']);
  expect([await stateOf('m1'), await stateOf('taken')]).toEqual(['sent', 'withdrawn']);
  // A delivery that comes again.
  await write('m1', 'sending');
  await tick(signedUpAt + 2 * hour);
  expect(mails).toHaveLength(2);
  // The event is cancelled before a message goes out that was written while it was on.
  await db.doc(`${inside}/events/forum`).update({ state: 'cancelled', cancelled: { act: 'c1', note: null } });
  await write('before');
  await write('after', 'waiting', 'c1');
  await tick(signedUpAt + 3 * hour);
  expect([await stateOf('before'), await stateOf('after')]).toEqual(['withdrawn', 'sent']);
  expect(
    mails
      .slice(2)
      .map(({ to }) => to)
      .sort(),
  ).toEqual(['ana@example.org', 'ben@example.org']);
});

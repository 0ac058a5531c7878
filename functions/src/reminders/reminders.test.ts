import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { defaultPreferences, due, membershipId, outbox } from '#shared/collections/index.ts';
import { dueLeaseMs } from '#shared/constants.ts';
import { databaseOf } from '../../../tests/functions/emulator-clients.ts';
import { taskRecord } from '../../../tests/functions/sample-records.ts';
import { dueHandlers } from '../due/handlers.ts';
import { ticker } from '../due/tick.ts';
import type { HandOver, Mail, Transport } from '../mail/mailer.ts';
import { outboxSender } from '../outbox/send.ts';
import type { NotifiedMember } from './notified-member.ts';
import { taskReminderMail } from './reminder-mails.ts';
import { scheduleReminder } from './schedule-reminder.ts';

const db = databaseOf('reminders');
vi.spyOn(logger, 'warn').mockReturnValue();
vi.spyOn(logger, 'error').mockReturnValue();
afterAll(() => vi.restoreAllMocks());
afterEach(async () => {
  const found = await db.collection('due').get();
  await Promise.all(found.docs.map(({ ref }) => ref.delete()));
});

const at = (text: string) => Date.parse(text);
/** When the tasks were written. November 27, 2026 is a Friday, and New York is five hours behind. */
const written = at('2026-11-20T15:00Z');
const morning = at('2026-11-27T14:00Z');
const minute = 60_000;

type Options = { preferences?: object; about?: object; account?: object };

/** A campaign with one member, and what goes out to them. `transport` decides what becomes of each mail. */
async function campaign({ preferences = {}, about = {}, account = {} }: Options = {}) {
  const organization = randomUUID();
  const uid = `u-${organization}`;
  const stamp = Timestamp.fromMillis(written);
  const stamps = { created_at: stamp, updated_at: stamp };
  const membership = db.doc(`memberships/${membershipId(uid, organization)}`);
  await membership.set({
    ...{ user_id: uid, organization_id: organization, full_name: 'Ana', role: 'user' },
    ...{ state: 'active', two_factor_enabled: false },
    ...stamps,
    ...about,
  });
  await db.doc(`user_preferences/${uid}`).set({
    ...{ user_id: uid, organization_id: organization, ...defaultPreferences },
    ...stamps,
    ...preferences,
  });
  const mails: Mail[] = [];
  /** `crash`: the tick ends over it. `lost`: it went out, and what became of it is not noted. */
  let outcome: HandOver | 'crash' | 'lost' = { is: 'accepted' };
  const transport: Transport = async (mail) => {
    mails.push(mail);
    if (outcome === 'crash') return new Promise(() => undefined);
    if (outcome !== 'lost') return outcome;
    // Another offer's name: what is noted for this one finds none.
    const sent = await db.collection('outbox').where('to', '==', mail.to).get();
    await Promise.all(sent.docs.map(({ ref }) => ref.update({ offer: 'another' })));
    return { is: 'accepted' };
  };
  const auth = {
    getUser: async (id: string) =>
      ({ uid: id, email: `${id}@example.org`, emailVerified: true, disabled: false, ...account }) as never,
  };
  let clock = written;
  const closed = vi.fn(async (): Promise<string | null> => null);
  const send = outboxSender({ db, transport, mayNotify: closed, now: () => clock });
  const handlers = dueHandlers({ db, auth, send, appUrl: () => 'https://app.example', siteUrl: () => '' });
  const run = ticker({ db, handlers });
  const tick = (now: number) => {
    clock = now;
    return run(now);
  };
  const path = `organizations/${organization}/tasks`;
  /** Writes a task, and what its trigger does. */
  async function save(id: string, fields: object | null) {
    const reference = db.doc(`${path}/${id}`);
    if (fields === null) await reference.delete();
    else {
      const task = { ...taskRecord({ title: id, assigned_to: uid, ...fields }), ...stamps };
      await reference.set({ ...task, due_key: task.due_day ?? task.due_key });
    }
    await scheduleReminder(db, organization, id);
  }
  const messages = async () => {
    const found = await db.collection('outbox').where('organization_id', '==', organization).get();
    return found.docs.map((one) => outbox.schema.parse(one.data()));
  };
  const dueLeft = async () =>
    (await db.collection('due').where('organization_id', '==', organization).get()).size;
  /** Ticks each hour until a moment. */
  async function hourly(from: number, to: number) {
    for (let now = from; now <= to; now += 60 * minute) await tick(now);
  }
  /** Does what is due as a tick does that ends before it notes that: the documents stay as they were. */
  async function again(now: number) {
    clock = now;
    const found = await db.collection('due').where('organization_id', '==', organization).get();
    for (const one of found.docs) {
      const parsed = due.schema.parse(one.data());
      if (parsed.at && parsed.at.toMillis() <= now)
        await handlers[parsed.kind](
          { ...parsed, since: parsed.since.toMillis() },
          { now: () => now, until: now + minute },
        );
    }
  }
  const become = (next: typeof outcome) => {
    outcome = next;
  };
  return {
    organization,
    uid,
    membership,
    mails,
    tick,
    again,
    save,
    messages,
    dueLeft,
    hourly,
    become,
    closed,
    path,
  };
}

const friday = { due_day: '2026-11-27' };

it('reminds the assignee at nine on the day, once, in their language', async () => {
  const { save, tick, mails, messages, uid, dueLeft, organization } = await campaign({
    preferences: { language: 'es' },
  });
  await save('Call the printer', friday);
  for (const early of [written, at('2026-11-23T09:00Z'), at('2026-11-26T20:00Z'), morning - minute])
    await tick(early);
  expect(mails).toEqual([]);
  await Promise.all([tick(morning), tick(morning), tick(morning + 1)]);
  await tick(morning + 10 * minute);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    ...{ to: `${uid}@example.org`, subject: 'Recordatorio: Call the printer' },
    link: `https://app.example/#/in/${organization}/tasks?task=Call%20the%20printer`,
  });
  expect(mails[0]?.text).toContain('viernes, 27 de noviembre');
  expect(mails[0]?.text).not.toContain('campaña');
  expect(await messages()).toMatchObject([{ state: 'accepted', kind: 'task_reminder', uid, attempts: 1 }]);
  expect(await dueLeft()).toBe(0);
});

it.each([
  ['America/Los_Angeles', '2026-11-27T17:00Z'],
  ['Pacific/Kiritimati', '2026-11-26T19:00Z'],
  ['Nowhere/Land', '2026-11-27T14:00Z'],
])('reminds by the clock of %s', async (timezone, moment) => {
  const { save, tick, mails, hourly } = await campaign({ preferences: { timezone } });
  await save('Call', friday);
  await hourly(at('2026-11-26T06:00Z'), at(moment) - 60 * minute);
  expect(mails).toEqual([]);
  await tick(at(moment));
  expect(mails).toHaveLength(1);
});

it('reminds an hour before a time, or a day, or not at all, as the task says', async () => {
  const { save, mails, hourly } = await campaign();
  await save('hour', { ...friday, due_time: '15:00' });
  await save('day', { ...friday, due_time: '15:00', reminder: 'day' });
  await save('none', { ...friday, reminder: 'none' });
  await hourly(at('2026-11-26T00:00Z'), at('2026-11-26T20:00Z'));
  expect(mails.map(({ subject }) => subject)).toEqual(['Reminder: day']);
  await hourly(at('2026-11-27T00:00Z'), at('2026-11-27T19:00Z'));
  expect(mails.map(({ subject }) => subject)).toEqual(['Reminder: day', 'Reminder: hour']);
  expect(mails[1]?.text).toContain('Friday, November 27, 3:00');
});

it.each<[string, (one: Awaited<ReturnType<typeof campaign>>) => Promise<unknown>]>([
  ['done', ({ save }) => save('Call', { ...friday, state: 'done' })],
  ['deleted', ({ save }) => save('Call', null)],
  ['given to nobody', ({ save }) => save('Call', { ...friday, assigned_to: null })],
  ['put off', ({ save }) => save('Call', { due_day: '2026-12-24' })],
  ['its assignee’s who left', ({ membership }) => membership.delete()],
  ['a canvasser’s', ({ membership }) => membership.update({ role: 'canvasser' })],
  ['a suspended member’s', ({ membership }) => membership.update({ state: 'suspended' })],
  [
    'of a member whose account is being deleted',
    ({ membership }) => membership.update({ deletion_requested_at: Timestamp.fromMillis(written) }),
  ],
  [
    'of a member who wants no mail',
    ({ uid }) => db.doc(`user_preferences/${uid}`).update({ email_notifications: false }),
  ],
  [
    'of a member who wants none of the kind',
    ({ uid }) => db.doc(`user_preferences/${uid}`).update({ 'notification_types.campaign_updates': false }),
  ],
  // Without its trigger: the reminder meets a task that is somebody else's.
  ['somebody else’s by then', ({ path }) => db.doc(`${path}/Call`).update({ assigned_to: 'ben' })],
])('reminds nobody of a task that is %s', async (_, change) => {
  const one = await campaign();
  await one.save('Call', friday);
  await one.tick(at('2026-11-23T09:00Z'));
  await change(one);
  await one.tick(at('2026-11-27T09:00Z'));
  await one.tick(morning);
  await one.tick(morning + 24 * 60 * minute);
  expect(one.mails).toEqual([]);
});

it('reminds a member who works in another campaign at the moment', async () => {
  const { save, tick, mails, uid } = await campaign();
  await db.doc(`user_profiles/${uid}`).set({ user_id: uid, organization_id: 'another' });
  await save('Call', friday);
  await tick(morning);
  expect(mails).toHaveLength(1);
});

it.each([
  ['at once', 'en', {}, 'This is about the campaign Ana for Senate.'],
  ['in a digest', 'es', { notification_frequency: 'daily' }, 'Se trata de la campaña Ana for Senate.'],
])('names the campaign %s in %s to a member of several', async (_, language, preferences, expected) => {
  const { save, hourly, mails, uid, organization } = await campaign({
    preferences: { ...preferences, language },
  });
  await db.doc(`organizations/${organization}`).set({ name: 'Ana for Senate' });
  await db.doc(`memberships/${membershipId(uid, 'another')}`).set({ user_id: uid });
  await save('Call', friday);
  await hourly(at('2026-11-26T14:00Z'), morning);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(expected);
});

it.each([{ emailVerified: false }, { disabled: true }, { email: undefined }])(
  'writes to no account that is %o',
  async (account) => {
    const { save, tick, mails } = await campaign({ account });
    await save('Call', friday);
    await tick(morning);
    expect(mails).toEqual([]);
  },
);

it('reminds no member of another organization of a task that names them', async () => {
  const [own, other] = [await campaign(), await campaign()];
  await own.save('Call', { ...friday, assigned_to: other.uid });
  await own.tick(morning);
  expect([own.mails, other.mails]).toEqual([[], []]);
  expect(await own.messages()).toEqual([]);
});

it('collects what is due into one digest a day, at eight', async () => {
  const { save, tick, mails, hourly } = await campaign({ preferences: { notification_frequency: 'daily' } });
  for (const id of ['first', 'second', 'third']) await save(id, friday);
  await save('overdue', { due_day: '2026-11-19' });
  await save('later', { due_day: '2026-11-28' });
  await save('silent', { ...friday, reminder: 'none' });
  await hourly(at('2026-11-26T14:00Z'), at('2026-11-27T12:00Z'));
  // The one that was overdue when it was written came in the digest of the next morning.
  const before = mails.length;
  await tick(at('2026-11-27T13:00Z'));
  await tick(at('2026-11-27T14:00Z'));
  expect(mails).toHaveLength(before + 1);
  const text = mails.at(-1)?.text ?? '';
  for (const id of ['first', 'second', 'third', 'overdue']) expect(text).toContain(`• ${id} (`);
  for (const id of ['later', 'silent']) expect(text).not.toContain(id);
  expect(mails.at(-1)?.subject).toBe('Your tasks for Friday, November 27');
});

it('collects a week into one digest on Monday', async () => {
  const { save, mails, hourly } = await campaign({ preferences: { notification_frequency: 'weekly' } });
  await save('friday', friday);
  await save('sunday', { due_day: '2026-11-29' });
  await save('next', { due_day: '2026-11-30' });
  await hourly(at('2026-11-22T10:00Z'), at('2026-11-28T20:00Z'));
  expect(mails.map(({ subject }) => subject)).toEqual(['Your tasks for the week of Monday, November 23']);
  expect(mails[0]?.text).toContain('• sunday (');
  expect(mails[0]?.text).not.toContain('• next (');
});

it('reminds once when the tick is two days late', async () => {
  const { save, tick, mails } = await campaign();
  await save('Call', friday);
  const late = morning + 48 * 60 * minute;
  await Promise.all([tick(late), tick(late)]);
  await tick(late + minute);
  expect(mails).toHaveLength(1);
});

it('does not send again what was handed over when the tick ended', async () => {
  const { save, tick, mails, messages, become, dueLeft } = await campaign();
  await save('Call', friday);
  await tick(morning - minute);
  become('crash');
  const ended = tick(morning);
  await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 120_000, interval: 50 });
  become({ is: 'accepted' });
  await tick(morning + dueLeaseMs + minute);
  await tick(morning + 10 * minute);
  expect(mails).toHaveLength(1);
  expect((await messages()).map(({ state }) => state)).toEqual(['offered']);
  await save('Call', { ...friday, note: 'Changed' });
  expect(await dueLeft()).toBe(1);
  await tick(morning + 20 * minute);
  expect(mails).toHaveLength(1);
  expect((await messages()).map(({ state }) => state)).toEqual(['unknown']);
  void ended;
});

it.each([
  ['at once', {}, 1],
  ['in a digest', { notification_frequency: 'daily' }, 1],
])('sends once %s when each tick ends before it has noted that it is done', async (_, preferences, count) => {
  const { save, tick, mails, again, messages } = await campaign({ preferences });
  await save('Call', friday);
  for (let now = at('2026-11-23T09:00Z'); now <= morning; now += 60 * minute) {
    // The work is done, and nothing is noted: the lease ends and it is done again.
    await again(now);
    await again(now);
    await tick(now);
  }
  expect(mails).toHaveLength(count);
  expect((await messages()).map(({ state }) => state)).toEqual(['accepted']);
});

it('does not send again what went out when noting that failed', async () => {
  const { save, tick, mails, messages, become, path } = await campaign();
  await save('Call', friday);
  await tick(morning - minute);
  become('lost');
  await tick(morning);
  expect((await messages()).map(({ state }) => state)).toEqual(['offered']);
  become({ is: 'accepted' });
  await db.doc(`${path}/Call`).update({ reminder: 'none' });
  await save('Call', friday);
  await tick(morning + 20 * minute);
  expect(mails).toHaveLength(1);
  expect((await messages()).map(({ state }) => state)).toEqual(['unknown']);
});

it('reminds a member who turns notifications on again before the day', async () => {
  const { save, tick, mails, uid } = await campaign({ preferences: { email_notifications: false } });
  await save('Call', friday);
  await tick(at('2026-11-23T09:00Z'));
  await db.doc(`user_preferences/${uid}`).update({ email_notifications: true });
  await tick(at('2026-11-26T20:00Z'));
  await tick(morning);
  expect(mails).toHaveLength(1);
});

it('sends what was refused for the moment later, and what was refused for good never', async () => {
  const { save, tick, mails, messages, become } = await campaign();
  await save('Call', friday);
  await tick(morning - minute);
  become({ is: 'refused', permanent: false, reason: 'Try later' });
  await tick(morning);
  expect((await messages()).map(({ state, reason }) => [state, reason])).toEqual([['queued', 'Try later']]);
  become({ is: 'accepted' });
  await tick(morning + 2 * minute);
  await tick(morning + 5 * minute);
  expect(mails).toHaveLength(2);
  expect((await messages()).map(({ state, attempts }) => [state, attempts])).toEqual([['accepted', 2]]);
  become({ is: 'refused', permanent: true, reason: 'No such mailbox' });
  await save('Mail', { ...friday, due_time: '10:00' });
  await tick(morning + 10 * minute);
  await tick(morning + 20 * minute);
  expect(mails).toHaveLength(3);
});

it('asks whether the address may be written to, and notes why not', async () => {
  const { save, tick, mails, messages, closed, organization, uid } = await campaign();
  closed.mockResolvedValue('hard_bounce');
  await save('Call', friday);
  await tick(morning);
  expect(mails).toEqual([]);
  expect(closed).toHaveBeenCalledWith(
    ...[organization, `${uid}@example.org`, expect.any(Number), 'task_reminder'],
  );
  expect(await messages()).toMatchObject([{ state: 'refused', reason: 'hard_bounce', attempts: 0 }]);
});

it('keeps a title with headers on one line, and sends nothing of a task that the rules refuse', async () => {
  const { save, tick, mails } = await campaign();
  const title = 'Call\r\nBcc: everyone@example.org\r\n\r\nhttps://evil.example';
  await save('forged', { ...friday, title });
  await tick(morning);
  expect(mails).toEqual([]);
  const member: NotifiedMember = {
    ...{ uid: 'ana', to: 'ana@example.org', zone: 'America/New_York', readsTasks: true },
    ...{ language: 'en', frequency: 'immediate', clock: '24h' },
  };
  const mail = taskReminderMail(
    member,
    { title, due_day: '2026-11-27', due_time: '15:00' },
    { link: 'https://app.example', campaign: 'Ours\r\nBcc: them' },
  );
  expect(mail.text).toContain('campaign Ours Bcc: them.');
  expect(mail.subject).toBe('Reminder: Call Bcc: everyone@example.org https://evil.example');
  expect(mail.text.split('\n')[0]).toContain('evil.example” is due Friday, November 27, 15:00.');
});

it('leaves the reminder as it is when a trigger comes again, and follows a change of the day', async () => {
  const { save, tick, mails } = await campaign();
  await save('Call', friday);
  await tick(at('2026-11-26T20:00Z'));
  await save('Call', { ...friday, title: 'Another title' });
  await save('Call', { due_day: '2026-11-30' });
  await tick(morning);
  expect(mails).toEqual([]);
  await tick(at('2026-11-30T14:00Z'));
  expect(mails).toHaveLength(1);
});

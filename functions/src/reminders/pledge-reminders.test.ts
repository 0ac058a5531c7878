import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { outbox } from '#shared/collections/index.ts';
import { databaseOf } from '../../../tests/functions/emulator-clients.ts';
import { donorRecord, personRecord } from '../../../tests/functions/sample-records.ts';
import { dueHandlers } from '../due/handlers.ts';
import { ticker } from '../due/tick.ts';
import type { Mail } from '../mail/mailer.ts';
import { outboxSender } from '../outbox/send.ts';
import { schedulePledgeReminder } from './schedule-pledge-reminder.ts';

const db = databaseOf('pledge-reminders');
vi.spyOn(logger, 'warn').mockReturnValue();
afterAll(() => vi.restoreAllMocks());
afterEach(async () => {
  const found = await db.collection('due').get();
  await Promise.all(found.docs.map(({ ref }) => ref.delete()));
});

const at = (text: string) => Date.parse(text);
const written = at('2026-11-01T15:00Z');
/** Ten o'clock in New Jersey, three days after the first installment. */
const first = at('2026-11-13T15:00Z');
const second = at('2026-11-17T15:00Z');
const hour = 3_600_000;

async function campaign({ isOn = true, donor = {}, card = {} } = {}) {
  const organization = randomUUID();
  const stamp = Timestamp.fromMillis(written);
  const stamps = { created_at: stamp, created_by: 'a', updated_at: stamp, updated_by: 'a' };
  const inside = `organizations/${organization}`;
  await db.doc(inside).set({ name: 'Rivera for Senate' });
  await db.doc(`candidate_profiles/${organization}`).set({ state: 'NJ' });
  const settings = db.doc(`${inside}/finance_settings/current`);
  await settings.set({ pledge_reminders: isOn });
  const email = 'ana@example.org';
  await db
    .doc(`${inside}/donors/ana`)
    .set({ ...donorRecord({ name: 'Ana López', email }), ...stamps, ...donor });
  await db.doc(`${inside}/people/ana`).set({ ...personRecord({ name: 'Ana López' }), ...stamps, ...card });
  const reference = db.doc(`${inside}/pledges/p`);
  const pledge = {
    ...{ donor_id: 'ana', donor_name: 'Ana López', donor_key: 'ana lopez', amount: 20_000 },
    ...{ made_on: '2026-11-01', firmness: 'hard', election: null, source_code: null, note: null },
    installments: [
      { due_on: '2026-11-10', cents: 10_000 },
      { due_on: '2026-12-10', cents: 10_000 },
    ],
    ...{ written_off: null, paid: 0, stage: 'open', due_on: '2026-11-10' },
    ...stamps,
  };
  const save = async (fields = {}) => {
    await reference.set({ ...pledge, ...fields });
    await schedulePledgeReminder(db, organization, 'p');
  };
  await save();
  const mails: Mail[] = [];
  let clock = written;
  const closed = vi.fn(async (..._: unknown[]): Promise<string | null> => null);
  const transport = async (mail: Mail) => {
    mails.push(mail);
    return { is: 'accepted' as const };
  };
  const send = outboxSender({ db, transport, mayNotify: closed, now: () => clock });
  const auth = { getUser: async () => ({}) as never };
  const run = ticker({
    db,
    handlers: dueHandlers({ db, auth, send, appUrl: () => 'https://app.example', siteUrl: () => '' }),
  });
  const tick = (now: number) => {
    clock = now;
    return run(now);
  };
  const due = async () =>
    (await db.collection('due').where('organization_id', '==', organization).get()).size;
  const messages = async () => {
    const found = await db.collection('outbox').where('organization_id', '==', organization).get();
    return found.docs.map((one) => outbox.schema.parse(one.data()));
  };
  return { save, tick, mails, closed, due, messages, settings };
}

it('reminds a donor three and seven days late, each once, and not once it is paid', async () => {
  const { save, tick, mails, messages, due } = await campaign();
  await tick(first - hour);
  expect(mails).toEqual([]);
  await Promise.all([tick(first), tick(first), tick(first + 1)]);
  await tick(first + hour);
  expect(mails).toMatchObject([{ to: 'ana@example.org', subject: 'Your pledge to Rivera for Senate' }]);
  expect(mails[0]?.text).toContain('$100.00 of it was due by November 10, 2026');
  expect(mails[0]?.leave).toMatch(/^https:\/\/app\.example\/api\/leave\/[\w-]+\.[\w-]+$/);
  await tick(second);
  expect(mails).toHaveLength(2);
  await save({ paid: 10_000, due_on: '2026-12-10' });
  await tick(at('2026-11-24T15:00Z'));
  expect(mails).toHaveLength(2);
  expect(await messages()).toMatchObject([
    { kind: 'pledge_reminder', uid: null, state: 'accepted' },
    { kind: 'pledge_reminder', uid: null, state: 'accepted' },
  ]);
  await save({ paid: 20_000, stage: 'paid', due_on: '2026-12-10' });
  expect(await due()).toBe(0);
});

it('names the sum of two installments that are late with a day by which both were due', async () => {
  const { save, tick, mails } = await campaign();
  const installments = [
    { due_on: '2026-11-10', cents: 10_000 },
    { due_on: '2026-11-17', cents: 10_000 },
  ];
  await save({ installments });
  await tick(at('2026-11-20T15:00Z'));
  expect(mails[0]?.text).toContain('$200.00 of it was due by November 17, 2026');
});

it('reminds nobody until the campaign switches it on, and makes up for nothing then', async () => {
  const { tick, mails, settings } = await campaign({ isOn: false });
  await tick(first);
  await settings.set({ pledge_reminders: true });
  await tick(first + hour);
  expect(mails).toEqual([]);
  await tick(second);
  expect(mails).toHaveLength(1);
});

it('stops when the pledge is written off', async () => {
  const { save, tick, mails, due } = await campaign();
  await save({ stage: 'written_off', written_off: { day: '2026-11-12', reason: 'Moved', by: 'a' } });
  await tick(first);
  expect([mails.length, await due()]).toEqual([0, 0]);
});

it('asks whether the donor may be written to, as of a request for money', async () => {
  const { tick, mails, closed, messages } = await campaign();
  closed.mockResolvedValue('opted_out');
  await tick(first);
  expect(mails).toEqual([]);
  expect(closed.mock.calls[0]?.[3]).toBe('pledge_reminder');
  expect(await messages()).toMatchObject([{ state: 'refused', reason: 'opted_out' }]);
});

it.each([
  ['without an address', { donor: { email: null } }],
  ['whom the voter log closes', { card: { reach: { email: { state: 'closed', until: null } } } }],
])('writes to no donor %s', async (_, about) => {
  const { tick, mails, messages } = await campaign(about);
  await tick(first);
  expect([mails, await messages()]).toEqual([[], []]);
});

it('writes in the donor’s language', async () => {
  const { tick, mails } = await campaign({ card: { language: 'es' } });
  await tick(first);
  expect(mails).toMatchObject([{ language: 'es', subject: 'Su promesa a Rivera for Senate' }]);
  expect(mails[0]?.text).toContain('10 de noviembre de 2026');
});

import { randomUUID } from 'node:crypto';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactEvents, contactPoints } from '#shared/collections/index.ts';
import { pointId } from '#shared/domain/consent/contact-point.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { anyAddress, networkOf } from '../../../tests/functions/networks.ts';
import { attemptCounter } from '../attempts/count.ts';
import { mayNotifyBy } from '../outbox/may-notify.ts';
import { leaveLink } from './leave-link.ts';
import { leaveToken } from './leave-token.ts';
import { serveLeave } from './serve-leave.ts';

const address = 'ana@example.org';
const oneClick = 'List-Unsubscribe=One-Click';
const form = 'application/x-www-form-urlencoded';
let origin = '';
let close = () => {};
beforeAll(async () => {
  const app = express();
  app.use(
    express.raw({ type: () => true, verify: (request, _, raw) => void Reflect.set(request, 'rawBody', raw) }),
  );
  serveLeave(app, { db, countAttempt: attemptCounter(db), networkOf });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const at = server.address();
  origin = `http://127.0.0.1:${at && typeof at === 'object' ? at.port : 0}`;
  close = () => server.close();
});
afterAll(() => close());

async function campaign(language: 'en' | 'es' = 'en') {
  const organization = randomUUID();
  await db.doc(`organizations/${organization}`).set({ name: 'Rivera <b>for</b> Senate' });
  const link = await leaveLink({ db, appUrl: () => origin }, organization, { to: address, language });
  const salt = String(
    (await db.doc(`organizations/${organization}/contact_salts/current`).get()).get('salt'),
  );
  const inside = (name: string) => db.collection(`organizations/${organization}/${name}`);
  const events = async () =>
    (await inside('contact_events').get()).docs.map((one) => contactEvents.schema.parse(one.data()));
  const point = async () => {
    const found = await inside('contact_points')
      .doc(pointId(salt, organization, 'email', address))
      .get();
    return found.exists ? contactPoints.schema.parse(found.data()) : null;
  };
  // Each campaign of these tests has a network address of its own: attempts count by address.
  const headers = { 'fastly-client-ip': anyAddress() };
  const post = (body: string = oneClick, to: string = link, type: string = form) =>
    fetch(to, { method: 'POST', body, headers: { ...headers, 'content-type': type } });
  const open = (to: string = link) => fetch(to, { headers });
  const may = () => mayNotifyBy(db)(organization, address, Date.now(), 'pledge_reminder');
  return { organization, link, salt, events, point, post, open, may, inside };
}

it('shows one button to whoever opens it, and closes nothing: scanners open every link', async () => {
  const { link, events, may } = await campaign('es');
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await fetch(link, { method });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    if (method === 'HEAD') continue;
    expect(text).toContain('<form method="post">');
    expect(text).toContain('Dejar de recibirlos');
    expect(text).toContain('Rivera &lt;b&gt;for&lt;/b&gt; Senate');
    expect(text).not.toContain(address);
    expect(text).not.toContain('<script');
  }
  expect(await events()).toEqual([]);
  expect(await may()).toBeNull();
});

it('closes mail that asks, by the person’s own word, once of forty at a time', async () => {
  const { post, events, point, may } = await campaign();
  const answers = await Promise.all(Array.from({ length: 40 }, () => post()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await events()).toMatchObject([
    { what: 'opt_out', channel: 'email', source: 'link', by: null, words: null },
  ]);
  expect((await point())?.closed).toMatchObject({ email: { reason: 'opted_out' } });
  expect(await may()).toBe('opted_out');
});

it.each([
  ['a form', oneClick, form],
  [
    'parts',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    'multipart/form-data; boundary=x',
  ],
])('is pressed by programs of mail that send %s', async (_, body, type) => {
  const { post, events, link } = await campaign();
  expect((await post(body, link, type)).status).toBe(200);
  expect(await events()).toHaveLength(1);
});

it.each(['', 'List-Unsubscribe=No', `${oneClick}&${'x'.repeat(5_000)}`, '{"a":1}'])(
  'takes no other body for a word (%#)',
  async (body) => {
    const { post, events } = await campaign();
    expect((await post(body)).status).toBe(400);
    expect(await events()).toEqual([]);
  },
);

it('is good for nothing when made up, changed, cut or moved to another campaign', async () => {
  const [one, other] = [await campaign(), await campaign()];
  const [base = '', token = ''] = one.link.split('/api/leave/');
  const [organization = '', content = ''] = token.split('.');
  const flipped = `${content.slice(0, 20)}${content[20] === 'A' ? 'B' : 'A'}${content.slice(21)}`;
  const forged = [
    `${organization}.${flipped}`,
    `${organization}.${content.slice(0, -4)}`,
    `${other.organization}.${content}`,
    `${organization}.${'A'.repeat(120)}`,
    leaveToken(organization, 'a salt of somebody else’s', { address, language: 'en' }),
    `${randomUUID()}.${content}`,
    ...['x', '..%2F..%2Fx', `${organization}.`, `${organization}.${'A'.repeat(5_000)}`],
  ];
  for (const bad of forged) {
    const to = `${base}/api/leave/${bad}`;
    expect((await fetch(to)).status).toBe(404);
    expect((await one.post(oneClick, to)).status).toBe(404);
  }
  expect(await one.events()).toEqual([]);
  expect(await other.events()).toEqual([]);
});

it('closes anew after its reader came back, and stays good', async () => {
  const { post, events, point, inside, salt, organization } = await campaign();
  await post();
  // They ticked a box since: the point is open, with more evidence behind it.
  const at = inside('contact_points').doc(pointId(salt, organization, 'email', address));
  await at.update({ closed: {}, events: 2 });
  await inside('contact_events')
    .doc('box')
    .set({
      ...{
        point: at.id,
        what: 'opt_in',
        channel: 'email',
        list: null,
        grade: null,
        reason: null,
        words: null,
      },
      ...{ source: 'form', text_version: '1', by: null, undoes: null, at: Date.now(), person_id: null },
      ...{ import_id: null, recorded_at: new Date() },
    });
  await new Promise((done) => setTimeout(done, 5));
  expect((await post()).status).toBe(200);
  expect((await events()).filter(({ what }) => what === 'opt_out')).toHaveLength(2);
  expect((await point())?.closed).toHaveProperty('email');
});

it('closes anew what was opened and closed by somebody else since, once each time', async () => {
  const { post, events, inside, salt, organization, may } = await campaign();
  const at = inside('contact_points').doc(pointId(salt, organization, 'email', address));
  const closedBy = async (event: string) => {
    const closure = { reason: 'staff_request', since: Date.now(), event, except: [] };
    await at.update({ closed: { email: closure } });
  };
  await post();
  const own = async () => (await events()).filter(({ what }) => what === 'opt_out');
  for (const [event, count] of [
    ['first', 2],
    ['second', 3],
  ] as const) {
    await closedBy(event);
    expect((await post()).status).toBe(200);
    await closedBy(event);
    expect((await post()).status).toBe(200);
    expect(await own()).toHaveLength(count);
  }
  expect(await may()).not.toBeNull();
});

it('is tried 120 times in a quarter of an hour with made-up links, from one address, and 60 with a good one', async () => {
  const [one, other] = [await campaign(), await campaign()];
  const forged = one.link.replace(/\.[\w-]+$/, `.${'A'.repeat(120)}`);
  const trying = async (count: number, open: () => Promise<Response>) =>
    (await Promise.all(Array.from({ length: count }, open))).map(({ status }) => status);
  for (let round = 0; round < 3; round += 1)
    expect(new Set(await trying(40, () => one.open(forged)))).toEqual(new Set([404]));
  const refused = await one.open(forged);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.text()).toContain('Demasiados intentos');
  expect((await other.open(forged)).status).toBe(404);
  expect(new Set(await trying(30, () => other.open()))).toEqual(new Set([200]));
  expect(new Set(await trying(30, () => other.post()))).toEqual(new Set([200]));
  expect((await other.post()).status).toBe(429);
  expect(await other.events()).toHaveLength(1);
});

it('of a campaign that is gone leads nowhere', async () => {
  const { link, post, organization } = await campaign();
  await db.doc(`organizations/${organization}`).delete();
  expect((await fetch(link)).status).toBe(404);
  expect((await post()).status).toBe(404);
});

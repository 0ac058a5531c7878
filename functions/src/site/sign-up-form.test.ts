import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formPosts, rsvps } from '#shared/collections/index.ts';
import { crowd } from '../../../tests/full.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { anyAddress, networkOf } from '../../../tests/functions/networks.ts';
import { siteCampaign, siteNow, siteShift, startSite } from '../../../tests/functions/site-campaign.ts';
import { tokenIn, typedForm, visitor, workFor } from '../../../tests/functions/site-forms.ts';
import { sha256 } from '../hash.ts';
import { visitorNetwork } from '../http/visitor-network.ts';
import { formBytesMax } from './form-body.ts';
import { heldMax, hourMax, networkMax, networkRefusedMax } from './form-limits.ts';
import { formToken, latestMs, quickestMs } from './form-token.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = siteNow;
  site.mails.length = 0;
});

async function campaign() {
  const it = await siteCampaign();
  const stored = async () => (await it.all('rsvps')).map((one) => rsvps.schema.parse(one.data()));
  const posts = async () => (await it.all('form_posts')).map((one) => formPosts.schema.parse(one.data()));
  return { ...it, stored, posts, ana: visitor(site, it) };
}
const words = { quick: 'That was quick.', late: 'open for a long time', check: 'Please look once more' };

describe('a form', () => {
  it('signs somebody up and mails what they have, with a link', async () => {
    const { ana, add, stored, posts, all } = await campaign();
    const id = await add({ online_url: 'https://meet.example/room' });
    const { status, text, headers } = await ana.signUp(id, {
      phone: '(201) 555-0123',
      guests: '2',
      needs: 'A ramp',
    });
    expect(status).toBe(200);
    expect(text).toContain('You are signed up');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
    expect(await stored()).toMatchObject([
      {
        event_id: id,
        shift_id: 's1',
        name: 'Ana López',
        email: 'ana@example.org',
        phone: '+12015550123',
        guests: 2,
        needs: 'A ramp',
        state: 'registered',
        places: 3,
        source: 'form',
        consents: [],
      },
    ]);
    expect(await posts()).toMatchObject([
      { state: 'through', reason: null, may_email: false, may_text: false },
    ]);
    expect((await all('people')).map((one) => one.get('name'))).toEqual(['Ana López']);
    expect(site.mails).toHaveLength(1);
    const [mail] = site.mails;
    expect(mail).toMatchObject({
      to: 'ana@example.org',
      subject: 'You are signed up: Forum',
      language: 'en',
    });
    expect(mail?.link).toMatch(/\/en\/sign-up\/[\w.-]+$/);
    for (const part of ['1 Main St', 'Ring twice', 'meet.example', 'March 9, 2027'])
      expect(mail?.text).toContain(part);
    expect(await all('contact_events')).toEqual([]);
  });

  it('takes several shifts with one mail, and the answers to the event’s own questions', async () => {
    const { ana, add, stored } = await campaign();
    const questions = [
      { id: 'q1', text: 'Car?', kind: 'yes_no', choices: [], is_required: true },
      { id: 'q2', text: 'Shirt', kind: 'choice', choices: ['S', 'M'], is_required: false },
    ];
    const second = siteShift({ id: 's2', from: '2027-03-10T10:00', to: '2027-03-10T12:00' });
    const id = await add({ shifts: [siteShift(), second], questions });
    const bad = await ana.signUp(id, { shift: ['s1', 's2'], 'question-q2': 'XXL' });
    expect(bad.status).toBe(422);
    expect(bad.text.match(/Answer this question\./g)).toHaveLength(2);
    expect(await stored()).toEqual([]);
    await ana.signUp(id, { shift: ['s1', 's2'], 'question-q1': 'yes', 'question-q2': 'M' });
    const found = await stored();
    expect(found.map(({ shift_id }) => shift_id).toSorted()).toEqual(['s1', 's2']);
    expect(found[0]?.answers).toEqual([
      { id: 'q1', question: 'Car?', answer: 'yes' },
      { id: 'q2', question: 'Shirt', answer: 'M' },
    ]);
    expect(site.mails).toHaveLength(1);
  });

  it.each([
    ['name', { name: ' \u202e ' }, 'Enter your name.'],
    ['name', { name: 'x'.repeat(121) }, 'This is too long.'],
    ['email', { email: 'ana@' }, 'Enter an email address'],
    ['email', { email: 'a@example.org\r\nBcc: b@example.org' }, 'Enter an email address'],
    ['phone', { phone: '12' }, 'Enter a phone number with its area code'],
    ['zip', { zip: '1234' }, 'Enter a ZIP code'],
    ['guests', { guests: '10' }, 'Enter a number from 0 to 9.'],
    ['guests', { guests: '1e0' }, 'Enter a number from 0 to 9.'],
    ['needs', { needs: 'x'.repeat(501) }, 'This is too long.'],
    ['shift', { shift: [] }, 'Choose at least one time.'],
    ['shift', { shift: 'other' }, 'no longer offered'],
    ['phone', { 'may-text': 'yes' }, 'leave the box for texts empty'],
  ])('says what is wrong with %s and keeps the rest (%#)', async (_, fields, message) => {
    const { ana, add, stored } = await campaign();
    const { status, text } = await ana.signUp(await add(), { zip: '07031', ...fields });
    expect(status).toBe(422);
    expect(text).toContain(message);
    expect(text).toContain('name="token"');
    expect(await stored()).toEqual([]);
  });

  it('runs nothing of what was typed, and stores it as text', async () => {
    const { ana, add, stored } = await campaign();
    const id = await add();
    const bad = '"><script>alert(1)</script>';
    const { text } = await ana.signUp(id, {
      name: bad,
      needs: `=HYPERLINK("x")\u0007${bad}`,
      zip: bad,
      phone: bad,
    });
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;alert(1)');
    await ana.signUp(id, { name: `${bad}\u202e`, needs: `=HYPERLINK("x")\u0007` });
    expect(await stored()).toMatchObject([{ name: bad, needs: '=HYPERLINK("x")' }]);
  });

  it.each([
    [formBytesMax, 422],
    [formBytesMax + 1, 413],
    [1_048_576, 413],
  ])('of %i bytes is answered with %i', async (bytes, expected) => {
    const { ana, add, stored } = await campaign();
    const form = `${typedForm()}&needs=`;
    const { status } = await ana.send(await add(), form + 'x'.repeat(bytes - form.length));
    expect(status).toBe(expected);
    expect(await stored()).toEqual([]);
  });
});

describe('a token', () => {
  it('is good from three seconds to four hours, and whatever was typed stays on the page', async () => {
    const { ana, add, stored } = await campaign();
    const id = await add();
    const at = async (ms: number) => {
      site.clock.now = siteNow;
      const { token, difficulty } = await ana.token(id);
      site.clock.now = siteNow + ms;
      return ana.send(id, typedForm({ token, work: workFor(token, difficulty), needs: 'A chair' }));
    };
    for (const [ms, message] of [
      [quickestMs - 1, words.quick],
      [latestMs + 1, words.late],
    ] as const) {
      const { status, text } = await at(ms);
      expect(status).toBe(422);
      expect(text).toContain(message);
      expect(text).toContain('A chair');
      expect(text).toContain('value="ana@example.org"');
    }
    expect(await stored()).toEqual([]);
    for (const ms of [quickestMs, latestMs]) expect((await at(ms)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('that was made up, changed, or is another event’s or campaign’s is none', async () => {
    const [{ ana, add, stored, organization, salt }, other] = [await campaign(), await campaign()];
    const [id, second, foreign] = [await add(), await add(), await other.add()];
    const good = await ana.filled(id);
    const text = good.get('token') ?? '';
    const [payload = '', signature = ''] = text.split('.');
    const changed = Buffer.from(JSON.stringify([organization, id, site.clock.now - 5_000, 'n', 0])).toString(
      'base64url',
    );
    const tokens = [
      ...['', 'x', `${payload}.`, `${changed}.${signature}`, `${payload.slice(0, -1)}A.${signature}`],
      formToken('somebody else’s salt', { organization, event: id }, site.clock.now - 5_000),
      formToken(salt, { organization, event: second }, site.clock.now - 5_000),
      (await other.ana.filled(foreign)).get('token') ?? '',
    ];
    for (const token of tokens) {
      const answer = await ana.send(id, typedForm({ token, work: workFor(token, 13) }));
      expect(answer.text, token).toContain(words.check);
      expect(answer.status).toBe(422);
    }
    expect(await stored()).toEqual([]);
  });

  it('brings one sign-up however often it is sent, forty at once and with other words', async () => {
    const { ana, add, stored, posts } = await campaign();
    const id = await add();
    const form = await ana.filled(id);
    const again = new URLSearchParams(form);
    again.set('name', 'Somebody Else');
    again.set('email', 'else@example.org');
    const answers = await Promise.all(Array.from({ length: crowd(40) }, () => ana.send(id, form)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ana.send(id, again)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
    expect(await posts()).toHaveLength(1);
    expect(site.mails.map(({ to }) => to)).toEqual(['ana@example.org']);
  });

  it('is none for a campaign that is none, and makes nothing there', async () => {
    const answer = await fetch(`${site.origin}/token/nobody/x`);
    expect(answer.status).toBe(404);
  });
});

describe('without a script', () => {
  it('the first press asks to look once more, the second one is held for the campaign', async () => {
    const { ana, add, stored, posts } = await campaign();
    const id = await add();
    const first = await ana.send(id, typedForm({ token: '', work: '', needs: 'A chair' }));
    expect(first.text).toContain(words.check);
    expect(first.text).toContain('A chair');
    site.clock.now += 5_000;
    const second = await ana.send(id, typedForm({ token: tokenIn(first.text), work: '' }));
    expect(second.status).toBe(200);
    expect(second.text).toContain('The campaign looks at your sign-up before it counts.');
    expect(await stored()).toEqual([]);
    expect(await posts()).toMatchObject([{ state: 'held', reason: 'work', name: 'Ana López' }]);
    expect(site.mails).toEqual([]);
  });
});

describe('what looks like a machine', () => {
  it('falls into the field that nobody sees, and is held', async () => {
    const { ana, add, stored, posts } = await campaign();
    const { status } = await ana.signUp(await add(), { website: 'https://spam.example' });
    expect(status).toBe(200);
    expect(await stored()).toEqual([]);
    expect(await posts()).toMatchObject([{ state: 'held', reason: 'trap' }]);
  });

  it('is held from the 61st post on that one network sends in ten minutes', async () => {
    const { ana, add, posts } = await campaign();
    const id = await add();
    const forms = await Promise.all(
      Array.from({ length: networkMax + 1 }, (_, at) => ana.filled(id, { email: `a${at}@example.org` })),
    );
    for (const form of forms) await ana.send(id, form);
    const reasons = (await posts()).map(({ reason }) => reason);
    expect(reasons.filter((one) => one === null)).toHaveLength(networkMax);
    expect(reasons.filter((one) => one === 'network')).toHaveLength(1);
  });

  it('is refused from the 301st post on, and another network’s is not', async () => {
    const { add, posts, ...it } = await campaign();
    const id = await add();
    const address = anyAddress();
    const network = networkOf({
      headers: { 'fastly-client-ip': address },
      socket: { remoteAddress: '127.0.0.1' },
    });
    const many = (count: number) => ({
      failed_at: Array.from({ length: count }, (_, at) => Date.now() - 1_000 + at),
      expires_at: new Date(Date.now() + 600_000),
    });
    await db.doc(`two_factor_attempts/form-from-${sha256(network)}`).set(many(networkRefusedMax - 1));
    expect((await visitor(site, it, address).signUp(id)).status).toBe(200);
    const refused = await visitor(site, it, address).signUp(id, { email: 'b@example.org' });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Try again in 10 minutes');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await visitor(site, it).signUp(id, { email: 'c@example.org' })).status).toBe(200);
    expect((await posts()).map(({ reason }) => reason).sort()).toEqual(['network', null]);
  });

  it('is one network past Hosting, however many addresses it names', async () => {
    const direct = await startSite(visitorNetwork({ proxies: () => [], warn: () => undefined }));
    const { add, posts, ...it } = await campaign();
    const id = await add();
    const socket = db.doc(`two_factor_attempts/form-from-${sha256('127.0.0.1')}`);
    await socket.set({
      failed_at: Array.from({ length: networkMax - 1 }, (_, at) => Date.now() - 1_000 + at),
      expires_at: new Date(Date.now() + 600_000),
    });
    for (const email of ['a@example.org', 'b@example.org'])
      await visitor(direct, it, anyAddress()).signUp(id, { email });
    expect((await posts()).map(({ reason }) => reason).sort()).toEqual(['network', null]);
    await socket.delete();
    direct.close();
  });
});

describe('an event’s hour', () => {
  type Event = Awaited<ReturnType<typeof campaign>>;
  const seed = async ({ doc }: Event, event: string, count: number, fields: object) => {
    const at = Timestamp.fromMillis(siteNow - 60_000);
    for (let from = 0; from < count; from += 400) {
      const batch = db.batch();
      for (let one = from; one < Math.min(count, from + 400); one += 1)
        batch.set(doc(`form_posts/seed-${event}-${one}-${Object.values(fields).join('-')}`), {
          ...{ event_id: event, shift_ids: ['s1'], name: 'Junk', email: `j${one}@example.org`, phone: null },
          ...{
            zip: '07030',
            language: 'en',
            guests: 0,
            needs: null,
            answers: [],
            may_email: false,
            may_text: false,
          },
          ...{ text_version: 'event-form/1/en', is_embedded: false, state: 'through', reason: null, at },
          ...{ decided_by: null, decided_at: null, expires_at: at, ...fields },
        });
      await batch.commit();
    }
  };
  const held = (reason: string) => ({ state: 'held', reason });
  const own = async ({ posts }: Event) =>
    (await posts()).filter(({ name }) => name !== 'Junk').map(({ reason }) => reason ?? 'through');

  it.each([
    ['200 where less than 67 places are open', 30, hourMax],
    ['three times the open places where those are more', 100, 300],
  ])('takes %s, and holds the next one', async (_, capacity, most) => {
    const it = await campaign();
    const id = await it.add({ shifts: [siteShift({ capacity })] });
    await seed(it, id, most - 1, {});
    await it.ana.signUp(id);
    await it.ana.signUp(id, { email: 'b@example.org', name: 'Ben Ortiz' });
    expect((await own(it)).sort()).toEqual(['hour', 'through']);
    // An hour later there is room again, whatever still waits.
    site.clock.now = siteNow + 3_600_000;
    await it.ana.signUp(id, { email: 'c@example.org', name: 'Cam Diaz' });
    expect((await own(it)).sort()).toEqual(['hour', 'through', 'through']);
  });

  it('is not used up by five hundred that are held', async () => {
    const it = await campaign();
    const id = await it.add();
    for (const reason of ['trap', 'network', 'work']) await seed(it, id, heldMax, held(reason));
    await it.ana.signUp(id);
    expect(await own(it)).toEqual(['through']);
  });

  it.each([
    ['trap', { website: 'x' }],
    ['work', { work: '' }],
  ])(
    'holds 500 for the reason %s and refuses the next, while others are still held',
    async (reason, fields) => {
      const it = await campaign();
      const id = await it.add();
      await seed(it, id, heldMax - 1, held(reason));
      await seed(it, id, hourMax, {});
      expect((await it.ana.signUp(id, fields)).status).toBe(200);
      const refused = await it.ana.signUp(id, { ...fields, email: 'b@example.org' });
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect((await it.ana.signUp(id, { email: 'c@example.org', name: 'Cam Diaz' })).status).toBe(200);
      expect((await own(it)).sort()).toEqual(['hour', reason].sort());
    },
  );
});

it.each([
  ['a draft', { state: 'draft', published_at: null }, 404],
  ['the team’s own', { visibility: 'private' }, 404],
  ['one that is unlisted, without its key', { visibility: 'unlisted' }, 404],
  ['a cancelled one', { state: 'cancelled', cancelled: { act: 'a', note: null } }, 409],
  ['one that is over', { shifts: [siteShift({ from: '2027-02-09T18:00', to: '2027-02-09T20:00' })] }, 409],
])('nobody signs up for %s', async (_, fields, status) => {
  const { ana, add, stored, posts } = await campaign();
  const id = await add(fields);
  expect((await ana.signUp(id)).status).toBe(status);
  expect(await stored()).toEqual([]);
  expect(await posts()).toEqual([]);
});

it('forty who want the last place at once: one has it, the others wait', async () => {
  const { add, stored, ana, ...it } = await campaign();
  const id = await add({ shifts: [siteShift({ capacity: 1 })] });
  const many = crowd(40);
  const forms = await Promise.all(
    Array.from({ length: many }, (_, at) =>
      ana.filled(id, { name: `Person ${at}`, email: `p${at}@example.org` }),
    ),
  );
  const answers = await Promise.all(forms.map((form) => visitor(site, it).send(id, form)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const states = (await stored()).map(({ state }) => state);
  expect(states.filter((state) => state === 'registered')).toHaveLength(1);
  expect(states.filter((state) => state === 'waiting')).toHaveLength(many - 1);
});

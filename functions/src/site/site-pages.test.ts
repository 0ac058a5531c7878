import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteCampaign, siteShift, startSite } from '../../../tests/functions/site-campaign.ts';
import { pageKey } from './site-paths.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const hostile = '"><script>alert(1)</script><img src=x onerror=a()>';

async function get(path: string) {
  const answer = await fetch(site.origin + path, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('an event that everybody may see', () => {
  it('has a page with what the public may know, and nothing else', async () => {
    const { organization, add } = await siteCampaign();
    const id = await add({
      online_url: 'https://secret.example/room',
      hosts: ['uid-of-a-host'],
      tags: ['inner'],
    });
    const { status, headers, text } = await get(`/en/${organization}/${id}`);
    expect(status).toBe(200);
    for (const shown of [
      ...['<h1>Forum</h1>', 'Come and ask.', '1 Main St', 'Town hall', 'Port Amsel', '30 places left'],
      ...['Tuesday, March 9, 2027', '6:00', 'EST', 'Step-free entrance', 'Paid for by Rivera &amp; Friends'],
      ...['lang="en"', 'Rivera &lt;b&gt;for&lt;/b&gt; Senate', 'openstreetmap.org', 'calendar.ics'],
    ])
      expect(text).toContain(shown);
    for (const hidden of ['Ring twice', 'secret.example', 'uid-of-a-host', 'inner', 'noindex'])
      expect(text).not.toContain(hidden);
    expect(headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-robots-tag')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('tells other programs of it: canonical address, picture, linked data', async () => {
    const { organization, add } = await siteCampaign();
    const id = await add();
    const { text } = await get(`/es/${organization}/${id}`);
    const address = `${site.origin}/es/${organization}/${id}`;
    expect(text).toContain('lang="es"');
    expect(text).toContain(`<link rel="canonical" href="${address}">`);
    expect(text).toContain(`hreflang="en" href="${site.origin}/en/${organization}/${id}"`);
    expect(text).toContain(`og:image" content="${site.origin}/share.png"`);
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '');
    expect(data).toMatchObject({
      '@type': 'Event',
      name: 'Forum',
      startDate: '2027-03-09T23:00:00.000Z',
      url: address,
    });
  });

  it('runs nothing of what its texts hold', async () => {
    const { organization, add, doc } = await siteCampaign();
    const bad = {
      title: hostile,
      description: `${hostile}\u202e`,
      venue: hostile,
      city: hostile,
      bring: hostile,
      languages: hostile,
    };
    const questions = [{ id: 'q1', text: hostile, kind: 'choice', choices: [hostile], is_required: true }];
    const id = await add({
      ...bad,
      contact_name: hostile,
      accessibility_note: hostile,
      address: hostile,
      questions,
      shifts: [siteShift({ label: hostile })],
    });
    await doc('letter_settings/current').update({ paid_for: hostile });
    for (const path of ['', '/embed']) {
      const { text } = await get(`/en/${organization}/${id}${path}`);
      expect(text).toContain('&lt;script&gt;alert(1)');
      expect(text).not.toMatch(
        /<script(?! src="\/site-[\da-f]{16}\.js" defer>| type="application\/ld\+json">)/,
      );
      expect(text.match(/<script/g)).toHaveLength(2);
      expect(text).not.toContain('<img');
      expect(text).not.toContain('\u202e');
    }
  });

  it('may stand in the campaign’s own site at one address alone, without being listed there', async () => {
    const { organization, add } = await siteCampaign();
    const { headers, text } = await get(`/en/${organization}/${await add()}/embed`);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors https:');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(text).toContain('name="from" value="embed"');
  });

  it('goes into a calendar, a shift at a time', async () => {
    const { organization, add } = await siteCampaign();
    const second = siteShift({ id: 's2', from: '2027-03-10T10:00', to: '2027-03-10T12:00' });
    const id = await add({ shifts: [siteShift(), second] });
    const { text, headers } = await get(`/en/${organization}/${id}/calendar.ics`);
    expect(headers.get('content-type')).toContain('text/calendar');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain('LOCATION:Town hall\\, 1 Main St\\, Port Amsel');
    expect(text).not.toContain('Ring twice');
  });

  it.each([
    ['hard', 30, 'Full: join the waiting list'],
    ['hard', 29, '1 place left'],
    ['target', 30, 'Everyone is welcome'],
  ])('of a %s number with %i of 30 taken says “%s”', async (capacity_kind, taken, words) => {
    const { organization, add } = await siteCampaign();
    const id = await add({ shifts: [siteShift({ capacity_kind, taken })] });
    expect((await get(`/en/${organization}/${id}`)).text).toContain(words);
  });

  it('that is cancelled or over says so, and has no form', async () => {
    const { organization, add } = await siteCampaign();
    const cancelled = await add({ state: 'cancelled', cancelled: { act: 'a', note: 'Snow' } });
    const past = await add({ shifts: [siteShift({ from: '2027-02-09T18:00', to: '2027-02-09T20:00' })] });
    for (const [id, words] of [
      [cancelled, 'This event is cancelled.'],
      [past, 'This event is over.'],
    ] as const) {
      const { status, text } = await get(`/en/${organization}/${id}`);
      expect(status).toBe(200);
      expect(text).toContain(words);
      expect(text).not.toContain('<form');
    }
    expect((await get(`/en/${organization}/${cancelled}`)).text).toContain('Snow');
  });
});

it.each([
  [
    'public',
    [
      'Town hall',
      '1 Main St',
      'Port Amsel',
      '?mlat=40.171234&amp;mlon=-74.692101#map',
      '"latitude":40.171234',
    ],
    [],
  ],
  [
    'unlisted',
    ['Town hall', 'Port Amsel', 'You’ll get the address when you sign up.'],
    ['1 Main St', 'openstreetmap', '40.171234'],
  ],
  [
    'private',
    ['Port Amsel', 'The host will share the address.'],
    ['1 Main St', 'Town hall', 'openstreetmap', '40.171234'],
  ],
])('shows an address that is %s as far as that goes', async (address_visibility, shown, hidden) => {
  const { organization, add, doc } = await siteCampaign();
  const isPrivate = address_visibility === 'private';
  const pin = { lat: 40_171_234, lng: -74_692_101 };
  const place = { address: '1 Main St', pin };
  const id = await add({ address_visibility, ...(isPrivate ? { address: null, pin: null } : place) });
  if (isPrivate) await doc(`event_addresses/${id}`).set(place);
  const page = (await get(`/en/${organization}/${id}`)).text;
  const all = page + (await get(`/en/${organization}/${id}/calendar.ics`)).text;
  for (const one of shown) expect(page).toContain(one);
  for (const one of hidden) expect(all).not.toContain(one);
});

it('hides an event from whoever lacks its link, a draft and the team’s own from everybody', async () => {
  const [{ organization, add, salt }, other] = [await siteCampaign(), await siteCampaign()];
  const unlisted = await add({ visibility: 'unlisted' });
  const team = await add({ visibility: 'private' });
  const draft = await add({ state: 'draft', published_at: null });
  const unpublished = await add({
    state: 'cancelled',
    published_at: null,
    cancelled: { act: 'a', note: null },
  });
  const key = pageKey(salt, unlisted);
  const good = await get(`/en/${organization}/${unlisted}?key=${key}`);
  expect(good.status).toBe(200);
  expect(good.headers.get('x-robots-tag')).toBe('noindex');
  expect(good.text).toContain('name="robots" content="noindex"');
  expect(good.text).not.toContain('ld+json');
  const paths = [
    ...[
      '',
      '?key=',
      `?key=${key}x`,
      `?key=${key.slice(1)}`,
      `?key=${pageKey(salt, team)}`,
      `?key=${key}&key=${key}`,
    ].map((query) => `${unlisted}${query}`),
    ...[
      team,
      `${team}?key=${pageKey(salt, team)}`,
      draft,
      `${draft}?key=${pageKey(salt, draft)}`,
      unpublished,
    ],
    ...[randomUUID(), '..%2F..%2Fx', '__x__', '%E0%A4%A', `${'x'.repeat(3_000)}`],
  ].map((path) => `/en/${organization}/${path}`);
  const id = await add();
  const wrong = [
    `/en/${other.organization}/${id}`,
    `/xx/${organization}/${id}`,
    '/',
    '/en',
    '/en/x/y/z',
    `/en/${randomUUID()}`,
  ];
  for (const path of [...paths, ...wrong]) {
    const { status, headers, text } = await get(path);
    expect(status, path).toBe(404);
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(text, path).not.toContain('Rivera');
  }
});

describe('a campaign’s page', () => {
  it('lists what everybody may see and what is not over, soonest first', async () => {
    const { organization, add } = await siteCampaign();
    await add({ title: 'Later', shifts: [siteShift({ from: '2027-04-09T18:00', to: '2027-04-09T20:00' })] });
    await add({ title: 'Sooner' });
    await add({ title: 'Over', shifts: [siteShift({ from: '2027-02-09T18:00', to: '2027-02-09T20:00' })] });
    await add({ title: 'Linked', visibility: 'unlisted' });
    await add({ title: 'Inner', visibility: 'private' });
    await add({ title: 'Sketch', state: 'draft', published_at: null });
    await add({ title: 'Off', state: 'cancelled', cancelled: { act: 'a', note: null } });
    const { text, status } = await get(`/en/${organization}`);
    expect(status).toBe(200);
    expect([...text.matchAll(/<strong>(\w+)<\/strong><\/a><br>/g)].map(([, title]) => title)).toEqual([
      'Sooner',
      'Later',
    ]);
    expect((await get(`/es/${organization}`)).text).toContain('Próximos eventos');
  });

  it('says that nothing is planned where that is so', async () => {
    const { organization } = await siteCampaign();
    expect((await get(`/en/${organization}`)).text).toContain('No upcoming events');
  });
});

it('serves pictures of events, and no other file', async () => {
  const { organization, doc } = await siteCampaign();
  const file = (kind: string, type = 'image/webp') => ({
    kind,
    type,
    data: Buffer.from('picture').toString('base64'),
  });
  await doc('files/one').set(file('event_picture'));
  await doc('files/check').set(file('check_front'));
  await doc('files/page').set(file('event_picture', 'text/html'));
  const found = await get(`/picture/${organization}/one`);
  expect([found.status, found.text, found.headers.get('content-type')]).toEqual([
    200,
    'picture',
    'image/webp',
  ]);
  for (const id of ['check', 'page', 'none', '..%2Fone'])
    expect((await get(`/picture/${organization}/${id}`)).status).toBe(404);
});

it('weighs little: the script is under 10 kB and the page under 20 kB', async () => {
  const { organization, add } = await siteCampaign();
  const { text } = await get(`/en/${organization}/${await add()}`);
  const script = /src="(\/site-[\da-f]{16}\.js)"/.exec(text)?.[1] ?? '';
  const loaded = await get(script);
  expect(loaded.headers.get('cache-control')).toContain('immutable');
  expect(loaded.text.length).toBeLessThan(10_000);
  expect(text.length).toBeLessThan(20_000);
});

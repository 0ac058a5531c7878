import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { crowd } from '../../../tests/full.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { siteCampaign, siteNow, startSite } from '../../../tests/functions/site-campaign.ts';
import { calendarFeed, createCalendarFeed } from './own-feed.ts';
import { feedCacheMs, feedFetchesMax } from './serve-feed.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const early = Timestamp.fromMillis(Date.parse('2026-01-01T12:00Z'));
const zone = 'America/New_York';

/** A campaign with something in every layer, and a member with a secret address. */
async function campaignWithFeed(role: Role = 'manager') {
  const { organization, doc } = await siteCampaign();
  const uid = randomUUID();
  const membership = db.doc(`memberships/${uid}_${organization}`);
  await db.doc(`organizations/${organization}`).set({
    ...{ name: 'Rivera for Senate', require_two_factor: false, created_at: early, updated_at: early },
  });
  const fields = {
    ...{ user_id: uid, organization_id: organization, role, grants: [], member_positions: [] },
    ...{ state: 'active', suspended_at: null, full_name: 'Ana López', two_factor_enabled: false },
    ...{ deletion_requested_at: null, created_at: early, updated_at: early },
  };
  await membership.set(fields);
  await doc('event_months/2027-03').set({
    month: '2027-03',
    events: {
      forum: {
        ...{
          title: 'Forum; questions, answers',
          type: 'meeting',
          state: 'published',
          attendance: 'in_person',
        },
        ...{ place: 'Town hall', zone, from: '2027-03-14T18:00', to: '2027-03-14T20:00' },
        starts: Date.parse('2027-03-14T22:00Z'),
        ends: Date.parse('2027-03-15T00:00Z'),
        ...{ shifts: 1, capacity: 30, taken: 0, waiting: 0, in_series: false },
      },
    },
  });
  await doc('event_addresses/forum').set({ address: '9 Hidden Lane' });
  const times = { from: '2027-03-10T18:00', to: '2027-03-10T19:00', zone };
  const [starts, ends] = [Date.parse('2027-03-10T23:00Z'), Date.parse('2027-03-11T00:00Z')];
  const entry = { ...times, starts, ends, drive_before: 0, drive_after: 0, staffer: null, event_id: null };
  await doc('schedule_months/2027-03').set({
    month: '2027-03',
    entries: {
      school: { ...entry, is_private: true, title: null, kind: 'other', place: null },
      radio: { ...entry, is_private: false, title: 'Radio Amsel', kind: 'interview', place: 'Studio' },
    },
  });
  await doc('private_hours/school').set({ title: 'School play', ...times });
  await doc('tasks/own').set({
    ...{ title: 'Print lists', note: null, due_day: '2027-03-12', due_time: null, reminder: 'hour' },
    ...{ assigned_to: uid, person_id: null, repeat: 'none', due_key: '2027-03-12', repeat_date: 12 },
    ...{ state: 'open', done_at: null, done_by: null, next_id: null, created_at: early, created_by: uid },
    ...{ updated_at: early, updated_by: uid },
  });
  await doc('tasks/other').set({
    ...{ title: 'Not mine', note: null, due_day: '2027-03-12', due_time: null, reminder: 'hour' },
    ...{ assigned_to: 'somebody', person_id: null, repeat: 'none', due_key: '2027-03-12', repeat_date: 12 },
    ...{ state: 'open', done_at: null, done_by: null, next_id: null, created_at: early, created_by: uid },
    ...{ updated_at: early, updated_by: uid },
  });
  const member = {
    ...{ uid, organization, role, grants: [], fullName: 'Ana López', twoFactor: false, email: null },
  } as unknown as Parameters<ReturnType<typeof createCalendarFeed>>[0];
  const make = async () => {
    const { address } = await createCalendarFeed({ db, siteUrl: () => site.origin })(member, {
      language: 'en',
    });
    return address;
  };
  const own = (revoke = false) => calendarFeed({ db })(member, { revoke });
  return { organization, uid, doc, membership, fields, address: await make(), make, own };
}

/** An address that no other test calls from. */
const someNetwork = (): string => {
  const part = () => Math.floor(Math.random() * 250) + 1;
  return `100.${part()}.${part()}.${part()}`;
};

const get = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(address, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

it('has what its member may see, in UTC, and no address and no purpose', async () => {
  const { address } = await campaignWithFeed();
  const { status, headers, text } = await get(address);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/calendar');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  for (const line of [
    'X-WR-CALNAME:Rivera for Senate',
    'SUMMARY:Forum\\; questions\\, answers',
    // Six in the evening after clocks went forward that morning.
    'DTSTART:20270314T220000Z',
    'SUMMARY:Busy',
    'SUMMARY:Radio Amsel',
    'SUMMARY:Print lists',
    'DTSTART;VALUE=DATE:20270312',
  ])
    expect(text.replaceAll('\r\n ', '')).toContain(line);
  for (const hidden of ['Hidden Lane', 'School play', 'Not mine']) expect(text).not.toContain(hidden);
});

it('tells what it shows and since when, and never the address again', async () => {
  const { own, address } = await campaignWithFeed('canvasser');
  const answer = await own();
  expect(answer.layers).toEqual(['events']);
  expect(answer.since).toBeTypeOf('number');
  expect(JSON.stringify(answer)).not.toContain(address.split('/').at(-1));
});

it('shows a canvasser events alone', async () => {
  const { address } = await campaignWithFeed('canvasser');
  const { text } = await get(address);
  expect(text).toContain('Forum');
  for (const hidden of ['Radio Amsel', 'Busy', 'Print lists']) expect(text).not.toContain(hidden);
});

it('follows a lower role at once, whatever was kept', async () => {
  const { address, membership } = await campaignWithFeed('manager');
  expect((await get(address)).text).toContain('Radio Amsel');
  await membership.update({ role: 'canvasser' });
  const { text } = await get(address);
  expect(text).toContain('Forum');
  expect(text).not.toContain('Radio Amsel');
});

it.each([
  ['was suspended', { state: 'suspended' }],
  ['came back after the address was made', { created_at: Timestamp.fromMillis(Date.now() + 60_000) }],
])('is closed to a member who %s', async (_, change) => {
  const { address, membership } = await campaignWithFeed();
  await membership.update(change);
  expect((await get(address)).status).toBe(404);
});

it('is closed to a member who was taken out', async () => {
  const { address, membership } = await campaignWithFeed();
  expect((await get(address)).status).toBe(200);
  await membership.delete();
  expect((await get(address)).status).toBe(404);
});

it('is closed where the campaign demands a second factor that the member does not have', async () => {
  const { address, organization, membership } = await campaignWithFeed();
  await db.doc(`organizations/${organization}`).update({ require_two_factor: true });
  expect((await get(address)).status).toBe(404);
  await membership.update({ two_factor_enabled: true });
  expect((await get(address)).status).toBe(200);
});

it('works no more once it was replaced or turned off, and the new one does', async () => {
  const { address, make, own } = await campaignWithFeed();
  const next = await make();
  expect((await get(address)).status).toBe(404);
  expect((await get(next)).status).toBe(200);
  expect(await own(true)).toMatchObject({ since: null });
  expect((await get(next)).status).toBe(404);
});

it('keeps one address of forty that are made at once', async () => {
  const { make } = await campaignWithFeed();
  const made = await Promise.all(Array.from({ length: crowd(40) }, make));
  const answers = await Promise.all(made.map(async (address) => (await get(address)).status));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
});

it('answers forged addresses as if nothing were there', async () => {
  const one = await campaignWithFeed();
  const other = await campaignWithFeed();
  const secret = one.address.split('/').at(-1) ?? '';
  const statuses = [
    // The secret of one member at another's, and in another campaign.
    `${site.origin}/calendar/${one.organization}/${other.uid}/${secret}`,
    `${site.origin}/calendar/${other.organization}/${one.uid}/${secret}`,
    `${site.origin}/calendar/${one.organization}/${one.uid}/${'A'.repeat(43)}.ics`,
    `${site.origin}/calendar/${one.organization}/${one.uid}/${secret}x`,
    `${site.origin}/calendar/${one.organization}/${one.uid}/.ics`,
    `${site.origin}/calendar/..%2F..%2Fusers/${one.uid}/${secret}`,
    `${site.origin}/calendar/${one.organization}/${'x'.repeat(5_000)}/${secret}`,
  ];
  for (const address of statuses) {
    const { status, headers, text } = await get(address, { 'x-forwarded-for': someNetwork() });
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toBe('There is no calendar here.');
  }
});

it('says that nothing has changed, until something has', async () => {
  const { address, doc } = await campaignWithFeed();
  const first = await get(address);
  const tag = first.headers.get('etag') ?? '';
  site.clock.now = siteNow + 60_000;
  expect((await get(address, { 'if-none-match': tag })).status).toBe(304);
  await doc('tasks/own').update({ title: 'Print more lists' });
  site.clock.now = siteNow + feedCacheMs + 60_000;
  const next = await get(address, { 'if-none-match': tag });
  site.clock.now = siteNow;
  expect(next.status).toBe(200);
  expect(next.text).toContain('Print more lists');
});

it('answers as many fetches in an hour as programs need, and none of a thousand more', async () => {
  const { address } = await campaignWithFeed();
  const from = { 'x-forwarded-for': someNetwork() };
  for (let at = 0; at < feedFetchesMax; at += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(address, from)));
    for (const { status } of answers) expect(status).toBe(200);
  }
  const flood = await Promise.all(Array.from({ length: 40 }, () => get(address, from)));
  for (const { status, headers } of flood) {
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

it('refuses a network that tries address after address, and nobody else', async () => {
  const { address, organization, uid } = await campaignWithFeed();
  const from = { 'x-forwarded-for': someNetwork() };
  const wrong = `${site.origin}/calendar/${organization}/${uid}/${'B'.repeat(43)}.ics`;
  const statuses: number[] = [];
  for (let at = 0; at < 4; at += 1)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 20 }, async () => (await get(wrong, from)).status))),
    );
  expect(statuses.filter((status) => status === 404)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await get(address, from)).status).toBe(200);
});

import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { Stored } from '#shared/collections/define.ts';
import { defaultPreferences, fieldNights, type rsvps } from '#shared/collections/index.ts';
import { chance } from '#shared/demo/random.ts';
import { monthEntryOf } from '#shared/domain/events/month-entry.ts';
import { sumOf } from '#shared/domain/regions/night.ts';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { dueHandlers } from '../due/handlers.ts';
import { ticker } from '../due/tick.ts';
import type { Mail } from '../mail/mailer.ts';
import { outboxSender } from '../outbox/send.ts';

const zone = 'America/New_York';
const at = (iso: string) => Date.parse(iso);
const time = (iso: string) => Timestamp.fromMillis(at(iso));
const by = { created_by: 'a', updated_by: 'a' };
const stamps = { created_at: time('2026-10-01T12:00Z'), updated_at: time('2026-10-01T12:00Z'), ...by };

type SignUp = Pick<Stored<typeof rsvps>, 'state' | 'source' | 'guests'>;

/** A campaign in New Jersey with two regions, whose nights are counted from October 30, 2026 on. */
async function campaign(mailed: string[] = []) {
  const organization: string = randomUUID();
  const inside = db.doc(`organizations/${organization}`);
  await inside.set({ name: 'Rivera for Senate', created_at: stamps.created_at });
  await db.doc(`candidate_profiles/${organization}`).set({ state: 'New Jersey' });
  const region = (id: string) => ({ id, name: id, organizer: null, zips: [], weekly_shifts: 5, places: [] });
  const regions = inside.collection('field_regions').doc('current');
  await regions.set({ regions: [region('north'), region('south')], mail_to: mailed, ...stamps });
  const due = db.doc(`due/${organization}_nightly_numbers_regions`);
  await due.set({
    ...{ organization_id: organization, kind: 'nightly_numbers', ref: 'regions', about: 'nights' },
    ...{ at: time('2026-10-31T01:00Z'), since: time('2026-10-30T12:00Z'), generation: 'g' },
    ...{ lease_until: null, attempts: 0, error: null, expires_at: null },
  });
  const months = new Map<string, Record<string, unknown>>();
  const event = async (id: string, day: string, region_id: string | null, state = 'published') => {
    const shift = {
      ...{
        id: 's',
        from: `${day}T10:00`,
        to: `${day}T13:00`,
        capacity: 20,
        capacity_kind: 'target' as const,
      },
      ...{ label: null, lead: null, taken: 0, waiting: 0 },
    };
    const fields = {
      ...{ title: id, type: 'canvass', venue: null, city: null, description: null, attendance: 'in_person' },
      ...{ online_url: null, visibility: 'public', accessibility: null, accessibility_features: [] },
      ...{ accessibility_note: null, languages: null, bring: null, instructions: null, contact_name: null },
      ...{ contact_email: null, contact_phone: null, source_code: null, hosts: [], tags: [], address: null },
      ...{ pin: null, address_visibility: 'public', zone, shifts: [shift], day, region_id, state },
      ...{ starts_at: time(`${day}T14:00Z`), ends_at: time(`${day}T17:00Z`), published_at: null },
      ...{ cancelled: null, series_id: null, series_day: null, series_rule: null, is_exception: false },
      ...stamps,
    };
    await inside.collection('events').doc(id).set(fields);
    const month = day.slice(0, 7);
    // biome-ignore lint/suspicious/noExplicitAny: what a test writes is what the schema reads.
    months.set(month, { ...months.get(month), [id]: monthEntryOf(fields as any) });
    await inside
      .collection('event_months')
      .doc(month)
      .set({ month, events: months.get(month) });
  };
  const signUp = (id: string, event_id: string, one: SignUp) =>
    inside
      .collection('rsvps')
      .doc(id)
      .set({
        ...{ event_id, shift_id: 's', person_id: id, name: 'Ana', email: null, phone: null, language: null },
        ...{ ...one, needs: null, answers: [], places: 1, arrived_at: stamps.created_at, source_code: null },
        ...{ consents: [], code: 'ABCDEFGH', link_version: 0, offered_until: null, cancelled_by: null },
        ...{ confirmed_at: one.state === 'confirmed' ? stamps.created_at : null, checked_in_at: null },
        ...{ arrived_from: null, minutes: null, note: null, ...stamps },
      });
  const result = (id: string, received: string, fields: object) =>
    inside
      .collection('voter_events')
      .doc(id)
      .set({
        ...fullEvent({ kind: 'attempt', outcome: 'not_home', ...fields } as never),
        ...{ source: 'door', voter_id: id, ...fields, closes: false, happened_at: at(received), by: 'a' },
        received_at: time(received),
      });
  const mails: Mail[] = [];
  let clock = 0;
  const send = outboxSender({
    ...{ db, mayNotify: async () => null, now: () => clock },
    transport: async (mail) => {
      if (mail.to.startsWith('full-')) return { is: 'refused', permanent: false, reason: 'full' };
      mails.push(mail);
      return { is: 'accepted' };
    },
  });
  const auth = {
    getUser: async (uid: string) => ({ emailVerified: true, email: `${uid}@example.org` }) as never,
  };
  const run = ticker({
    db,
    handlers: dueHandlers({ db, auth, send, appUrl: () => 'https://app.example', siteUrl: () => '' }),
  });
  const tick = (now: string) => {
    clock = at(now);
    return run(clock);
  };
  const nights = async () =>
    (await inside.collection('field_nights').orderBy('day').get()).docs.map((one) =>
      fieldNights.schema.parse(one.data()),
    );
  const next = async () => (await due.get()).get('at')?.toDate().toISOString();
  return { organization, inside, regions, event, signUp, result, tick, nights, next, mails };
}

it('counts a night once, at nine by the campaign’s clocks, also across the change of clocks and a day late', async () => {
  const { tick, nights, next } = await campaign();
  await tick('2026-10-31T00:59Z');
  expect(await nights()).toEqual([]);
  await Promise.all(['2026-10-31T01:00Z', '2026-10-31T01:00Z', '2026-10-31T01:01Z'].map(tick));
  expect((await nights()).map(({ day }) => day)).toEqual(['2026-10-30']);
  // Clocks go back on November 1: that night is an hour later in UTC.
  await tick('2026-11-01T01:00Z');
  expect(await next()).toBe('2026-11-02T02:00:00.000Z');
  // The tick stands still for two nights.
  await tick('2026-11-03T15:00Z');
  expect((await nights()).map(({ day }) => day)).toEqual([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ]);
  expect(await next()).toBe('2026-11-04T02:00:00.000Z');
});

it('comes to what a count of everything comes to, by region', async () => {
  const { event, signUp, result, inside, tick, nights } = await campaign();
  const days = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03'];
  const homes = ['north', 'south', null, 'gone'] as const;
  const draw = chance(29);
  const expected = new Map<string | null, ReturnType<typeof sumOf>>();
  const of = (home: string | null) => {
    const key = home === 'gone' ? null : home;
    const known = expected.get(key) ?? sumOf([]);
    expected.set(key, known);
    return known;
  };
  for (const home of ['north', 'south', null] as const) of(home);
  const writes: Promise<unknown>[] = [];
  for (const [at, day] of days.entries())
    for (const home of homes) {
      await event(`${home}-${at}`, day, home);
      for (let number = 0; number < 12; number += 1) {
        const state = draw.pick([
          'registered',
          'confirmed',
          'attended',
          'missed',
          'cancelled',
          'waiting',
        ] as const);
        const source = state === 'attended' && draw.happens(0.3) ? 'walk_in' : 'staff';
        const guests = draw.int(0, 2);
        writes.push(signUp(`${home}-${at}-${number}`, `${home}-${at}`, { state, source, guests }));
        const has = source !== 'walk_in' && !['cancelled', 'waiting'].includes(state);
        if (at === 0) {
          if (has) of(home).scheduled += 1 + guests;
          if (state === 'confirmed') of(home).confirmed += 1 + guests;
          if (state === 'attended') of(home).shown += 1 + guests;
        } else if (at <= 3 && has) of(home).ahead[at - 1] = (of(home).ahead[at - 1] ?? 0) + 1 + guests;
      }
    }
  // Turfs of a region, of a launch in one, and of none; and a list whose name is no document's.
  const turf = (id: string, fields: object) => inside.collection('turfs').doc(id).set(fields);
  await turf('own', { region_id: 'north', event_id: 'south-0' });
  await turf('launched', { event_id: 'south-0' });
  await turf('nobodys', {});
  const lists = { own: 'north', launched: 'south', nobodys: null, 'a/b': null, none: null } as const;
  for (const [list_id, home] of Object.entries(lists))
    for (let number = 0; number < 10; number += 1) {
      const id = `${list_id.replace('/', '-')}-${number}`;
      const outcome = draw.pick(['not_home', 'canvassed', 'refused'] as const);
      writes.push(result(id, '2026-10-30T20:00Z', { list_id, outcome }));
      of(home).attempts += 1;
      if (outcome !== 'not_home') of(home).contacts += 1;
      if (number < 3)
        for (const again of ['', '-again'])
          writes.push(
            result(`${id}-s${again}`, '2026-10-30T21:00Z', {
              list_id,
              kind: 'support',
              outcome: null,
              score: 1,
              voter_id: id,
            }),
          );
      if (number < 3) of(home).ids += 1;
    }
  // Taken back, before last night, and after this one.
  writes.push(result('wrong', '2026-10-30T20:00Z', { list_id: 'own', outcome: 'canvassed' }));
  writes.push(result('back', '2026-10-30T20:05Z', { list_id: 'own', outcome: null, undoes: 'wrong' }));
  writes.push(result('before', '2026-10-30T01:00Z', { list_id: 'own' }));
  writes.push(result('after', '2026-10-31T01:00:00.001Z', { list_id: 'own' }));
  await Promise.all(writes);
  await tick('2026-10-31T01:05Z');
  const [night] = await nights();
  expect(night?.is_partial).toBe(false);
  expect(night?.regions.map(({ name: _, organizer: __, id, ...numbers }) => [id, numbers])).toEqual([
    ...expected,
  ]);
});

it('mails a night to whoever chose it, once, and to nobody who may not see it any more', async () => {
  const uids = ['a', 'b', 'c', 'full'].map((one) => `${one}-${randomUUID()}`);
  const { organization, event, signUp, tick, mails, regions, nights, next } = await campaign(uids);
  for (const [number, uid] of uids.entries()) {
    const role = number === 2 ? 'user' : 'field';
    await db.doc(`memberships/${uid}_${organization}`).set({
      ...{
        user_id: uid,
        organization_id: organization,
        full_name: uid,
        role,
        grants: [],
        member_positions: [],
      },
      ...{ two_factor_enabled: false, deletion_requested_at: null, state: 'active', suspended_at: null },
      ...{ created_at: stamps.created_at, updated_at: stamps.updated_at },
    });
    await db.doc(`user_preferences/${uid}`).set({
      ...{ user_id: uid, organization_id: organization, ...defaultPreferences, email_notifications: true },
      ...{ created_at: stamps.created_at, updated_at: stamps.updated_at },
    });
  }
  await event('canvass', '2026-10-30', 'north');
  await signUp('ana', 'canvass', { state: 'attended', source: 'staff', guests: 1 });
  await Promise.all([tick('2026-10-31T01:00Z'), tick('2026-10-31T01:00Z')]);
  // A mailbox that takes nothing for hours keeps nobody else's nights from being counted.
  expect(await next()).toMatch(/^2026-10-31T01:15/);
  for (let minutes = 0; minutes < 300; minutes += 15)
    await tick(new Date(at('2026-10-31T01:01Z') + minutes * 60_000).toISOString());
  expect((await nights()).length).toBe(1);
  expect(mails.map(({ to }) => to)).toEqual(uids.slice(0, 2).map((uid) => `${uid}@example.org`));
  expect(mails[0]?.subject).toBe('Nightly numbers for Friday, October 30');
  expect(mails[0]?.text).toContain('All regions\nScheduled 2, confirmed 0, shown 2');
  expect(mails[0]?.link).toMatch(/organizing\/nights/);
  await tick('2026-11-01T01:00Z');
  expect((await nights()).length).toBe(2);
  await regions.update({ regions: [] });
  await tick('2026-11-02T02:00Z');
  expect([(await nights()).length, await next()]).toEqual([2, undefined]);
});

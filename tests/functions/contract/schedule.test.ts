import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { appointments } from '#shared/collections/appointments.ts';
import { due } from '#shared/collections/due.ts';
import { events } from '#shared/collections/events.ts';
import { people } from '#shared/collections/people.ts';
import { privateHours } from '#shared/collections/private-hours.ts';
import { monthAppointmentsMax, scheduleMonths } from '#shared/collections/schedule-months.ts';
import {
  memberRequestsMax,
  openRequestsMax,
  scheduleRequests,
} from '#shared/collections/schedule-requests.ts';
import { scheduleSettings } from '#shared/collections/schedule-settings.ts';
import { entryOf, privateEntry } from '#shared/domain/schedule/schedule-entry.ts';
import { changeEventState } from '#shared/usecases/events/event-state.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { decideAppointment } from '#shared/usecases/schedule/decide-appointment.ts';
import {
  freedMax,
  prepareFreedHours,
  prepareReturnedHours,
} from '#shared/usecases/schedule/free-candidate.ts';
import { keepPrivateHours, protectTime } from '#shared/usecases/schedule/protect-time.ts';
import { switchPublicRequests } from '#shared/usecases/schedule/public-requests.ts';
import { saveAppointment } from '#shared/usecases/schedule/save-appointment.ts';
import { personRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const made = { created_at: moment(0), created_by: 'a', updated_at: moment(0), updated_by: 'a' };
const zone = 'America/New_York';
const times = (from = '2027-03-09T10:00', to = '2027-03-09T11:00', more: object = {}) => ({
  ...{ from, to, zone, ...more },
});
const base = { id: 'coffee', mode: 'request', over: null, times: times() };
const fields = { title: 'Coffee with nurses', kind: 'meeting' };
const requestOf = (more: object = {}) => saveAppointment.endpoint.request.parse({ ...base, fields, ...more });
const edit = (id: string, changed: object, more: object = {}) =>
  requestOf({ id, mode: 'edit', fields: changed, times: null, ...more });
const decision = (change: object, seen = 'requested', id = 'coffee') =>
  decideAppointment.endpoint.request.parse({ id, seen, change });
const accept = (over: string | null = null, seen = times()) => decision({ is: 'accept', over, times: seen });

const shift = {
  ...{ id: 's', from: '2027-03-09T10:00', to: '2027-03-09T11:00', capacity: null },
  ...{ capacity_kind: 'target' as const, label: null, lead: null, taken: 0, waiting: 0 },
};
const eventOn = (day: string, title: string) => ({
  ...{ title, type: 'meeting' as const, description: null, attendance: 'in_person' as const },
  ...{ online_url: null, visibility: 'public' as const, accessibility: null, accessibility_features: [] },
  ...{ accessibility_note: null, languages: null, bring: null, instructions: null, contact_name: null },
  ...{ contact_email: null, contact_phone: null, hosts: [], tags: [], source_code: null, venue: null },
  ...{ city: null, address: null, address_visibility: 'public' as const, zone, shifts: [shift] },
  ...{ starts_at: moment(0), ends_at: moment(0), day, state: 'published' as const, published_at: null },
  ...{ cancelled: null, series_id: null, series_day: null, series_rule: null, is_exception: false },
  ...{ created_at: moment(0), created_by: 'a', updated_at: moment(0), updated_by: 'a' },
});

/** What somebody asked for. */
const requested = {
  ...{ ...fields, kind: 'meeting' as const, ...times(), place: null, address: null, drive_before: 0 },
  ...{ drive_after: 0, staffer: null, contact_name: 'Ana López', contact_phone: null, press_note: null },
  ...{ press: 'unknown' as const, expected: null, talking_points: null, positions: [], notes: null },
  ...{ event_id: null, person_id: null, requester: 'Ana López', requester_email: 'ana@example.org' },
  ...{ starts_at: moment(0), ends_at: moment(0), day: '2027-03-09', state: 'requested' as const },
  ...{ decision: null, over: null, ...made },
};

async function campaign(options: { isMemoryAlone?: boolean } = {}) {
  const stores = bothStores(options);
  const { organization, seedMember, contexts } = stores;
  const began = Date.now() - 3_600_000;
  let calls = 0;
  const as = (role: Role = 'manager') => {
    calls += 1;
    return { by: `${role}-${organization}`, at: began + calls * 1_000, role };
  };
  for (const role of ['manager', 'finance', 'field', 'user', 'canvasser'] as const)
    await seedMember(`${role}-${organization}`, role);
  const { read } = contexts(as()).memory;
  const all = () => read.find(appointments, {});
  const requests = async () => Object.keys((await read.get(scheduleRequests, 'open'))?.requests ?? {});
  const entries = async () =>
    Object.assign({}, ...(await read.find(scheduleMonths, {})).map((month) => month.entries));
  /** Whatever takes time is in the month of its day and nowhere else, as it is. */
  const isListed = async () => {
    const accepted = (await all()).filter(({ state }) => state === 'accepted');
    const away = await read.find(privateHours, {});
    expect(await entries()).toEqual(
      Object.fromEntries([
        ...accepted.map(({ id, ...one }) => [id, entryOf(one)]),
        ...away.map(({ id, ...one }) => [id, privateEntry(one)]),
      ]),
    );
    const open = (await all()).filter(({ state }) => state === 'requested').map(({ id }) => id);
    expect((await requests()).toSorted()).toEqual(open.toSorted());
  };
  return { ...stores, as, read, all, requests, entries, isListed };
}

describe('a request for the candidate’s time', () => {
  it('waits, is accepted, and goes back, each time in one list alone', async () => {
    const { call, as, compare, all, isListed, requests, entries } = await campaign();
    const options = { ...as('user'), callId: 'one' };
    for (const _ of ['first', 'again'])
      expect(await call(saveAppointment, requestOf(), options)).toEqual({ answer: {} });
    expect(await call(saveAppointment, requestOf(), as())).toMatchObject({ refused: 'call.replayed' });
    expect(await requests()).toEqual(['coffee']);
    await isListed();
    await call(decideAppointment, accept(), as());
    expect(Object.keys(await entries())).toEqual(['coffee']);
    await isListed();
    await call(decideAppointment, decision({ is: 'reopen' }, 'accepted'), as());
    await isListed();
    await call(decideAppointment, decision({ is: 'decline', reason: 'Debate that week' }), as());
    expect(await all()).toMatchObject([{ state: 'declined', decision: { reason: 'Debate that week' } }]);
    await isListed();
    await compare();
  });

  it('of the public form has whoever asked told a minute after a decision, and of no declined machine', async () => {
    const { call, as, read, organization, seed } = await campaign();
    const dueOf = (id: string) => read.get(due, `${organization}_schedule_request_${id}`);
    const byForm = (hold: 'work' | null) => ({
      ...requested,
      form: { language: 'en' as const, hold },
    });
    for (const [id, hold] of [
      ['person', null],
      ['machine', 'work'],
    ] as const)
      await seed(appointments, id, byForm(hold));
    await seed(appointments, 'team', requested);
    const options = as();
    for (const id of ['person', 'machine', 'team'])
      await call(decideAppointment, decision({ is: 'decline', reason: null }, 'requested', id), options);
    expect((await dueOf('person'))?.at?.toMillis()).toBe(options.at + 60_000);
    expect([await dueOf('machine'), await dueOf('team')]).toEqual([null, null]);
    await call(decideAppointment, decision({ is: 'reopen' }, 'declined', 'machine'), as());
    expect(await dueOf('machine')).toBeNull();
    const surrogate = { is: 'surrogate', name: 'Sam', member: null, reason: null };
    await call(decideAppointment, decision(surrogate, 'requested', 'machine'), as());
    expect(await dueOf('machine')).not.toBeNull();
  });

  it('of the public form has whoever asked told that an accepted time moved or its event is off', async () => {
    const { call, as, read, organization, seed, compare } = await campaign();
    const dueOf = () => read.get(due, `${organization}_schedule_request_person`);
    await seed(appointments, 'person', { ...requested, form: { language: 'en' as const, hold: null } });
    await seed(events, 'forum', eventOn('2027-03-09', 'Forum'));
    const booking = { is: 'accept', over: null, times: times() };
    await call(decideAppointment, decision(booking, 'requested', 'person'), as());
    const at = async () => (await dueOf())?.at?.toMillis();
    const first = await at();
    await call(saveAppointment, edit('person', { title: 'Tea', event_id: 'forum' }), as());
    expect(await at()).toBe(first);
    const moving = as();
    const later = times('2027-03-10T08:00', '2027-03-10T09:00');
    await call(saveAppointment, edit('person', {}, { times: later }), moving);
    expect(await at()).toBe(moving.at + 60_000);
    const cancelling = as();
    const off = { id: 'forum', scope: 'one', change: { is: 'cancel', act: 'rain', note: null } };
    await call(changeEventState, changeEventState.endpoint.request.parse(off), cancelling);
    expect(await at()).toBe(cancelling.at + 60_000);
    await compare();
  });

  it('of the public form is forgotten with whoever asked, by name and address', async () => {
    const { call, as, seed, read } = await campaign();
    const ana = personRecord({ name: 'Ana López', emails: ['ana@example.org'] });
    await seed(people, 'ana', people.schema.parse(ana));
    const form = { language: 'en' as const, hold: null };
    await seed(appointments, 'hers', { ...requested, contact_name: 'ana lopez', form });
    await seed(appointments, 'another', { ...requested, contact_name: 'Ben López', form });
    await call(deletePerson, deletePerson.endpoint.request.parse({ personId: 'ana' }), as());
    expect(await read.get(appointments, 'hers')).toMatchObject({ requester_email: null, contact_name: null });
    expect(await read.get(appointments, 'another')).toMatchObject({ contact_name: 'Ben López' });
  });

  it('is given to a surrogate, and takes no time of the candidate', async () => {
    const { call, as, all, isListed } = await campaign();
    await call(saveAppointment, requestOf({ mode: 'book' }), as());
    const given = { is: 'surrogate', name: 'Mayor Osei', member: null, reason: null };
    await call(decideAppointment, decision(given, 'accepted'), as());
    expect(await all()).toMatchObject([{ state: 'surrogate', decision: { surrogate: 'Mayor Osei' } }]);
    await isListed();
    expect(
      await call(decideAppointment, decision({ ...given, member: 'nobody' }, 'surrogate'), as()),
    ).toMatchObject({ refused: 'schedule.decided' });
  });

  it('is decided once: the second of two decisions is refused', async () => {
    const { call, as } = await campaign();
    await call(saveAppointment, requestOf(), as('user'));
    await call(decideAppointment, accept(), as());
    for (const change of [
      { is: 'accept', over: null, times: times() },
      { is: 'decline', reason: null },
    ])
      expect(await call(decideAppointment, decision(change), as())).toMatchObject({
        refused: 'schedule.decided',
      });
  });

  it('is changed by whoever asked until it is decided, and by nobody else who only asks', async () => {
    const { call, as, all, isListed } = await campaign();
    await call(saveAppointment, requestOf(), as('user'));
    expect(await call(saveAppointment, edit('coffee', { title: 'Mine' }), as('field'))).toMatchObject({
      refused: 'request.notAllowed',
    });
    await call(saveAppointment, edit('coffee', { place: 'Diner' }), as('user'));
    await call(saveAppointment, edit('coffee', { notes: 'Ask about shifts' }), as());
    expect(await all()).toMatchObject([{ place: 'Diner', notes: 'Ask about shifts', title: fields.title }]);
    await isListed();
    await call(decideAppointment, accept(), as());
    expect(await call(saveAppointment, edit('coffee', { place: 'Bar' }), as('user'))).toMatchObject({
      refused: 'schedule.decided',
    });
    expect(await call(saveAppointment, requestOf({ id: 'b', mode: 'book' }), as('field'))).toMatchObject({
      refused: 'request.notAllowed',
    });
  });

  it('is taken of one member up to the limit, of a campaign up to its own, and none beyond', async () => {
    const { call, as, seed, requests } = await campaign({ isMemoryAlone: true });
    await call(saveAppointment, requestOf({ id: 'r' }), as('user'));
    for (let at = 1; at < memberRequestsMax; at += 1)
      await call(saveAppointment, requestOf({ id: `u${at}` }), as('user'));
    expect(await call(saveAppointment, requestOf({ id: 'one-more' }), as('user'))).toMatchObject({
      refused: 'schedule.ownRequestsFull',
    });
    const request = {
      ...{ title: 'X', kind: 'other' as const, place: null, ...times(), starts: 1, ends: 2 },
      ...{ requester: null, by: 'b', on: '2027-03-01' },
    };
    await seed(scheduleRequests, 'open', {
      requests: Object.fromEntries(
        Array.from({ length: openRequestsMax - 1 }, (_, at) => [`s${at}`, request]),
      ),
    });
    expect(await call(saveAppointment, requestOf({ id: 'last' }), as())).toEqual({ answer: {} });
    expect(await call(saveAppointment, requestOf({ id: 'beyond' }), as())).toMatchObject({
      refused: 'schedule.requestsFull',
    });
    expect(await requests()).toHaveLength(openRequestsMax);
  });

  it('names nobody and nothing that is not of this campaign', async () => {
    const { call, as } = await campaign();
    for (const [changed, refused] of [
      [{ staffer: 'stranger' }, 'schedule.stafferGone'],
      [{ person_id: 'stranger' }, 'schedule.personGone'],
      [{ event_id: 'nothing' }, 'events.gone'],
      [{ positions: ['nothing'] }, 'schedule.positionGone'],
    ] as const)
      expect(
        await call(saveAppointment, requestOf({ fields: { ...fields, ...changed } }), as()),
      ).toMatchObject({ refused });
  });

  it('takes no field that is not its own, and none beyond its length', () => {
    const takes = (more: object) =>
      saveAppointment.endpoint.request.safeParse({ ...base, fields: { ...fields, ...more } }).success;
    expect(takes({ drive_before: 600, positions: ['a', 'b', 'c', 'd', 'e'] })).toBe(true);
    for (const more of [
      { state: 'accepted' },
      { decision: null },
      { drive_before: 601 },
      { drive_before: -1 },
      { positions: ['a', 'b', 'c', 'd', 'e', 'f'] },
      { title: 'x'.repeat(101) },
      { notes: 'x'.repeat(2_001) },
      { contact_phone: 'call me' },
      { requester_email: 'A@B.example' },
    ])
      expect(takes(more)).toBe(false);
    expect(takes({ title: '<img src=x onerror=alert(1)>' })).toBe(true);
  });
});

describe('the candidate’s day', () => {
  const book = (id: string, from: string, to: string, more: object = {}) =>
    requestOf({ id, mode: 'book', times: times(from, to), ...more });

  it('has nothing twice at the same time without a reason, which stays with it', async () => {
    const { call, as, all, isListed } = await campaign();
    await call(saveAppointment, book('a', '2027-03-09T10:00', '2027-03-09T11:00'), as());
    const over = book('b', '2027-03-09T10:59', '2027-03-09T12:00');
    expect(await call(saveAppointment, over, as())).toMatchObject({ refused: 'schedule.conflict' });
    expect(await call(saveAppointment, { ...over, over: 'Leaves early' }, as())).toEqual({ answer: {} });
    expect((await all()).find(({ id }) => id === 'b')).toMatchObject({ over: 'Leaves early' });
    // Across midnight and months, and in a zone in which it is another day.
    await call(saveAppointment, book('c', '2027-03-31T23:00', '2027-04-01T01:00'), as());
    const west = book('d', '2027-03-31T21:30', '2027-03-31T22:30', {
      times: times('2027-03-31T21:30', '2027-03-31T22:30', { zone: 'America/Los_Angeles' }),
    });
    expect(await call(saveAppointment, west, as())).toMatchObject({ refused: 'schedule.conflict' });
    await isListed();
  });

  it('is opened and closed by schedulers alone, beside the hours for calls', async () => {
    const { call, as, read } = await campaign();
    const open = (isOpen: boolean) => ({ isOpen, zone });
    const settings = () => read.get(scheduleSettings, 'current');
    expect(await call(switchPublicRequests, open(true), as('field'))).toMatchObject({
      refused: 'request.notAllowed',
    });
    expect(await settings()).toBeNull();
    for (const _ of ['once', 'again']) await call(switchPublicRequests, open(true), as());
    expect(await settings()).toMatchObject({ takes_requests: true, revision: 1, zone, protected: [] });
    const hours = protectTime.endpoint.request.parse({ seen: 1, zone, protected: [] });
    await call(protectTime, hours, as());
    expect(await settings()).toMatchObject({ takes_requests: true, revision: 2 });
    await call(switchPublicRequests, open(false), as());
    expect(await settings()).toMatchObject({ takes_requests: false, revision: 3 });
  });

  it('keeps call time free, unless somebody says why not', async () => {
    const { call, as } = await campaign();
    const week = [{ id: 'tue', weekday: 2, from: '16:00', to: '18:00', label: null }];
    const protect = (seen: number, protectedWeek: object[] = week) =>
      protectTime.endpoint.request.parse({ seen, zone, protected: protectedWeek });
    await call(protectTime, protect(0), as());
    expect(await call(protectTime, protect(0), as())).toMatchObject({ refused: 'schedule.changed' });
    expect(await call(protectTime, protect(1, [{ ...week[0], from: '18:00' }]), as())).toMatchObject({
      refused: 'schedule.ends',
    });
    const late = book('a', '2027-03-09T15:00', '2027-03-09T15:50', {
      fields: { ...fields, drive_after: 15 },
    });
    expect(await call(saveAppointment, late, as())).toMatchObject({ refused: 'schedule.conflict' });
    const calls = book('c', '2027-03-09T16:00', '2027-03-09T17:00', {
      fields: { ...fields, kind: 'call_time' },
    });
    expect(await call(saveAppointment, calls, as())).toEqual({ answer: {} });
  });

  it('moves to another zone at the same time on the wall, and to 3:30 where clocks skip 2:30', async () => {
    const { call, as, all, isListed } = await campaign();
    await call(saveAppointment, book('a', '2027-03-09T18:00', '2027-03-09T19:00'), as());
    const moved = edit(
      'a',
      {},
      { times: times('2027-03-09T18:00', '2027-03-09T19:00', { zone: 'America/Chicago' }) },
    );
    await call(saveAppointment, moved, as());
    expect((await all())[0]?.starts_at.toMillis()).toBe(Date.parse('2027-03-10T00:00:00Z'));
    await call(
      saveAppointment,
      edit('a', {}, { times: times('2027-03-14T02:30', '2027-03-14T03:00') }),
      as(),
    );
    expect(await all()).toMatchObject([
      { from: '2027-03-14T03:30', to: '2027-03-14T04:00', day: '2027-03-14' },
    ]);
    await isListed();
    for (const [from, to, refused] of [
      ['2027-03-14T05:00', '2027-03-14T05:00', 'schedule.ends'],
      ['2027-03-14T05:00', '2027-03-15T05:01', 'schedule.long'],
    ] as const)
      expect(await call(saveAppointment, edit('a', {}, { times: times(from, to) }), as())).toMatchObject({
        refused,
      });
  });

  it('tells nobody what private hours are for, and books over them only with a reason', async () => {
    const { call, as, read, entries, isListed, compare } = await campaign();
    const away = { id: 'away', title: 'Daughter’s recital', times: times() };
    const keep = (more: object = {}) => keepPrivateHours.endpoint.request.parse({ ...away, ...more });
    await call(keepPrivateHours, keep(), as());
    expect(JSON.stringify(await entries())).not.toContain('recital');
    expect(await call(saveAppointment, requestOf({ mode: 'book' }), as())).toMatchObject({
      refused: 'schedule.conflict',
    });
    await call(keepPrivateHours, keep({ times: times('2027-04-01T10:00', '2027-04-01T12:00') }), as());
    await isListed();
    await call(keepPrivateHours, keep({ times: null }), as());
    expect(await read.find(scheduleMonths, {})).toEqual([]);
    expect(await call(keepPrivateHours, keep({ times: null }), as())).toMatchObject({
      refused: 'schedule.gone',
    });
    await compare();
  });

  it('has room for so many in a month, and none beyond', async () => {
    const { call, as, seed } = await campaign({ isMemoryAlone: true });
    await call(saveAppointment, book('a', '2027-03-09T10:00', '2027-03-09T11:00'), as());
    const entry = { ...privateEntry(times('2027-03-01T10:00', '2027-03-01T11:00')) };
    await seed(scheduleMonths, '2027-03', {
      month: '2027-03',
      entries: Object.fromEntries(
        Array.from({ length: monthAppointmentsMax - 1 }, (_, at) => [`s${at}`, entry]),
      ),
    });
    expect(await call(saveAppointment, book('b', '2027-03-19T10:00', '2027-03-19T11:00'), as())).toEqual({
      answer: {},
    });
    expect(
      await call(saveAppointment, book('c', '2027-03-20T10:00', '2027-03-20T11:00'), as()),
    ).toMatchObject({ refused: 'schedule.monthFull' });
  });
});

it('frees the candidate’s hours of an event that is cancelled, and gives back those alone', async () => {
  const { call, as, seed, all, isListed, contexts } = await campaign();
  for (const id of ['forum', 'rally']) await seed(events, id, eventOn('2027-03-09', id));
  const linked = (id: string, event: string, day: string) =>
    requestOf({
      ...{ id, mode: 'book', fields: { ...fields, event_id: event } },
      times: times(`${day}T10:00`, `${day}T11:00`),
    });
  await call(saveAppointment, linked('a', 'forum', '2027-03-09'), as());
  await call(saveAppointment, linked('b', 'forum', '2027-04-09'), as());
  await call(saveAppointment, linked('c', 'rally', '2027-03-10'), as());
  const inBoth = async (prepare: typeof prepareFreedHours | typeof prepareReturnedHours, act: string) => {
    const { server, memory } = contexts(as());
    for (const context of [server, memory])
      await context.tx(async (store) => {
        const hours = await prepare(store, context, ['forum', 'other'], act);
        if (typeof hours === 'function') hours();
        else hours.save();
      });
  };
  // By hand, for a reason of its own: it stays cancelled.
  await call(decideAppointment, decision({ is: 'cancel', reason: 'Ill' }, 'accepted', 'b'), as());
  await inBoth(prepareFreedHours, 'rain');
  const states = async () => Object.fromEntries((await all()).map(({ id, state }) => [id, state]));
  expect(await states()).toEqual({ a: 'cancelled', b: 'cancelled', c: 'accepted' });
  await isListed();
  await inBoth(prepareReturnedHours, 'another');
  expect(await states()).toMatchObject({ a: 'cancelled' });
  await inBoth(prepareReturnedHours, 'rain');
  expect(await states()).toEqual({ a: 'accepted', b: 'cancelled', c: 'accepted' });
  await isListed();
});

it('frees the hour with the event that is called off, and books it again where that is undone', async () => {
  const { call, as, seed, all, isListed } = await campaign();
  await seed(events, 'forum', eventOn('2027-03-09', 'Forum'));
  const booked = { id: 'a', mode: 'book', fields: { ...fields, event_id: 'forum' } };
  await call(saveAppointment, requestOf(booked), as());
  const change = (change: object) =>
    call(
      changeEventState,
      changeEventState.endpoint.request.parse({ id: 'forum', scope: 'one', change }),
      as(),
    );
  expect(await change({ is: 'cancel', act: 'rain', note: null })).toEqual({ answer: { dates: 1 } });
  expect(await all()).toMatchObject([{ state: 'cancelled', decision: { act: 'rain' } }]);
  await isListed();
  expect(await change({ is: 'restore' })).toEqual({ answer: { dates: 1 } });
  expect(await all()).toMatchObject([{ state: 'accepted', decision: { act: null } }]);
  await isListed();
});

it('keeps private hours that somebody asks for the candidate’s time under the id of, and the other way round', async () => {
  const { call, as, isListed, contexts } = await campaign();
  const away = { id: 'away', title: 'Recital', times: times() };
  await call(keepPrivateHours, keepPrivateHours.endpoint.request.parse(away), as());
  expect(await call(saveAppointment, requestOf({ id: 'away' }), as('user'))).toMatchObject({
    refused: 'request.badBody',
  });
  await call(saveAppointment, requestOf(), as('user'));
  const taken = keepPrivateHours.endpoint.request.parse({ ...away, id: 'coffee' });
  expect(await call(keepPrivateHours, taken, as())).toMatchObject({ refused: 'request.badBody' });
  await isListed();
  expect(await contexts(as()).memory.read.get(privateHours, 'away')).toMatchObject({ title: 'Recital' });
});

it('accepts no other time than the one that was looked at', async () => {
  const { call, as, all } = await campaign();
  await call(saveAppointment, requestOf(), as('user'));
  const moved = times('2027-03-13T08:00', '2027-03-13T09:00');
  await call(saveAppointment, edit('coffee', {}, { times: moved }), as('user'));
  expect(await call(decideAppointment, accept(), as())).toMatchObject({ refused: 'schedule.moved' });
  expect(await all()).toMatchObject([{ state: 'requested' }]);
  expect(await call(decideAppointment, accept(null, moved), as())).toEqual({ answer: {} });
});

it('asks for a reason of its own where a booked time moves onto something else', async () => {
  const { call, as } = await campaign();
  const book = (id: string, from: string, to: string, over: string | null = null) =>
    requestOf({ id, mode: 'book', over, times: times(from, to) });
  await call(saveAppointment, book('a', '2027-03-09T10:00', '2027-03-09T11:00'), as());
  await call(saveAppointment, book('b', '2027-03-09T10:00', '2027-03-09T11:00', 'Short'), as());
  await call(saveAppointment, book('c', '2027-03-10T10:00', '2027-03-10T11:00'), as());
  const move = edit('b', {}, { times: times('2027-03-10T10:00', '2027-03-10T11:00') });
  expect(await call(saveAppointment, move, as())).toMatchObject({ refused: 'schedule.conflict' });
  // Where it stays, its reason does too.
  expect(await call(saveAppointment, edit('b', { notes: 'Bring the flyers' }), as())).toEqual({ answer: {} });
});

it('restores an event whose month is full, and says that the hour could not be given back', async () => {
  const { call, as, seed, all, read } = await campaign({ isMemoryAlone: true });
  await seed(events, 'forum', eventOn('2027-03-09', 'Forum'));
  const booked = { id: 'a', mode: 'book', fields: { ...fields, event_id: 'forum' } };
  await call(saveAppointment, requestOf(booked), as());
  const change = (change: object) =>
    call(
      changeEventState,
      changeEventState.endpoint.request.parse({ id: 'forum', scope: 'one', change }),
      as(),
    );
  await change({ is: 'cancel', act: 'rain', note: null });
  const entry = privateEntry(times('2027-03-01T10:00', '2027-03-01T11:00'));
  const full = Array.from({ length: monthAppointmentsMax }, (_, at) => [`s${at}`, entry]);
  await seed(scheduleMonths, '2027-03', { month: '2027-03', entries: Object.fromEntries(full) });
  expect(await change({ is: 'restore' })).toEqual({ answer: { dates: 1, hoursLeft: 1 } });
  expect(await read.get(events, 'forum')).toMatchObject({ cancelled: null });
  expect(await all()).toMatchObject([{ id: 'a', state: 'cancelled' }]);
});

it('gives back the last hour for which a month has room', async () => {
  const { call, as, seed, all } = await campaign({ isMemoryAlone: true });
  await seed(events, 'forum', eventOn('2027-03-09', 'Forum'));
  await call(
    saveAppointment,
    requestOf({ id: 'a', mode: 'book', fields: { ...fields, event_id: 'forum' } }),
    as(),
  );
  const change = (change: object) =>
    call(
      changeEventState,
      changeEventState.endpoint.request.parse({ id: 'forum', scope: 'one', change }),
      as(),
    );
  await change({ is: 'cancel', act: 'rain', note: null });
  const entry = privateEntry(times('2027-03-01T10:00', '2027-03-01T11:00'));
  const most = Array.from({ length: monthAppointmentsMax - 1 }, (_, at) => [`s${at}`, entry]);
  await seed(scheduleMonths, '2027-03', { month: '2027-03', entries: Object.fromEntries(most) });
  expect(await change({ is: 'restore' })).toEqual({ answer: { dates: 1 } });
  expect(await all()).toMatchObject([{ id: 'a', state: 'accepted' }]);
});

it('frees as many hours of an event as one press may, and refuses one more instead of leaving some', async () => {
  const { call, as, seed, all } = await campaign({ isMemoryAlone: true });
  await seed(events, 'forum', eventOn('2027-03-09', 'Forum'));
  await call(
    saveAppointment,
    requestOf({ id: 'a', mode: 'book', fields: { ...fields, event_id: 'forum' } }),
    as(),
  );
  const [first] = await all();
  if (!first) throw new Error('Nothing was booked.');
  const { id: _, ...stored } = first;
  const add = (at: number) => seed(appointments, `z${String(at).padStart(3, '0')}`, stored);
  for (let at = 1; at < freedMax; at += 1) await add(at);
  const change = (change: object) =>
    call(
      changeEventState,
      changeEventState.endpoint.request.parse({ id: 'forum', scope: 'one', change }),
      as(),
    );
  await add(freedMax);
  expect(await change({ is: 'cancel', act: 'rain', note: null })).toMatchObject({
    refused: 'schedule.manyHours',
  });
  await call(decideAppointment, decision({ is: 'cancel', reason: null }, 'accepted', 'z200'), as());
  expect(await change({ is: 'cancel', act: 'rain', note: null })).toEqual({ answer: { dates: 1 } });
  expect((await all()).filter(({ state }) => state === 'accepted')).toEqual([]);
});

it('forgets who asked for the candidate’s time where that person is deleted, and keeps the appointment', async () => {
  const { call, as, seed, all, read, compare } = await campaign();
  await seed(people, 'ana', people.schema.parse({ ...personRecord({ name: 'Ana' }), facets: [], ...made }));
  const named = { ...fields, person_id: 'ana', requester: 'Ana López', requester_email: 'ana@example.org' };
  await call(saveAppointment, requestOf({ fields: named }), as());
  await call(saveAppointment, requestOf({ id: 'other', fields }), as());
  expect(await call(deletePerson, { personId: 'ana' }, as())).toEqual({ answer: { success: true } });
  expect(await all()).toMatchObject([
    { id: 'coffee', title: 'Coffee with nurses', person_id: null, requester: null, requester_email: null },
    { id: 'other' },
  ]);
  const open = await read.get(scheduleRequests, 'open');
  expect(open?.requests).toMatchObject({ coffee: { requester: null }, other: {} });
  await compare();
});

import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import { activity } from '#shared/collections/activity.ts';
import { eventAddresses } from '#shared/collections/event-addresses.ts';
import { eventCosts } from '#shared/collections/event-costs.ts';
import { eventMonths, monthEventsMax } from '#shared/collections/event-months.ts';
import { events } from '#shared/collections/events.ts';
import { rsvps } from '#shared/collections/rsvps.ts';
import { monthEntryOf } from '#shared/domain/events/month-entry.ts';
import { countShows } from '#shared/usecases/events/count-shows.ts';
import { saveEventCosts } from '#shared/usecases/events/event-costs.ts';
import { changeEventState } from '#shared/usecases/events/event-state.ts';
import { saveEvent } from '#shared/usecases/events/save-event.ts';
import { bothStores, moment } from './both-stores.ts';

const zone = 'America/New_York';
const shift = (fields: object = {}) => ({
  ...{ id: 's1', from: '2027-03-09T18:00', to: '2027-03-09T20:00', capacity: 30, capacity_kind: 'hard' },
  ...{ label: null, lead: null, ...fields },
});
const street = { address: '1 Main St', address_visibility: 'public' };
const noChange = { add: [], remove: [] };
const base = {
  ...{ id: 'forum', mode: 'new', isPublished: true },
  fields: { title: 'Forum', type: 'meeting', venue: 'Town hall', city: 'Port Amsel' },
  ...{ street, zone, shifts: [shift()], removedShifts: [], series: null, hosts: noChange, tags: noChange },
};
/** What a request holds, read as the endpoint does. */
const requestOf = (fields: object = {}) => saveEvent.endpoint.request.parse({ ...base, ...fields });
const edit = (fields: object = {}, more: object = {}) =>
  requestOf({ mode: 'one', fields, street: null, zone: null, shifts: [], ...more });
const takes = (fields: object): boolean =>
  saveEvent.endpoint.request.safeParse({ ...base, ...fields }).success;
const weekly = (count: number) => ({
  every: { is: 'week', step: 1, weekdays: [] },
  end: { is: 'count', count },
});

const signUp = (fields: Pick<z.input<typeof rsvps.schema>, 'state' | 'source'>) => ({
  ...{ event_id: 'forum', shift_id: 's1', person_id: 'ana', name: 'Ana', email: null, phone: null },
  ...{ language: null, guests: 0, needs: null, answers: [], places: 1, arrived_at: moment(1) },
  ...{ source_code: null, consents: [], code: 'ABCD2345', link_version: 0, offered_until: null },
  ...{ confirmed_at: null, cancelled_by: null, checked_in_at: null, arrived_from: null, minutes: null },
  ...{ note: null, created_at: moment(1), created_by: 'form', updated_at: moment(1), updated_by: 'form' },
  ...fields,
});

async function campaign(options: { isMemoryAlone?: boolean } = {}) {
  const stores = bothStores(options);
  const { organization, seedMember, contexts } = stores;
  const began = Date.now() - 3_600_000;
  let calls = 0;
  const as = (role: Role = 'field') => {
    calls += 1;
    return { by: `${role}-${organization}`, at: began + calls * 1_000, role };
  };
  for (const role of ['manager', 'finance', 'field', 'user', 'canvasser'] as const)
    await seedMember(`${role}-${organization}`, role);
  const { read } = contexts(as()).memory;
  const all = async () =>
    (await read.find(events, {})).toSorted((one, other) => one.day.localeCompare(other.day));
  const months = () => read.find(eventMonths, {});
  /** Each event is in the agenda of its month and nowhere else, as it is. */
  const isListed = async () => {
    const listed = Object.fromEntries(
      (await months()).flatMap(({ month, events: those }) =>
        Object.entries(those).map(([id, entry]) => [`${month}/${id}`, entry]),
      ),
    );
    const expected = (await all()).map(({ id, ...event }) => [
      `${event.day.slice(0, 7)}/${id}`,
      monthEntryOf(event),
    ]);
    expect(listed).toEqual(Object.fromEntries(expected));
  };
  return { ...stores, as, read, all, months, isListed };
}

describe('an event', () => {
  it('is stored with the agenda of its month, once, also when the call comes again', async () => {
    const { call, as, compare, all, isListed, read } = await campaign();
    const options = { ...as(), callId: 'one' };
    for (const _ of ['first', 'again'])
      expect(await call(saveEvent, requestOf(), options)).toEqual({ answer: { dates: 1, left: 0 } });
    expect(await call(saveEvent, requestOf(), as())).toMatchObject({ refused: 'call.replayed' });
    expect(await all()).toMatchObject([
      { id: 'forum', title: 'Forum', state: 'published', day: '2027-03-09', address: '1 Main St' },
    ]);
    expect((await all())[0]?.starts_at.toMillis()).toBe(Date.parse('2027-03-09T23:00:00Z'));
    expect(await read.find(activity, {})).toMatchObject([{ type: 'event_added', capability: 'events.read' }]);
    await isListed();
    await compare();
  });

  it('keeps the word on a change for the mail that goes out after the next one, and no longer', async () => {
    const { call, as, all } = await campaign({ isMemoryAlone: true });
    await call(saveEvent, requestOf(), as());
    const first = { notice: { tells: true, note: 'The hall is flooded.' } };
    await call(saveEvent, edit({ venue: 'Library' }, first), as());
    const notice = async () => (await all())[0]?.notice;
    for (const later of [{}, { notice: { tells: true, note: null } }]) {
      await call(saveEvent, edit({ bring: JSON.stringify(later) }, later), as());
      expect(await notice()).toEqual(first.notice);
    }
    const next = { notice: { tells: true, note: 'Come by bus.' } };
    await call(saveEvent, edit({ venue: 'School' }, next), as());
    expect(await notice()).toEqual(next.notice);
    // Long after the mails went out it is no word on what changes then.
    const after = as();
    await call(saveEvent, edit({ bring: 'Water' }), { ...after, at: after.at + 6 * 60_000 });
    expect(await notice()).toBeNull();
  });

  it('moves to another month, and to another zone at the same time on the wall', async () => {
    const { call, as, compare, all, isListed, months } = await campaign();
    await call(saveEvent, requestOf(), as());
    await call(saveEvent, edit({}, { zone: 'America/Chicago' }), as());
    expect((await all())[0]?.shifts[0]?.from).toBe('2027-03-09T18:00');
    expect((await all())[0]?.starts_at.toMillis()).toBe(Date.parse('2027-03-10T00:00:00Z'));
    const moved = [shift({ from: '2027-04-06T18:00', to: '2027-04-06T20:00' })];
    await call(saveEvent, edit({ title: 'Later' }, { shifts: moved }), as());
    expect((await months()).map(({ month }) => month)).toEqual(['2027-04']);
    expect(await all()).toMatchObject([{ title: 'Later', zone: 'America/Chicago' }]);
    await isListed();
    await compare();
  });

  it('has who came in its month once it is over, alike on both stores, also when it moves afterwards', async () => {
    const { call, as, compare, contexts, seed, months } = await campaign();
    await call(saveEvent, requestOf(), as());
    const states = ['attended', 'attended', 'missed', 'attended', 'cancelled'] as const;
    for (const [at, state] of states.entries())
      await seed(rsvps, `r${at}`, signUp({ state, source: at === 3 ? 'walk_in' : 'form' }));
    const count = async (at: string) => {
      const { server, memory } = contexts({ ...as(), at: Date.parse(at) });
      for (const context of [server, memory]) await countShows(context, 'forum');
      return (await months()).flatMap((month) => Object.values(month.events));
    };
    expect(await count('2027-03-10T00:59Z')).toMatchObject([{ came: null, missed: null }]);
    for (const _ of ['once', 'again'])
      expect(await count('2027-03-10T01:00Z')).toMatchObject([{ came: 2, missed: 1 }]);
    const moved = [shift({ from: '2027-04-06T18:00', to: '2027-04-06T20:00' })];
    await call(saveEvent, edit({ title: 'Later' }, { shifts: moved }), as());
    expect((await months()).map(({ month, events: those }) => [month, those.forum])).toMatchObject([
      ['2027-04', { title: 'Later', came: 2, missed: 1 }],
    ]);
    await compare();
  });

  it('takes five questions, and none that a form could not ask', async () => {
    const { call, as, all, compare } = await campaign();
    const question = (at: number, fields: object = {}) => ({
      ...{ id: `q${at}`, text: 'Why?', kind: 'text', choices: [], is_required: false, ...fields },
    });
    const asking = (questions: object[]) => ({ fields: { ...base.fields, questions } });
    const five = [1, 2, 3, 4, 5].map((at) => question(at));
    expect([takes(asking(five)), takes(asking([...five, question(6)]))]).toEqual([true, false]);
    await call(saveEvent, requestOf(asking(five)), as());
    for (const wrong of [
      [question(1), question(1)],
      [question(1, { choices: ['one', 'two'] })],
      [question(1, { kind: 'choice', choices: ['one'] })],
      [question(1, { kind: 'choice', choices: ['one', 'one'] })],
    ])
      expect(await call(saveEvent, edit({ questions: wrong }), as())).toMatchObject({
        refused: 'request.badBody',
      });
    expect((await all())[0]?.questions).toEqual(five);
    await call(saveEvent, edit({ questions: [] }), as());
    expect((await all())[0]?.questions).toEqual([]);
    await compare();
  });

  it('keeps changes of two devices to different fields', async () => {
    const { call, as, all } = await campaign();
    await call(saveEvent, requestOf(), as());
    await call(saveEvent, edit({ bring: 'Water' }), as());
    await call(saveEvent, edit({ languages: 'Spanish' }), as('manager'));
    expect(await all()).toMatchObject([{ bring: 'Water', languages: 'Spanish', venue: 'Town hall' }]);
  });

  it('begins at 3:30 where clocks skip 2:30 that night', async () => {
    const { call, as, all } = await campaign();
    const night = [shift({ from: '2027-03-14T02:30', to: '2027-03-14T05:00' })];
    await call(saveEvent, requestOf({ shifts: night }), as());
    expect((await all())[0]?.shifts).toMatchObject([{ from: '2027-03-14T03:30', to: '2027-03-14T05:00' }]);
    // An hour that is skipped is as long as it was typed, and the whole series is none the worse for it.
    const skipped = [shift({ from: '2027-03-14T02:00', to: '2027-03-14T03:00' })];
    await call(saveEvent, requestOf({ id: 'other', shifts: skipped, series: weekly(2) }), as());
    expect((await all()).slice(1).map(({ shifts }) => [shifts[0]?.from, shifts[0]?.to])).toEqual([
      ['2027-03-14T03:00', '2027-03-14T04:00'],
      // It was typed at two, and clocks show two again.
      ['2027-03-21T02:00', '2027-03-21T03:00'],
    ]);
    // The night in November has 25 hours, and clocks count 24.
    const vigil = [shift({ from: '2027-11-06T18:00', to: '2027-11-07T18:00' })];
    expect(await call(saveEvent, requestOf({ id: 'vigil', shifts: vigil }), as())).toMatchObject({
      answer: { dates: 1 },
    });
  });

  it('hides a private address from whoever reads events alone', async () => {
    const { call, as, all, read, isListed, compare } = await campaign();
    const pin = { lat: 40_171_200, lng: -74_692_100 };
    const home = { ...street, pin, address_visibility: 'private' };
    await call(saveEvent, requestOf({ street: home }), as());
    expect(await all()).toMatchObject([{ address: null, pin: null, venue: 'Town hall' }]);
    expect(await read.find(eventAddresses, {})).toMatchObject([{ id: 'forum', address: '1 Main St', pin }]);
    expect(JSON.stringify(await read.find(eventMonths, {}))).not.toContain('40171200');
    await call(saveEvent, edit({ bring: 'Water' }), as());
    expect(await read.find(eventAddresses, {})).toHaveLength(1);
    // Another venue publishes no street.
    await call(saveEvent, edit({ venue: 'Library' }), as('manager'));
    expect(await all()).toMatchObject([{ address: null, address_visibility: 'private', venue: 'Library' }]);
    await call(saveEvent, edit({}, { street }), as());
    expect(await read.find(eventAddresses, {})).toEqual([]);
    expect(await all()).toMatchObject([{ address: '1 Main St', pin: null }]);
    await isListed();
    await compare();
  });

  it('takes the pin along with who may see the street', async () => {
    const { call, as, all, read, isListed, compare } = await campaign();
    const pin = { lat: -90_000_000, lng: 180_000_000 };
    const pinOfMonth = async () =>
      Object.values((await read.find(eventMonths, {}))[0]?.events ?? {}).map((one) => one.pin);
    await call(saveEvent, requestOf({ street: { ...street, pin } }), as());
    expect(await all()).toMatchObject([{ pin }]);
    expect(await pinOfMonth()).toEqual([pin]);
    await call(saveEvent, edit({}, { street: { ...street, pin, address_visibility: 'private' } }), as());
    expect(await all()).toMatchObject([{ pin: null }]);
    expect(await pinOfMonth()).toEqual([undefined]);
    // A pin alone is as private as a street.
    await call(saveEvent, edit({}, { street: { address: null, pin, address_visibility: 'private' } }), as());
    expect(await read.find(eventAddresses, {})).toMatchObject([{ address: null, pin }]);
    await call(saveEvent, edit({}, { street: { ...street, address: null, pin } }), as());
    expect(await read.find(eventAddresses, {})).toEqual([]);
    expect(await pinOfMonth()).toEqual([pin]);
    await call(saveEvent, edit({ attendance: 'online' }), as());
    expect(await pinOfMonth()).toEqual([undefined]);
    for (const wrong of [
      { ...pin, lat: -90_000_001 },
      { ...pin, lng: 180_000_001 },
      { ...pin, lat: 0.5 },
    ])
      expect(() => edit({}, { street: { ...street, pin: wrong } })).toThrow();
    await isListed();
    await compare();
  });

  it('has no fewer places than are taken, and no shift removed that people signed up for', async () => {
    const { call, as, all, seed, isListed } = await campaign();
    await call(saveEvent, requestOf(), as());
    const [stored] = await all();
    if (!stored) throw new Error('No event.');
    const { id: _, ...event } = stored;
    await seed(events, 'forum', { ...event, shifts: event.shifts.map((one) => ({ ...one, taken: 30 })) });
    const set = (fields: object) => call(saveEvent, edit({}, { shifts: [shift(fields)] }), as());
    expect(await set({ capacity: 29 })).toEqual({ refused: 'events.capacity', params: { taken: 30 } });
    const gone = edit({}, { shifts: [shift({ id: 'other' })], removedShifts: ['s1'] });
    expect(await call(saveEvent, gone, as())).toEqual({
      refused: 'events.shiftTaken',
      params: { taken: 30 },
    });
    for (const fields of [{ capacity: 30 }, { capacity: null }, { capacity: 1, capacity_kind: 'target' }])
      expect(await set(fields)).toEqual({ answer: { dates: 1, left: 0 } });
    expect((await all())[0]?.shifts).toMatchObject([{ taken: 30, capacity: 1 }]);
    await isListed();
  });

  it('has hosts of the team, who alone lead shifts', async () => {
    const { call, as, all, organization, compare } = await campaign();
    const host = `user-${organization}`;
    const hosts = (add: string[], remove: string[] = []) => ({ hosts: { add, remove } });
    expect(await call(saveEvent, requestOf(hosts(['nobody'])), as())).toMatchObject({
      refused: 'events.hostGone',
    });
    expect(await call(saveEvent, requestOf(hosts([host, host])), as())).toMatchObject({
      refused: 'request.badBody',
    });
    expect(await call(saveEvent, requestOf({ shifts: [shift({ lead: host })] }), as())).toMatchObject({
      refused: 'events.leadNoHost',
    });
    const led = { shifts: [shift({ lead: host })], ...hosts([host]), tags: { add: ['ward'], remove: [] } };
    await call(saveEvent, requestOf(led), as());
    // Two devices each add one, and neither takes the other's away.
    const manager = `manager-${organization}`;
    await call(saveEvent, edit({}, { ...hosts([manager]), tags: { add: ['new'], remove: [] } }), as());
    await call(saveEvent, edit({}, { shifts: [shift({ id: 's2', capacity: null })] }), as('manager'));
    expect(await all()).toMatchObject([
      { hosts: [host, manager], tags: ['ward', 'new'], shifts: [{ id: 's1', lead: host }, { id: 's2' }] },
    ]);
    // Whoever is a host no more leads nothing.
    await call(saveEvent, edit({}, hosts([], [host])), as());
    expect(await all()).toMatchObject([{ hosts: [manager], shifts: [{ lead: null }, { lead: null }] }]);
    const field = `field-${organization}`;
    const many = [field, host, `finance-${organization}`, `canvasser-${organization}`];
    expect(await call(saveEvent, edit({}, hosts([...many])), as())).toMatchObject({
      answer: { dates: 1 },
    });
    expect(await call(saveEvent, edit({}, hosts([`user2-${organization}`])), as())).toEqual({
      refused: 'events.tooManyHosts',
      params: { most: 5 },
    });
    await compare();
  });

  it.each([
    [{ id: '../other/events/a' }, false],
    [{ id: 'x'.repeat(101) }, false],
    [{ isPublished: 'yes' }, false],
    [{ taken: 3 }, false],
    [{ fields: { ...base.fields, state: 'cancelled' } }, false],
    [{ fields: { ...base.fields, created_by: 'someone' } }, false],
    [{ fields: { ...base.fields, title: 'x'.repeat(100) } }, true],
    [{ fields: { ...base.fields, title: 'x'.repeat(101) } }, false],
    [{ fields: { ...base.fields, description: 'x'.repeat(4_000) } }, true],
    [{ fields: { ...base.fields, description: 'x'.repeat(4_001) } }, false],
    [{ fields: { ...base.fields, online_url: 'https://meet.example/a' } }, true],
    [{ fields: { ...base.fields, online_url: 'javascript:alert(1)' } }, false],
    [{ hosts: { add: ['a', 'b', 'c', 'd', 'e'], remove: [] } }, true],
    [{ hosts: { add: ['a', 'b', 'c', 'd', 'e', 'f'], remove: [] } }, false],
    [{ fields: { ...base.fields, hosts: ['a'] } }, false],
    [{ zone: '+05:00' }, false],
    [{ zone: 'Mars/Base' }, false],
    [{ shifts: Array.from({ length: 24 }, (_, at) => shift({ id: `s${at}` })) }, true],
    [{ shifts: Array.from({ length: 25 }, (_, at) => shift({ id: `s${at}` })) }, false],
    [{ shifts: [shift({ taken: 1 })] }, false],
    [{ shifts: [shift({ capacity: 0 })] }, false],
    [{ shifts: [shift({ capacity: 100_000 })] }, true],
    [{ shifts: [shift({ capacity: 100_001 })] }, false],
    [{ shifts: [shift({ from: '2027-02-30T10:00' })] }, false],
    [{ shifts: [shift({ from: '9999-01-01T10:00' })] }, false],
    [{ series: { ...weekly(2), every: { is: 'week', step: 13, weekdays: [] } } }, false],
    [{ series: weekly(1e9) }, false],
  ])('takes %j: %s', (fields, isTaken) => {
    expect(takes(fields)).toBe(isTaken);
  });

  it('is refused with shifts that end early, last too long or lie apart, and with the same shift twice', async () => {
    const { call, as, all } = await campaign();
    for (const [shifts, refused] of [
      [[shift({ to: '2027-03-09T18:00' })], 'events.ends'],
      [[shift({ to: '2027-03-10T18:01' })], 'events.long'],
      [[shift(), shift({ id: 's2', from: '2027-03-23T18:00', to: '2027-03-23T20:00' })], 'events.apart'],
      [[shift(), shift()], 'request.badBody'],
    ] as const)
      expect(await call(saveEvent, requestOf({ shifts }), as())).toMatchObject({ refused });
    expect(await all()).toEqual([]);
  });

  it('is not another campaign’s to change, nor a member’s without the right', async () => {
    const { call, as, all } = await campaign();
    await call(saveEvent, requestOf(), as());
    const other = await campaign();
    const costs = {
      ...{ id: 'forum', seen: 0, edit: 'e1', after: null, ticket: null, goal: null, cost: 0 },
      ...{ in_kind: [], note: null },
    };
    const cancel = { id: 'forum', scope: 'one', change: { is: 'cancel', act: 'a', note: null } } as const;
    expect(await other.call(saveEvent, edit({ title: 'Mine' }), other.as())).toMatchObject({
      refused: 'events.gone',
    });
    expect(await other.call(changeEventState, cancel, other.as())).toMatchObject({ refused: 'events.gone' });
    expect(await other.call(saveEventCosts, costs, other.as('finance'))).toMatchObject({
      refused: 'events.gone',
    });
    for (const role of ['finance', 'user', 'canvasser'] as const) {
      expect(await call(saveEvent, edit({ title: 'Mine' }), as(role))).toMatchObject({
        refused: 'request.notAllowed',
      });
      expect(await call(changeEventState, cancel, as(role))).toMatchObject({ refused: 'request.notAllowed' });
    }
    for (const role of ['field', 'user', 'canvasser'] as const)
      expect(await call(saveEventCosts, costs, as(role))).toMatchObject({ refused: 'request.notAllowed' });
    expect(await all()).toMatchObject([{ title: 'Forum', state: 'published' }]);
  });

  it('has costs apart, which whoever works with money writes', async () => {
    const { call, as, compare, read } = await campaign();
    await call(saveEvent, requestOf(), as());
    const one = { id: 'i1', giver: 'Ana', what: 'Catering', cents: 40_000 };
    const costs = {
      ...{ id: 'forum', seen: 0, edit: 'e1', after: null, ticket: 5_000, goal: 100_000, cost: 20_000 },
      ...{ in_kind: [one], note: null },
    };
    expect(await call(saveEventCosts, costs, as('finance'))).toEqual({ answer: {} });
    // Another one's items do not vanish.
    expect(await call(saveEventCosts, { ...costs, in_kind: [] }, as('manager'))).toMatchObject({
      refused: 'events.costsChanged',
    });
    expect(
      await call(saveEventCosts, { ...costs, seen: 1, in_kind: [one, one] }, as('finance')),
    ).toMatchObject({
      refused: 'request.badBody',
    });
    expect(await read.find(eventCosts, {})).toMatchObject([{ cost: 20_000, in_kind: [one] }]);
    await compare();
  });

  it('takes two edits that one device made without a connection, and nobody else’s in between', async () => {
    const { call, as, compare, read } = await campaign();
    await call(saveEvent, requestOf(), as());
    const costs = {
      ...{ id: 'forum', seen: 0, edit: 'e1', after: null, ticket: null, goal: null, cost: 1_000 },
      ...{ in_kind: [], note: null },
    };
    expect(await call(saveEventCosts, costs, as('finance'))).toEqual({ answer: {} });
    const second = { ...costs, edit: 'e2', after: 'e1', cost: 2_000 };
    // The first edit is another member’s: naming it is not having made it.
    expect(await call(saveEventCosts, second, as('manager'))).toMatchObject({
      refused: 'events.costsChanged',
    });
    expect(await call(saveEventCosts, second, as('finance'))).toEqual({ answer: {} });
    expect(await call(saveEventCosts, { ...second, seen: 2, edit: 'm', cost: 5 }, as('manager'))).toEqual({
      answer: {},
    });
    const third = { ...costs, edit: 'e3', after: 'e2', cost: 3_000 };
    expect(await call(saveEventCosts, third, as('finance'))).toMatchObject({
      refused: 'events.costsChanged',
    });
    expect(await read.find(eventCosts, {})).toMatchObject([{ cost: 5, edit: 'm', revision: 3 }]);
    await compare();
  });
});

describe('a series', () => {
  it('begins at six across clock changes, in one piece, with 104 dates at most', async () => {
    const { call, as, all, isListed, compare } = await campaign();
    expect(await call(saveEvent, requestOf({ series: weekly(105) }), as())).toEqual({
      refused: 'events.tooManyDates',
      params: { most: 104 },
    });
    expect(await call(saveEvent, requestOf({ series: weekly(10_000) }), as())).toMatchObject({
      refused: 'events.tooManyDates',
    });
    expect(
      await call(
        saveEvent,
        requestOf({ series: { ...weekly(1), end: { is: 'until', day: '2027-03-01' } } }),
        as(),
      ),
    ).toMatchObject({ refused: 'events.noDates' });
    expect(await all()).toEqual([]);
    expect(await call(saveEvent, requestOf({ series: weekly(104) }), as())).toEqual({
      answer: { dates: 104, left: 0 },
    });
    const dates = await all();
    expect(dates).toHaveLength(104);
    expect(new Set(dates.map(({ shifts }) => shifts[0]?.from.slice(11)))).toEqual(new Set(['18:00']));
    expect(dates.slice(0, 2).map(({ id, starts_at }) => [id, starts_at.toMillis()])).toEqual([
      ['forum', Date.parse('2027-03-09T23:00:00Z')],
      ['forum-2027-03-16', Date.parse('2027-03-16T22:00:00Z')],
    ]);
    await isListed();
    await compare();
  });

  it('changes on one date, and on this and the following ones without exceptions', async () => {
    const { call, as, all, isListed, compare } = await campaign();
    await call(saveEvent, requestOf({ series: weekly(5) }), as());
    const third = 'forum-2027-03-23';
    await call(saveEvent, edit({ title: 'With the mayor' }, { id: third }), as());
    const later = [shift({ from: '2027-03-17T19:00', to: '2027-03-17T21:00', capacity: 40 })];
    const second = { id: 'forum-2027-03-16', mode: 'following', shifts: later };
    expect(await call(saveEvent, edit({ bring: 'Water' }, second), as('manager'))).toEqual({
      answer: { dates: 3, left: 1 },
    });
    expect((await all()).map(({ title, bring, shifts }) => [title, bring, shifts[0]?.from])).toEqual([
      ['Forum', null, '2027-03-09T18:00'],
      ['Forum', 'Water', '2027-03-17T19:00'],
      ['With the mayor', null, '2027-03-23T18:00'],
      ['Forum', 'Water', '2027-03-31T19:00'],
      ['Forum', 'Water', '2027-04-07T19:00'],
    ]);
    expect(await call(saveEvent, edit({}, { series: weekly(2) }), as())).toMatchObject({
      refused: 'events.inSeries',
    });
    await isListed();
    await compare();
  });

  it('repeats by another rule from a date on: days move, dates are added or called off, exceptions stay', async () => {
    const { call, as, all, isListed, compare } = await campaign();
    await call(saveEvent, requestOf({ series: weekly(4) }), as());
    const [second, third] = ['forum-2027-03-16', 'forum-2027-03-23'];
    await call(saveEvent, edit({ title: 'With the mayor' }, { id: third }), as());
    const change = (fields: object) =>
      edit({}, { id: second, mode: 'following', seriesChange: { act: 'act', signedUps: 'keep' }, ...fields });
    const daysOf = async () =>
      (await all()).map(({ day, state, title }) => [day, state === 'cancelled', title]);
    // On Thursdays, one week longer: the second date and the fourth move, what was changed alone stays.
    const thursday = [shift({ from: '2027-03-18T19:00', to: '2027-03-18T21:00' })];
    const rule = { every: { is: 'week', step: 1, weekdays: [4] }, end: { is: 'count', count: 4 } };
    expect(await call(saveEvent, change({ shifts: thursday, series: rule }), as())).toEqual({
      answer: { dates: 4, left: 1, series: { moved: 2, added: 2, ended: 0, staying: 0 } },
    });
    expect(await daysOf()).toEqual([
      ['2027-03-09', false, 'Forum'],
      ['2027-03-18', false, 'Forum'],
      ['2027-03-23', false, 'With the mayor'],
      ['2027-03-25', false, 'Forum'],
      ['2027-04-01', false, 'Forum'],
      ['2027-04-08', false, 'Forum'],
    ]);
    expect((await all()).map(({ shifts }) => shifts[0]?.from.slice(11))).toEqual([
      ...['18:00', '19:00', '18:00', '19:00', '19:00', '19:00'],
    ]);
    // It ends earlier: the last two are called off, and one press brings them back.
    const shorter = { ...rule, end: { is: 'until', day: '2027-03-26' } };
    expect(await call(saveEvent, change({ series: shorter }), as('manager'))).toEqual({
      answer: { dates: 4, left: 1, series: { moved: 0, added: 0, ended: 2, staying: 0 } },
    });
    expect((await daysOf()).filter(([, isCancelled]) => isCancelled)).toHaveLength(2);
    const last = (await all()).find(({ day }) => day === '2027-04-01')?.id ?? '';
    await call(changeEventState, { id: last, scope: 'following', change: { is: 'restore' } }, as());
    expect((await daysOf()).filter(([, isCancelled]) => isCancelled)).toEqual([]);
    await isListed();
    await compare();
  });

  it('adds dates to a series up to 104, and none beyond', async () => {
    const { call, as, all } = await campaign();
    await call(saveEvent, requestOf({ series: weekly(3) }), as());
    const change = (fields: object, signedUps = 'keep') =>
      edit({}, { mode: 'following', seriesChange: { act: 'act', signedUps }, ...fields });
    for (const wrong of [
      { series: weekly(105) },
      // Without a word about sign-ups, or of one date alone.
      { series: weekly(5), seriesChange: undefined },
      { series: weekly(5), mode: 'one' },
    ])
      expect(await call(saveEvent, change(wrong), as())).toHaveProperty('refused');
    expect(await call(saveEvent, change({ series: weekly(104) }), as())).toMatchObject({
      answer: { series: { added: 101 } },
    });
    expect(await all()).toHaveLength(104);
    // From the second date on there is room for 103: one more is one too many.
    const second = { id: 'forum-2027-03-16' };
    expect(await call(saveEvent, change({ ...second, series: weekly(104) }), as())).toMatchObject({
      refused: 'events.tooManyDates',
    });
    expect(await call(saveEvent, change({ ...second, series: weekly(103) }), as())).toMatchObject({
      answer: { series: { added: 0 } },
    });
  });

  it('keeps dates with sign-ups on their day, or moves them to the rule’s', async () => {
    for (const [signedUps, expected] of [
      ['keep', { moved: 1, added: 1, ended: 0, staying: 1 }],
      ['move', { moved: 2, added: 0, ended: 0, staying: 0 }],
    ] as const) {
      const { call, as, all, seed, compare } = await campaign();
      await call(saveEvent, requestOf({ series: weekly(2) }), as());
      const [, second] = await all();
      if (!second) throw new Error('There is no second date.');
      const { id, ...stored } = second;
      const shifts = stored.shifts.map((one) => ({ ...one, taken: 2 }));
      await seed(events, id, { ...stored, shifts });
      const thursday = [shift({ from: '2027-03-11T18:00', to: '2027-03-11T20:00' })];
      const rule = { every: { is: 'week', step: 1, weekdays: [] }, end: { is: 'count', count: 2 } };
      const change = {
        mode: 'following',
        shifts: thursday,
        series: rule,
        seriesChange: { act: 'act', signedUps },
      };
      expect(await call(saveEvent, edit({}, change), as())).toMatchObject({ answer: { series: expected } });
      const found = (await all()).find((one) => one.id === id);
      expect([found?.day, found?.is_exception, found?.shifts[0]?.taken]).toEqual(
        signedUps === 'keep' ? ['2027-03-16', true, 2] : ['2027-03-18', false, 2],
      );
      await compare();
    }
  });

  it('repeats an event whose address is private, and ends with the century', async () => {
    const { call, as, all, read, isListed, compare } = await campaign();
    await call(saveEvent, requestOf({ street: { ...street, address_visibility: 'private' } }), as());
    expect(await call(saveEvent, edit({}, { series: weekly(3) }), as())).toEqual({
      answer: { dates: 3, left: 0 },
    });
    expect((await read.find(eventAddresses, {})).map(({ address }) => address)).toEqual(
      Array(3).fill('1 Main St'),
    );
    const yearly = { every: { is: 'date', step: 12 }, end: { is: 'count', count: 80 } };
    expect(await call(saveEvent, requestOf({ id: 'yearly', series: yearly }), as())).toMatchObject({
      refused: 'events.beyond',
    });
    // A date that is saved as it stands is no exception.
    expect(await call(saveEvent, edit(), as())).toEqual({ answer: { dates: 0, left: 0 } });
    expect((await all()).map(({ is_exception }) => is_exception)).toEqual([false, false, false]);
    await isListed();
    await compare();
  });

  it('is cancelled from a date on, and undone alone brings back what the same press cancelled', async () => {
    const { call, as, all, isListed, compare } = await campaign();
    await call(saveEvent, requestOf({ series: weekly(4), isPublished: false }), as());
    const state = (id: string, scope: 'one' | 'following', change: object) =>
      call(changeEventState, changeEventState.endpoint.request.parse({ id, scope, change }), as());
    await state('forum', 'following', { is: 'publish' });
    await state('forum-2027-03-30', 'one', { is: 'cancel', act: 'storm', note: 'Storm' });
    expect(await state('forum-2027-03-16', 'following', { is: 'cancel', act: 'all', note: null })).toEqual({
      answer: { dates: 2 },
    });
    expect(await state('forum-2027-03-16', 'following', { is: 'publish' })).toMatchObject({
      refused: 'events.cancelled',
    });
    expect(await state('forum-2027-03-16', 'following', { is: 'restore' })).toEqual({ answer: { dates: 2 } });
    expect((await all()).map(({ state: is, cancelled }) => [is, cancelled?.note])).toEqual([
      ['published', undefined],
      ['published', undefined],
      ['published', undefined],
      ['cancelled', 'Storm'],
    ]);
    await isListed();
    await compare();
  });
});

it(`admits ${monthEventsMax} events a month, and not one more`, async () => {
  const { call, as, read, seed, all } = await campaign({ isMemoryAlone: true });
  await call(saveEvent, requestOf(), as());
  const month = await read.get(eventMonths, '2027-03');
  const entry = month?.events.forum;
  if (!entry) throw new Error('No entry.');
  const full = Array.from({ length: monthEventsMax - 1 }, (_, at) => [`e${at}`, entry]);
  await seed(eventMonths, '2027-03', { month: '2027-03', events: Object.fromEntries(full) });
  expect(await call(saveEvent, requestOf({ id: 'last' }), as())).toEqual({ answer: { dates: 1, left: 0 } });
  expect(await call(saveEvent, requestOf({ id: 'over' }), as())).toEqual({
    refused: 'events.monthFull',
    params: { month: '2027-03', most: monthEventsMax },
  });
  expect(await all()).toHaveLength(2);
});

import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { audit } from '#shared/collections/audit.ts';
import { contactEvents } from '#shared/collections/contact-events.ts';
import { due } from '#shared/collections/due.ts';
import { eventMonths } from '#shared/collections/event-months.ts';
import { events } from '#shared/collections/events.ts';
import { people } from '#shared/collections/people.ts';
import { rosterMessages } from '#shared/collections/roster-messages.ts';
import { rsvps } from '#shared/collections/rsvps.ts';
import { saveEvent } from '#shared/usecases/events/save-event.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { allocatePlaces } from '#shared/usecases/rsvps/allocate-places.ts';
import { changeRsvp } from '#shared/usecases/rsvps/change-rsvp.ts';
import { expireOffers } from '#shared/usecases/rsvps/expire-offers.ts';
import { exportRoster } from '#shared/usecases/rsvps/export-roster.ts';
import { readRoster } from '#shared/usecases/rsvps/roster.ts';
import {
  countRosterMessage,
  sendRosterMessage,
  withdrawRosterMessage,
} from '#shared/usecases/rsvps/roster-messages.ts';
import { signUpPerson } from '#shared/usecases/rsvps/sign-up-person.ts';
import { bothStores } from './both-stores.ts';

const hourMs = 3_600_000;
const typed = (name: string) => ({
  ...{ newId: `p-${name}`, name: `${name} Ruiz`, email: `${name}@example.org` as string | null },
  ...{ phone: null, zip: null, language: null },
});
const wall = (millis: number) => new Date(millis).toISOString().slice(0, 16);

/** A campaign with one event in two days, of two shifts: a room for two, and a target of one. */
async function campaign() {
  const stores = bothStores({ isMemoryAlone: true });
  const { organization, seedMember, call, contexts } = stores;
  const began = Date.now() - hourMs;
  const startsAt = began + 48 * hourMs;
  let calls = 0;
  const as = (role: Role = 'field', after = 0) => {
    calls += 1;
    return { by: `${role}-${organization}`, at: began + calls * 1_000 + after, role };
  };
  for (const role of ['manager', 'field', 'user', 'canvasser'] as const)
    await seedMember(`${role}-${organization}`, role);
  const noChange = { add: [], remove: [] };
  const shift = (id: string, capacity: number, capacity_kind: 'hard' | 'target') => ({
    ...{ id, capacity, capacity_kind, label: null, lead: null },
    ...{ from: wall(startsAt), to: wall(startsAt + 2 * hourMs) },
  });
  const save = (fields: object, options: object) =>
    call(
      saveEvent,
      saveEvent.endpoint.request.parse({
        ...{
          id: 'canvass',
          mode: 'one',
          isPublished: true,
          fields: {},
          street: null,
          zone: null,
          shifts: [],
        },
        ...{ removedShifts: [], series: null, hosts: noChange, tags: noChange, ...fields },
      }),
      { ...as(), ...options },
    );
  const room = shift('room', 2, 'hard');
  await save(
    {
      ...{ mode: 'new', fields: { title: 'Canvass', type: 'canvass' }, zone: 'UTC' },
      ...{ shifts: [room, shift('target', 1, 'target')] },
      hosts: { add: [`canvasser-${organization}`], remove: [] },
    },
    {},
  );
  const { read } = contexts(as()).memory;
  const allocating = (at: number) => ({ ...contexts({ ...as(), at }).memory, organization });
  const allocate = (at = Date.now()) => allocatePlaces(allocating(at), 'canvass');
  const expire = (at: number) => expireOffers(allocating(at), 'canvass');
  const sign = async (id: string, fields: object = {}, options = as()) =>
    call(
      signUpPerson,
      signUpPerson.endpoint.request.parse({
        ...{ event: 'canvass', shifts: [{ shift: 'room', id }], guests: 0, needs: null, answers: [] },
        ...{ note: null, arrivedAt: null },
        person: {
          newId: `p-${id}`,
          name: `${id} Ruiz`,
          email: `${id}@example.org`,
          phone: null,
          zip: null,
          language: null,
        },
        ...fields,
      }),
      options,
    );
  const change = (id: string, is: object, options = as()) =>
    call(changeRsvp, changeRsvp.endpoint.request.parse({ id, change: is }), options);
  const states = async () =>
    Object.fromEntries((await read.find(rsvps, {})).map(({ id, state }) => [id, state]));
  /** What the event and its month count, and what sign-ups hold. */
  const counts = async () => {
    const [event] = await read.find(events, {});
    const [month] = await read.find(eventMonths, {});
    const all = await read.find(rsvps, {});
    const places = event?.shifts.map(({ id, taken, waiting }) => [id, taken, waiting]);
    const held = event?.shifts.map(({ id }) => {
      const own = all.filter((one) => one.shift_id === id);
      const waiting = own.filter(({ state }) => state === 'waiting');
      const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
      return [id, sum(own.map((one) => one.places)), sum(waiting.map(({ guests }) => 1 + guests))];
    });
    expect(places).toEqual(held);
    const entry = month?.events.canvass;
    const [room = ['', 0, 0], target = ['', 0, 0]] = places ?? [];
    expect([entry?.taken, entry?.waiting]).toEqual([
      Number(room[1]) + Number(target[1]),
      Number(room[2]) + Number(target[2]),
    ]);
    return places;
  };
  return { ...stores, as, read, save, sign, change, allocate, expire, states, counts, room, startsAt };
}

describe('a sign-up', () => {
  it('is stored first, then gets a place or waits, in order of arrival', async () => {
    const { sign, allocate, states, counts } = await campaign();
    for (const id of ['ana', 'ben', 'cam']) await sign(id);
    expect(await states()).toEqual({ ana: 'pending', ben: 'pending', cam: 'pending' });
    await allocate();
    expect(await states()).toEqual({ ana: 'registered', ben: 'registered', cam: 'waiting' });
    expect(await counts()).toEqual([
      ['room', 2, 1],
      ['target', 0, 0],
    ]);
    await allocate();
    expect(await states()).toMatchObject({ cam: 'waiting' });
  });

  it('turns nobody away from a target', async () => {
    const { sign, allocate, states, counts } = await campaign();
    for (const id of ['ana', 'ben', 'cam']) await sign(id, { shifts: [{ shift: 'target', id }], guests: 9 });
    await allocate();
    expect(await states()).toEqual({ ana: 'registered', ben: 'registered', cam: 'registered' });
    expect(await counts()).toMatchObject([
      ['room', 0, 0],
      ['target', 30, 0],
    ]);
  });

  it('of somebody who signed up already changes nothing, also under another id', async () => {
    const { sign, allocate, read } = await campaign();
    await sign('ana');
    await allocate();
    const again = { shifts: [{ shift: 'room', id: 'other' }], guests: 5 };
    const person = {
      newId: 'p2',
      name: 'ana Ruiz',
      email: 'ana@example.org',
      phone: null,
      zip: null,
      language: null,
    };
    expect(await sign('ana', { ...again, person })).toMatchObject({
      answer: { person: { id: 'p-ana' }, rsvps: [{ id: 'ana', isKnown: true, state: 'registered' }] },
    });
    expect(await read.find(rsvps, {})).toMatchObject([{ id: 'ana', guests: 0 }]);
  });

  it('of who cancelled is made anew, at the end of the line', async () => {
    const { sign, change, allocate, states } = await campaign();
    for (const id of ['ana', 'ben', 'cam']) await sign(id);
    await allocate();
    await change('ana', { is: 'cancel' });
    await sign('ana');
    await allocate();
    expect(await states()).toEqual({ ana: 'waiting', ben: 'registered', cam: 'offered' });
  });

  it('follows to the survivor of a merge', async () => {
    const { sign, seed, allocate, read, as } = await campaign();
    await sign('ana');
    await allocate();
    const [card] = await read.find(people, {});
    if (!card) throw new Error('No card.');
    const { id: _, ...fields } = card;
    await seed(people, 'survivor', { ...fields, merged_ids: ['p-ana'] });
    await seed(people, 'p-ana', { ...fields, merged_into: 'survivor' });
    const walkIn = { person: { id: 'p-ana' }, shifts: [{ shift: 'room', id: 'new' }], arrivedAt: as().at };
    expect(await sign('new', walkIn)).toMatchObject({
      answer: { person: { id: 'survivor' }, rsvps: [{ id: 'ana', state: 'attended', isKnown: true }] },
    });
  });

  it('is refused for a shift that is not there, and of a blocked person', async () => {
    const { sign, change } = await campaign();
    expect(await sign('ana', { shifts: [{ shift: 'none', id: 'ana' }] })).toMatchObject({
      refused: 'rsvps.noShift',
    });
    await sign('ben');
    await change('ben', { is: 'block' });
    expect(await sign('ben')).toMatchObject({ refused: 'rsvps.blocked' });
  });
});

describe('a freed place', () => {
  it('is offered to who waits longest and fits, and not assigned', async () => {
    const { sign, change, allocate, states, counts } = await campaign();
    await sign('ana');
    await sign('ben');
    await sign('big', { guests: 1 });
    await sign('cam');
    await allocate();
    await change('ana', { is: 'cancel' });
    await allocate();
    expect(await states()).toEqual({ ana: 'cancelled', ben: 'registered', big: 'waiting', cam: 'offered' });
    expect(await counts()).toMatchObject([
      ['room', 2, 2],
      ['target', 0, 0],
    ]);
  });

  it('is taken by confirming, and passed on when the time is over', async () => {
    const { sign, change, allocate, expire, states, as } = await campaign();
    for (const id of ['ana', 'ben', 'cam', 'dee']) await sign(id);
    await allocate();
    await change('ana', { is: 'cancel' });
    const now = Date.now();
    await allocate(now);
    expect(await states()).toMatchObject({ cam: 'offered', dee: 'waiting' });
    expect(await expire(now + 24 * hourMs - 1)).toBe(now + 24 * hourMs);
    expect(await states()).toMatchObject({ cam: 'offered' });
    expect(await change('cam', { is: 'confirm' }, as('field', 26 * hourMs))).toMatchObject({
      refused: 'rsvps.offerOver',
    });
    // Within the last day an offer stands for two hours.
    expect(await expire(now + 24 * hourMs)).toBe(now + 26 * hourMs);
    expect(await states()).toMatchObject({ cam: 'expired', dee: 'offered' });
    expect(await change('dee', { is: 'confirm' }, as())).toMatchObject({ answer: { state: 'confirmed' } });
    expect(await expire(now + 48 * hourMs)).toBeNull();
    expect(await states()).toMatchObject({ dee: 'confirmed' });
  });

  it('of an event that moved to an earlier time ends with its beginning', async () => {
    const { sign, change, allocate, save, states, startsAt, room, as } = await campaign();
    for (const id of ['ana', 'ben', 'cam']) await sign(id);
    await allocate();
    await change('ana', { is: 'cancel' });
    await allocate(Date.now());
    expect(await states()).toMatchObject({ cam: 'offered' });
    const earlier = startsAt - 45 * hourMs;
    await save({ shifts: [{ ...room, from: wall(earlier), to: wall(earlier + 2 * hourMs) }] }, {});
    const late = { ...as(), at: earlier + 60_000 };
    expect(await change('cam', { is: 'confirm' }, late)).toMatchObject({ refused: 'rsvps.offerOver' });
    expect(await change('cam', { is: 'confirm' })).toMatchObject({ answer: { state: 'confirmed' } });
  });

  it('of a shift keeps it from being removed, also of whoever cancelled or walked in', async () => {
    const { sign, change, allocate, save, as } = await campaign();
    await sign('ana');
    await allocate();
    await change('ana', { is: 'cancel' });
    expect(await save({ removedShifts: ['room'] }, {})).toMatchObject({ refused: 'events.shiftUsed' });
    const at = as();
    await sign('ben', { shifts: [{ shift: 'target', id: 'ben' }], arrivedAt: at.at }, at);
    expect(await save({ removedShifts: ['target'] }, {})).toMatchObject({ refused: 'events.shiftUsed' });
  });

  it('comes about where a room grows, and it cannot shrink below what is taken', async () => {
    const { sign, save, allocate, states, room } = await campaign();
    for (const id of ['ana', 'ben', 'cam']) await sign(id);
    await allocate();
    expect(await save({ shifts: [{ ...room, capacity: 1 }] }, {})).toMatchObject({
      refused: 'events.capacity',
    });
    await save({ shifts: [{ ...room, capacity: 3 }] }, {});
    await allocate();
    expect(await states()).toMatchObject({ cam: 'offered' });
  });

  it('is one that a deleted person leaves', async () => {
    const { sign, allocate, call, as, counts, states } = await campaign();
    for (const id of ['ana', 'ben', 'cam']) await sign(id);
    await allocate();
    await call(deletePerson, { personId: 'p-ana' }, as('manager'));
    await counts();
    await allocate();
    expect(await states()).toEqual({ ben: 'registered', cam: 'offered' });
  });
});

describe('a change', () => {
  it('to another shift keeps the place, and is refused where there is none', async () => {
    const { sign, change, allocate, counts } = await campaign();
    for (const id of ['ana', 'ben']) await sign(id);
    await sign('cam', { shifts: [{ shift: 'target', id: 'cam' }] });
    await allocate();
    expect(await change('cam', { is: 'move', shift: 'room' })).toMatchObject({ refused: 'rsvps.full' });
    await change('ana', { is: 'move', shift: 'target' });
    await change('cam', { is: 'move', shift: 'room' });
    expect(await counts()).toMatchObject([
      ['room', 2, 0],
      ['target', 1, 0],
    ]);
  });

  it('of guests takes places that are there, to the last one', async () => {
    const { sign, change, allocate, counts } = await campaign();
    await sign('ana');
    await allocate();
    expect(await change('ana', { is: 'guests', guests: 2 })).toMatchObject({
      refused: 'rsvps.full',
      params: { left: 2 },
    });
    await change('ana', { is: 'guests', guests: 1 });
    expect(await counts()).toMatchObject([
      ['room', 2, 0],
      ['target', 0, 0],
    ]);
  });

  it('of who came is the earlier of two check-ins, in whatever order they arrive', async () => {
    const { sign, change, allocate, counts, as } = await campaign();
    await sign('ana');
    await allocate();
    const { at } = as();
    await change('ana', { is: 'check_in', at });
    expect(await change('ana', { is: 'check_in', at: at + 500 })).toMatchObject({
      answer: { checkedInAt: at },
    });
    expect(await change('ana', { is: 'check_in', at: at - 500 })).toMatchObject({
      answer: { checkedInAt: at - 500 },
    });
    expect(await counts()).toMatchObject([
      ['room', 1, 0],
      ['target', 0, 0],
    ]);
    expect(await change('ana', { is: 'reopen' })).toMatchObject({
      answer: { state: 'registered', checkedInAt: null },
    });
  });

  it('stays where another phone had checked them in before, when the later press is undone', async () => {
    const { sign, change, allocate, as } = await campaign();
    await sign('ana');
    await allocate();
    const { at } = as();
    await change('ana', { is: 'check_in', at });
    await change('ana', { is: 'check_in', at: at + 500 });
    expect(await change('ana', { is: 'reopen', at: at + 500 })).toMatchObject({
      answer: { state: 'attended', checkedInAt: at },
    });
    expect(await change('ana', { is: 'reopen', at })).toMatchObject({ answer: { state: 'registered' } });
  });

  it.each([
    ['as it was pressed, up to five minutes', 5 * 60_000, 5 * 60_000],
    ['as it came, beyond them', 5 * 60_000 + 1, 0],
  ])('of a phone whose clock is ahead counts %s, and is taken back', async (_, ahead, counted) => {
    const { sign, change, allocate, as } = await campaign();
    await sign('ana');
    await allocate();
    const options = as();
    const at = options.at + ahead;
    expect(await change('ana', { is: 'check_in', at }, options)).toMatchObject({
      answer: { checkedInAt: options.at + counted },
    });
    expect(await change('ana', { is: 'reopen', at }, options)).toMatchObject({
      answer: { state: 'registered' },
    });
  });

  it('of somebody who came keeps their attendance when a block is undone', async () => {
    const { sign, change, allocate, read, counts, as } = await campaign();
    await sign('ana');
    await allocate();
    const { at } = as();
    await change('ana', { is: 'check_in', at });
    await change('ana', { is: 'check_out', minutes: 90 });
    await change('ana', { is: 'block' });
    await change('ana', { is: 'unblock' });
    const stored = await read.get(rsvps, 'ana');
    expect(stored).toMatchObject({ state: 'attended', minutes: 90 });
    expect(stored?.checked_in_at?.toMillis()).toBe(at);
    await counts();
  });

  it('adds lines to a note, whoever else wrote there, and drops the oldest where there is no room', async () => {
    const { sign, change, read } = await campaign();
    await sign('ana');
    await change('ana', { is: 'note', note: 'Brings chairs' });
    await change('ana', { is: 'add_note', line: 'No answer, 9:20' });
    await change('ana', { is: 'add_note', line: 'On the way, 9:25' });
    const note = async () => (await read.get(rsvps, 'ana'))?.note;
    expect(await note()).toBe('Brings chairs\nNo answer, 9:20\nOn the way, 9:25');
    for (let at = 0; at < 5; at += 1) await change('ana', { is: 'add_note', line: `${at}`.repeat(120) });
    expect((await note())?.length).toBeLessThanOrEqual(500);
    expect(await note()).not.toContain('chairs');
  });

  it.each([
    ['waiting', [], 0],
    ['cancelled', [{ is: 'cancel' }], 0],
    ['declined', [{ is: 'decline' }], 0],
    ['confirmed', [{ is: 'confirm' }], 1],
    ['registered', [], 1],
  ])('by mistake gives back what somebody was: %s', async (state, changes, places) => {
    const { sign, change, allocate, counts, read, as } = await campaign();
    if (state === 'waiting') for (const id of ['ben', 'cam']) await sign(id);
    await sign('ana');
    await allocate();
    for (const one of changes) await change('ana', one);
    const before = await read.get(rsvps, 'ana');
    expect(before).toMatchObject({ state, places });
    await change('ana', { is: 'check_in', at: as().at });
    await counts();
    // What a host noted and counted meanwhile stays theirs, and nobody gets a place by it.
    expect(await change('ana', { is: 'reopen' })).toMatchObject({ answer: { state, checkedInAt: null } });
    await allocate();
    expect(await read.get(rsvps, 'ana')).toMatchObject({ state, places, arrived_from: null });
    await counts();
  });

  it('by mistake gives an offer back until its time, and no longer', async () => {
    const { sign, change, allocate, expire, states, counts, read, as } = await campaign();
    for (const id of ['ana', 'ben', 'cam', 'dan']) await sign(id);
    await allocate();
    await change('ana', { is: 'cancel' });
    await allocate();
    const until = (await read.get(rsvps, 'cam'))?.offered_until?.toMillis() ?? 0;
    expect(await states()).toMatchObject({ cam: 'offered' });
    await change('cam', { is: 'check_in', at: as().at });
    // The tick sees no offer, and drops what it had to do.
    expect(await expire(Date.now())).toBeNull();
    await change('cam', { is: 'reopen' });
    expect(await read.get(rsvps, 'cam')).toMatchObject({ state: 'offered', places: 1 });
    expect((await read.get(rsvps, 'cam'))?.offered_until?.toMillis()).toBe(until);
    expect((await read.find(due, {})).find(({ kind }) => kind === 'place_offers')?.at?.toMillis()).toBe(
      until,
    );
    await change('cam', { is: 'check_in', at: as().at });
    await change('cam', { is: 'reopen' }, { ...as(), at: until });
    await allocate(until);
    expect(await states()).toMatchObject({ cam: 'expired', dan: 'offered' });
    await counts();
  });

  it('of who stayed away waits for the shift to begin', async () => {
    const { sign, change, allocate, as, startsAt } = await campaign();
    await sign('ana');
    await allocate();
    expect(await change('ana', { is: 'miss' })).toMatchObject({ refused: 'rsvps.notYet' });
    const later = { ...as(), at: startsAt };
    expect(await change('ana', { is: 'miss' }, later)).toMatchObject({ answer: { state: 'missed' } });
  });

  it('of somebody who walked in twice, on two devices, is one', async () => {
    const { sign, read, as, allocate, counts } = await campaign();
    const { at } = as();
    const walkIn = (id: string) => ({
      ...{ shifts: [{ shift: 'room', id }], arrivedAt: at },
      person: {
        newId: `p-${id}`,
        name: 'Ana Ruiz',
        email: null,
        phone: '+12125550123',
        zip: null,
        language: null,
      },
    });
    await sign('one', walkIn('one'));
    await sign('two', walkIn('two'));
    await allocate();
    expect(await read.find(rsvps, {})).toMatchObject([
      { id: 'one', state: 'attended', source: 'walk_in', places: 0 },
    ]);
    expect(await read.find(people, {})).toHaveLength(1);
    expect(await counts()).toMatchObject([
      ['room', 0, 0],
      ['target', 0, 0],
    ]);
  });
});

describe('a waiting list', () => {
  it('of fifty large parties hides no small one that fits', async () => {
    const { sign, change, allocate, states, counts } = await campaign();
    for (const id of ['ana', 'ben']) await sign(id);
    await allocate();
    for (let at = 0; at < 51; at += 1) await sign(`large${at}`, { guests: 1 });
    await sign('small');
    await allocate();
    await change('ana', { is: 'cancel' });
    await allocate();
    expect(await states()).toMatchObject({ small: 'offered', large0: 'waiting' });
    // Who waits longest is first again where a whole party fits.
    await change('small', { is: 'decline' });
    await change('ben', { is: 'cancel' });
    await allocate();
    expect(await states()).toMatchObject({ large0: 'offered', large1: 'waiting' });
    await counts();
  });

  it('is looked at again by a tick that had its offers already while one was made', async () => {
    const { sign, change, allocate, read, contexts, as, organization } = await campaign();
    for (const id of ['ana', 'ben', 'cam', 'dan']) await sign(id);
    await allocate();
    await change('ana', { is: 'cancel' });
    await allocate();
    const ends = async () => (await read.find(due, {})).find(({ kind }) => kind === 'place_offers');
    const first = await ends();
    const now = Date.now();
    const { instant, tx } = contexts(as()).memory;
    const id = `${organization}_place_offers_canvass`;
    const lease = { lease_until: instant(now + 60_000), generation: 'taken' };
    await tx(async (store) => store.update(due, id, lease));
    await change('ben', { is: 'cancel' });
    await allocate(now);
    const second = await ends();
    // Another generation: the tick that has it ends nothing, and the next one looks at once.
    expect(second).toMatchObject({ lease_until: null });
    expect(second?.generation).not.toBe('taken');
    expect(second?.at?.toMillis()).toBe(now);
    expect(first?.at?.toMillis()).toBeGreaterThan(now);
  });
});

describe('a roster', () => {
  it('is for staff and for the hosts of the event, and for no other member', async () => {
    const { sign, change, call, as, save, organization } = await campaign();
    await sign('ana', { needs: 'A ramp' });
    const roster = (role: Role) => call(readRoster, { event: 'canvass' }, as(role));
    for (const role of ['field', 'canvasser'] as const)
      expect(await roster(role)).toMatchObject({ answer: { rsvps: [{ id: 'ana', needs: 'A ramp' }] } });
    expect(await roster('user')).toMatchObject({ refused: 'request.notAllowed' });
    expect(await change('ana', { is: 'note', note: 'x' }, as('user'))).toMatchObject({
      refused: 'request.notAllowed',
    });
    expect(await sign('ben', {}, as('user'))).toMatchObject({ refused: 'request.notAllowed' });
    expect(await change('ana', { is: 'note', note: 'x' }, as('canvasser'))).toMatchObject({ answer: {} });
    // The roster shows contacts: a card that a host may not read is not theirs to put there by its id.
    const known = { person: { id: 'p-ana' }, shifts: [{ shift: 'target', id: 'more' }] };
    expect(await sign('more', known, as('canvasser'))).toMatchObject({ refused: 'request.notAllowed' });
    expect(await sign('more', known, as('field'))).toMatchObject({ answer: {} });
    await save({ hosts: { add: [], remove: [`canvasser-${organization}`] } }, {});
    expect(await roster('canvasser')).toMatchObject({ refused: 'request.notAllowed' });
    expect(await change('ana', { is: 'cancel' }, as('canvasser'))).toMatchObject({
      refused: 'request.notAllowed',
    });
  });
});

describe('a message to a roster', () => {
  const meant = { event: 'canvass', shift_id: null, states: ['registered' as const, 'confirmed' as const] };
  const texts = { subject: 'Parking', body: 'Hello {first name}, park behind the hall.' };

  it('reaches each address once, of those who were chosen, and is written by staff and hosts alone', async () => {
    const { sign, change, allocate, call, as, read } = await campaign();
    await sign('ana');
    await sign('both', {
      person: { ...typed('ana'), newId: 'p2' },
      shifts: [{ shift: 'target', id: 'both' }],
    });
    await sign('nomail', {
      person: { ...typed('nomail'), email: null },
      shifts: [{ shift: 'target', id: 'nomail' }],
    });
    await sign('gone', { shifts: [{ shift: 'target', id: 'gone' }] });
    await change('gone', { is: 'cancel' });
    await allocate();
    const count = (fields: object, role: Role = 'field') =>
      call(countRosterMessage, countRosterMessage.endpoint.request.parse({ ...meant, ...fields }), as(role));
    expect(await count({})).toEqual({ answer: { people: 1, withoutEmail: 1 } });
    expect(await count({ shift_id: 'room' }, 'canvasser')).toEqual({
      answer: { people: 1, withoutEmail: 0 },
    });
    expect(await count({}, 'user')).toMatchObject({ refused: 'request.notAllowed' });
    const send = (id: string, fields: object = {}, role: Role = 'field') =>
      call(
        sendRosterMessage,
        sendRosterMessage.endpoint.request.parse({ id, ...meant, ...texts, ...fields }),
        as(role),
      );
    expect(await send('m0', {}, 'user')).toMatchObject({ refused: 'request.notAllowed' });
    expect(await send('m0', { states: ['attended'] })).toMatchObject({ refused: 'rosterMessages.nobody' });
    expect(await send('m0', { shift_id: 'none' })).toMatchObject({ refused: 'rsvps.noShift' });
    expect(await send('m0', { body: 'Hello {last name}' })).toMatchObject({
      refused: 'rosterMessages.unknownName',
    });
    expect(await send('m0', { states: ['confirmed', 'confirmed'] })).toMatchObject({
      refused: 'request.badBody',
    });
    expect(await send('m1', {}, 'canvasser')).toMatchObject({ answer: { people: 1 } });
    expect(await read.get(rosterMessages, 'm1')).toMatchObject({ state: 'waiting', subject: 'Parking' });
  });

  it('goes to nobody once it is taken back, three times a day and twenty times in all', async () => {
    const { sign, allocate, call, as, read, organization } = await campaign();
    await sign('ana');
    await allocate();
    const send = (id: string, after = 0) =>
      call(
        sendRosterMessage,
        sendRosterMessage.endpoint.request.parse({ id, ...meant, ...texts }),
        as('field', after),
      );
    const withdraw = (id: string, role: Role = 'canvasser') => call(withdrawRosterMessage, { id }, as(role));
    await send('m1');
    const dueOf = (id: string) => read.get(due, `${organization}_roster_message_${id}`);
    expect(await dueOf('m1')).toMatchObject({ ref: 'm1', kind: 'roster_message' });
    expect(await withdraw('m1', 'user')).toMatchObject({ refused: 'request.notAllowed' });
    for (const _ of ['once', 'again']) expect(await withdraw('m1')).toEqual({ answer: {} });
    expect([await dueOf('m1'), (await read.get(rosterMessages, 'm1'))?.state]).toEqual([null, 'withdrawn']);
    expect(await withdraw('none')).toMatchObject({ refused: 'rosterMessages.gone' });
    // One that was taken back leaves room for another.
    for (const id of ['m2', 'm3', 'm4']) expect(await send(id)).toMatchObject({ answer: { people: 1 } });
    expect(await send('m5')).toMatchObject({ refused: 'rosterMessages.tooManyToday' });
    for (let at = 0; at < 17; at += 1)
      expect(await send(`d${at}`, (Math.floor(at / 3) + 1) * 25 * hourMs)).toMatchObject({ answer: {} });
    expect(await send('last', 30 * 25 * hourMs)).toMatchObject({ refused: 'rosterMessages.tooMany' });
  });

  it('can be written and taken back six times a day, and no more', async () => {
    const { sign, allocate, call, as } = await campaign();
    await sign('ana');
    await allocate();
    const send = (id: string) =>
      call(sendRosterMessage, sendRosterMessage.endpoint.request.parse({ id, ...meant, ...texts }), as());
    for (let at = 0; at < 6; at += 1) {
      expect(await send(`m${at}`)).toMatchObject({ answer: { people: 1 } });
      await call(withdrawRosterMessage, { id: `m${at}` }, as());
    }
    expect(await send('m6')).toMatchObject({ refused: 'rosterMessages.tooManyToday' });
  });

  it.each([
    [{ subject: 'x'.repeat(120) }, true],
    [{ subject: 'x'.repeat(121) }, false],
    [{ subject: 'One\nBcc: all@example.org' }, false],
    [{ body: 'x'.repeat(2_000) }, true],
    [{ body: 'x'.repeat(2_001) }, false],
    [{ states: [] }, false],
    [{ states: ['cancelled'] }, false],
    [{ states: ['blocked'] }, false],
  ])('takes %j: %s', (fields, isTaken) =>
    expect(
      sendRosterMessage.endpoint.request.safeParse({ id: 'm', ...meant, ...texts, ...fields }).success,
    ).toBe(isTaken),
  );
});

describe('what a walk-in agrees to', () => {
  const words = 'The campaign may email and text me.';
  const walkIn = (phone: string) => ({
    ...{ arrivedAt: Date.now(), consent: words },
    person: {
      ...{ newId: 'p-wanda', name: 'Wanda Walkin', email: 'wanda@example.org', phone },
      ...{ zip: null, language: null },
    },
  });

  it('is kept with the words for each contact, implied and no more, in one step with the sign-up', async () => {
    const { sign, read } = await campaign();
    expect(await sign('wanda', walkIn('+12025550140'))).toMatchObject({ answer: {} });
    const lines = await read.find(contactEvents, {});
    expect(lines.map(({ what, grade, channel, source }) => [what, grade, channel, source]).sort()).toEqual([
      ['consent', 'implied', 'email', 'in_person'],
      ['consent', 'implied', 'text', 'in_person'],
    ]);
    expect(lines.every((line) => line.words === words)).toBe(true);
  });

  it('is refused from a host who may not write people, with the whole sign-up', async () => {
    const { sign, read, as } = await campaign();
    expect(await sign('wanda', walkIn('+12025550140'), as('canvasser'))).toMatchObject({
      refused: 'request.notAllowed',
    });
    expect(await read.find(rsvps, {})).toEqual([]);
    const silent = { ...walkIn('+12025550140'), consent: null };
    expect(await sign('wanda', silent, as('canvasser'))).toMatchObject({ answer: {} });
    expect(await read.find(contactEvents, {})).toEqual([]);
  });

  it('has 300 characters at most', () => {
    const request = (length: number) =>
      signUpPerson.endpoint.request.safeParse({
        ...{ event: 'canvass', shifts: [{ shift: 'room', id: 'a' }], guests: 0, needs: null, answers: [] },
        ...{ note: null, ...walkIn('+12025550140'), consent: 'x'.repeat(length) },
      }).success;
    expect([300, 301].map(request)).toEqual([true, false]);
  });
});

describe('the file of a roster', () => {
  it('has every sign-up, runs no formula, and is told in the audit first', async () => {
    const { sign, contexts, as, read } = await campaign();
    await sign('ana', { needs: '=HYPERLINK("https://example.org")', guests: 2 });
    await sign('ben');
    const context = contexts(as('manager')).memory;
    const { chunks, rows } = await exportRoster.run({ event: 'canvass' }, context);
    expect(rows).toBe(2);
    expect(await read.find(audit, {})).toMatchObject([{ type: 'data_exported', what: 'rsvps', count: 2 }]);
    let text = '';
    for await (const chunk of chunks) text += chunk;
    const [header, ana] = text.split('\r\n');
    expect(header).toContain('Checked in');
    expect(ana).toContain('ana Ruiz');
    expect(ana).not.toContain('"=HYPERLINK');
    expect(ana).toContain("'=HYPERLINK");
  });

  it('is refused to hosts, and knows no event of another campaign', async () => {
    const { sign, contexts, as } = await campaign();
    await sign('ana');
    await expect(exportRoster.run({ event: 'canvass' }, contexts(as('canvasser')).memory)).rejects.toThrow();
    const other = await campaign();
    const nowhere = { event: 'nothing' };
    await expect(exportRoster.run(nowhere, other.contexts(other.as('manager')).memory)).rejects.toThrow(
      'events.gone',
    );
  });
});

import { expect, it } from 'vitest';
import { Moment } from '#shared/demo/clock.ts';
import { openDemoStore } from '../demo-store.ts';
import { sampleAt } from '../sample-texts.ts';
import { appointmentsOf } from './carried-appointments.ts';
import { eventsOf } from './carried-events.ts';
import { sampleOf } from './of-sample.ts';

const instant = (millis: number) => ({ toMillis: () => millis });
const actor = {
  ...{ uid: 'ana', organization: 'rivera', fullName: 'Ana Rivera', email: 'ana@example.com' },
  role: 'admin' as const,
  grants: [],
};
const none = sampleOf([]);
const made = Date.UTC(2026, 10, 24);

/** A demo with a visitor's own event and time, made like the sample's first ones, and what `change` says of each. */
function demo(change: { event?: object; time?: object } = {}) {
  const sample = sampleAt(made, 'rivera');
  const world = openDemoStore(actor, instant, () => undefined);
  const of = (table: string) =>
    sample.find(({ path }) => path.startsWith(`organizations/rivera/${table}/`))?.data;
  const stamps = {
    created_at: instant(made),
    created_by: 'ana',
    updated_at: instant(made),
    updated_by: 'ana',
  };
  const about = { state: 'published', cancelled: null, series_id: null, series_day: null, series_rule: null };
  world.events.put('own', { ...of('events'), ...about, ...stamps, ...change.event } as never);
  const request = {
    state: 'requested',
    decision: null,
    event_id: 'own',
    person_id: 'p1',
    positions: ['i1', 'i2'],
  };
  world.appointments.put('time', { ...of('appointments'), ...request, ...stamps, ...change.time } as never);
  return world;
}

it('takes an event along as a draft, without hosts, leads and places that were taken', () => {
  const world = demo({ event: { address: '1 Main St', address_visibility: 'private' } });
  world.event_addresses.put('own', { address: '1 Main St', pin: { lat: 1, lng: 2 } });
  const [event, ...others] = eventsOf(world, none, 0);
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    ...{ id: 'own', mode: 'new', isPublished: false, series: null },
    street: { address: '1 Main St', pin: { lat: 1, lng: 2 }, address_visibility: 'private' },
    hosts: { add: [], remove: [] },
  });
  expect(event?.fields.title).toBe(world.events.get('own')?.title);
  expect(event?.shifts.flatMap((shift) => Object.keys(shift))).not.toContain('taken');
  expect(event?.shifts.every(({ lead }) => lead === null)).toBe(true);
});

it('takes a series along by its first date', () => {
  const rule = { every: { is: 'week', step: 1, weekdays: [] }, end: { is: 'count', count: 3 } };
  const series = { series_rule: rule, series_day: '2026-11-24' };
  expect(eventsOf(demo({ event: { ...series, series_id: 'own' } }), none, 0)).toMatchObject([
    { series: rule },
  ]);
  expect(eventsOf(demo({ event: { ...series, series_id: 'first' } }), none, 0)).toEqual([]);
});

it.each<[string, object, number]>([
  ['was cancelled', { cancelled: { act: 'a', note: null } }, 0],
  ['an account has already', {}, made],
])('leaves an event that %s', (_, event, moment) =>
  expect(eventsOf(demo({ event }), none, moment)).toEqual([]),
);

it('leaves the sample’s own events and times', () => {
  const world = demo();
  const began = sampleOf(
    ['events/own', 'appointments/time'].map((path) => ({
      path: `organizations/rivera/${path}`,
      data: { created_at: new Moment(made) },
    })),
  );
  expect(eventsOf(world, began, 0)).toEqual([]);
  expect(appointmentsOf(world, began, 0, () => true)).toEqual([]);
});

it('takes along times that were asked for or booked, with what comes too', () => {
  const comes = (record: string) => ['events/own', 'issues/i2'].includes(record);
  const fields = { event_id: 'own', person_id: null, positions: ['i2'], staffer: null };
  expect(appointmentsOf(demo(), none, 0, comes)).toMatchObject([{ id: 'time', mode: 'request', fields }]);
  const [booked] = appointmentsOf(demo({ time: { state: 'accepted', over: 'Debate' } }), none, 0, () => true);
  expect(booked).toMatchObject({ mode: 'book', over: 'Debate', fields: { person_id: 'p1' } });
  expect(appointmentsOf(demo({ time: { state: 'declined' } }), none, 0, comes)).toEqual([]);
});

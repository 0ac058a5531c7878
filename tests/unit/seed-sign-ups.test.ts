import { expect, test } from 'vitest';
import { eventMonths } from '#shared/collections/event-months.ts';
import { events } from '#shared/collections/events.ts';
import { people } from '#shared/collections/people.ts';
import { rsvps } from '#shared/collections/rsvps.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { daysAfter, seedDay } from '#shared/demo/clock.ts';
import type { Doc } from '#shared/demo/documents.ts';
import { lindqvistSample } from '#shared/demo/lindqvist-campaign.ts';
import { inEnglish, sample } from '#shared/demo/sample.ts';
import { demo } from '#shared/demo/whole-seed.ts';
import { monthEntryOf } from '#shared/domain/events/month-entry.ts';
import { isOpen } from '#shared/domain/events/rsvp-choices.ts';
import { turnoutOf } from '#shared/domain/events/turnout.ts';

/** The seed, and the demo on each day of a week: events stay on their weekday, so what is over differs. */
const campaigns: [string, string, string, () => Doc[]][] = [
  ['the seed', 'rivera', daysAfter(seedDay, 1), demo],
  ['the seed of the second campaign', 'lindqvist', daysAfter(seedDay, 1), demo],
  ['the second demo', 'lindqvist', '2027-03-14', () => lindqvistSample('2027-03-14', inEnglish)],
  ...Array.from({ length: 7 }, (_, at): [string, string, string, () => Doc[]] => {
    const day = daysAfter('2026-12-30', at);
    return [`the demo on ${day}`, 'rivera', day, () => sample(day)];
  }),
];

function grouped<T>(list: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

/** What a month says of who came, by an event's sign-ups. */
function showsOf(own: readonly { state: string; source: string }[]) {
  const count = (state: string) =>
    own.filter((one) => one.state === state && one.source !== 'walk_in').length;
  const [came, missed] = [count('attended'), count('missed')];
  return came + missed === 0 ? { came: null, missed: null } : { came, missed };
}

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function readCampaign(of: string, documents: readonly Doc[]) {
  const within = (path: string) => documents.filter((one) => one.path.startsWith(`${path}/`));
  const signUps = within(rsvps.path(of)).map(({ path, data }) => ({
    id: idOf(path),
    ...rsvps.schema.parse(data),
  }));
  const calendar = within(events.path(of)).map(({ path, data }) => ({
    id: idOf(path),
    ...events.schema.parse(data),
  }));
  const cards = new Map(within(people.path(of)).map(({ path, data }) => [idOf(path), data]));
  const helpers = new Map(
    within(volunteers.path(of)).map(({ path, data }) => [idOf(path), volunteers.schema.parse(data)]),
  );
  const months = within(eventMonths.path(of)).map(({ data }) => eventMonths.schema.parse(data));
  return { signUps, calendar, cards, helpers, months };
}

test.each(campaigns)('sign-ups of %s agree with its events and people', (_, of, day, make) => {
  const { signUps, calendar, cards, helpers, months } = readCampaign(of, make());
  expect(signUps.length).toBeGreaterThan(of === 'rivera' ? 300 : 30);
  const byEvent = grouped(signUps, ({ event_id }) => event_id);
  for (const event of calendar) {
    const own = byEvent.get(event.id) ?? [];
    for (const { id, taken, waiting, capacity, capacity_kind } of event.shifts) {
      const inShift = own.filter(({ shift_id }) => shift_id === id);
      const waits = inShift.filter(({ state }) => state === 'waiting');
      expect(taken, event.title).toBe(inShift.reduce((sum, { places }) => sum + places, 0));
      expect(waiting, event.title).toBe(waits.reduce((sum, { guests }) => sum + 1 + guests, 0));
      if (capacity_kind === 'hard') expect(taken, event.title).toBeLessThanOrEqual(capacity ?? 0);
    }
    const { id: _id, ...fields } = event;
    expect(months.find(({ month }) => month === event.day.slice(0, 7))?.events[event.id]).toEqual(
      monthEntryOf(fields, showsOf(own)),
    );
    expect(new Set(own.map(({ person_id }) => person_id)).size, event.title).toBe(own.length);
    const isOver = event.day < day;
    for (const { state, checked_in_at, arrived_at, minutes } of own) {
      if (event.state === 'published') expect(isOpen(state) && isOver, `${event.title} ${state}`).toBe(false);
      expect(state === 'attended' || state === 'missed').toBe(isOver && state !== 'cancelled');
      expect(checked_in_at !== null).toBe(state === 'attended');
      expect(minutes === null || state === 'attended').toBe(true);
      const latest = isOver ? event.ends_at.toMillis() : Date.parse(day);
      expect(arrived_at.toMillis()).toBeLessThan(latest);
    }
  }
  expect(signUps.filter(({ event_id }) => !calendar.some(({ id }) => id === event_id))).toEqual([]);
  for (const { person_id, name } of signUps) expect(cards.get(person_id)?.name).toBe(name);
  const worked = grouped(
    signUps.filter(({ minutes }) => minutes !== null),
    ({ person_id }) => person_id,
  );
  for (const [person, own] of worked) {
    const helper = helpers.get(person);
    const sum = own.reduce((minutes, one) => minutes + (one.minutes ?? 0), 0);
    expect(sum).toBeLessThanOrEqual((helper?.totalHours ?? 0) * 60);
    const last = own
      .map((one) => calendar.find(({ id }) => id === one.event_id)?.day ?? '')
      .toSorted()
      .at(-1);
    expect(helper?.lastActiveDate ?? '').toSatisfy((active: string) => active >= (last ?? ''));
  }
});

test('the coming launch has 34 sign-ups against 45 and an expected turnout of 22, the forum a waiting list', () => {
  const { signUps, calendar } = readCampaign('rivera', demo());
  const launch = calendar.find(({ title, day }) => title.startsWith('Door canvass') && day > seedDay);
  const doors = launch?.shifts.find(({ label }) => label === 'Doors');
  const own = signUps.filter((one) => one.event_id === launch?.id && one.shift_id === doors?.id);
  expect([doors?.taken, doors?.capacity, turnoutOf(own).expected]).toEqual([34, 45, 22]);
  const forum = calendar.find(({ title }) => title === 'Candidates’ forum');
  expect(forum?.shifts[0]).toMatchObject({ taken: 120, capacity: 120, waiting: 9 });
  const last = calendar.find(({ title, day }) => title.startsWith('Door canvass') && day < seedDay);
  const before = signUps.filter(({ event_id }) => event_id === last?.id);
  expect(before.filter(({ state }) => state === 'missed')).toHaveLength(3);
  expect(before.filter(({ state }) => state === 'attended').length).toBeGreaterThan(15);
  const ward = calendar.find(({ source_code }) => source_code === 'WARD');
  const came = signUps.filter(({ event_id, state }) => event_id === ward?.id && state === 'attended');
  expect(came.map(({ email }) => email)).toContain('a.mendez.home@example.net');
  expect(came.reduce((sum, { guests }) => sum + 1 + guests, 0)).toBe(140);
});

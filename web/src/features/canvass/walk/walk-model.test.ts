import fc from 'fast-check';
import { expect, it } from 'vitest';
import { results } from '#shared/domain/voters/contact-results.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { doorAt, nextDoor, type Walk, walkOf } from './walk-model.ts';
import { homesWith, isAgain, listRows } from './walk-rows.ts';
import { learnedEvent, learning, packet } from './walk-test-data.ts';

const statesOf = (walk: Walk) =>
  walk.buildings.map(({ doors }) => doors.map(({ state }) => state).join(' ')).join(' | ');
const attempt = (voter_id: string, outcome: Learned['outcome'], more: Partial<Learned> = {}) =>
  learnedEvent({ voter_id, kind: 'attempt', outcome }, more);

it('counts doors that can be knocked on, and those that were tried', () => {
  const walk = walkOf(learning([attempt('b', 'not_home'), attempt('e', 'canvassed')]));
  expect(statesOf(walk)).toBe('done | left | left done left');
  expect(walk).toMatchObject({ done: 2, left: 3, of: 5 });
});

it('a result that was taken back leaves its door as before', () => {
  const first = attempt('c', 'refused');
  const back = learnedEvent({ voter_id: 'c', kind: 'attempt', undoes: first.id });
  const walk = walkOf(learning([first, back]));
  expect(statesOf(walk)).toBe('left | left | left left left');
  expect(doorAt(walk, 1, 0)?.people[0]).toMatchObject({ now: null, events: [] });
});

it('leaves out who must not be spoken to, by the packet, by the server since, and by this walk', () => {
  const carried = packet();
  const [first] = carried.buildings[1]?.doors[0]?.people ?? [];
  if (first) first.closed = 'deceased';
  const walk = walkOf(
    learning([attempt('g', 'do_not_walk')], { packet: carried, leftOut: { d: 'opt_out' } }),
  );
  expect(statesOf(walk)).toBe('left | closed | closed left done');
  expect(walk.of).toBe(3);
  expect(doorAt(walk, 2, 2)?.people[0]?.closed).toBe('do_not_contact');
});

it('has the own columns of the packet, and its reason where somebody is gone by now', () => {
  const carried = packet();
  const [first] = carried.buildings[1]?.doors[0]?.people ?? [];
  if (first) Object.assign(first, { own: { c1: '0.8' }, closed: 'deceased' });
  const walk = walkOf(learning([], { packet: carried, leftOut: { c: 'not_in_file', d: 'not_in_file' } }));
  expect(doorAt(walk, 1, 0)?.people[0]).toMatchObject({ own: { c1: '0.8' }, closed: 'deceased' });
  expect(doorAt(walk, 2, 0)?.people[0]?.closed).toBe('not_in_file');
});

it.each<[string, Learned[]]>([
  ['by its result', [attempt('e', 'hostile', { by: 'ben' })]],
  [
    'by a warning',
    [learnedEvent({ voter_id: 'f', kind: 'suppression', reason: 'hostile', is_on: true }, { by: 'ben' })],
  ],
])('marks a hostile door for everybody who has the turf, %s', (_, events) => {
  const walk = walkOf(learning(events));
  expect(doorAt(walk, 2, 1)?.hostile).toBe(true);
  expect(nextDoor(walk, { building: 2, door: 0 })).toMatchObject({ building: 2, door: 2 });
  expect(doorAt(walk, 2, 0)?.hostile).toBe(false);
});

it('tells what others did from what is own', () => {
  const walk = walkOf(learning([attempt('c', 'not_home', { by: 'ben' }), attempt('d', 'not_home')]));
  expect([doorAt(walk, 1, 0)?.others, doorAt(walk, 2, 0)?.others]).toEqual([true, false]);
});

it('has who was met at the door of the person beside whom they live, and what was learned of them', () => {
  const newVoter = { id: 'new1', name: 'Nora New', beside: 'f' };
  const walk = walkOf(
    learning([attempt('new1', 'canvassed')], {
      newVoters: [newVoter, { ...newVoter, id: 'new2', beside: null }],
    }),
  );
  expect(doorAt(walk, 2, 1)?.people.map(({ id, isNew }) => [id, isNew])).toEqual([
    ['e', false],
    ['f', false],
    ['new1', true],
  ]);
  expect(doorAt(walk, 2, 1)?.state).toBe('done');
});

it('leads through every door that is left once, in walking order, and begins again', () => {
  let walk = walkOf(learning());
  const seen: string[] = [];
  const events: Learned[] = [];
  let door = nextDoor(walk, null);
  while (door) {
    seen.push(`${door.building}.${door.door}`);
    events.push(attempt(door.people[0]?.id ?? '', 'not_home'));
    walk = walkOf(learning(events));
    door = nextDoor(walk, door);
  }
  expect(seen).toEqual(['0.0', '1.0', '2.0', '2.1', '2.2']);
  const half = walkOf(learning([attempt('g', 'not_home')]));
  expect(nextDoor(half, { building: 2, door: 1 })).toMatchObject({ building: 0, door: 0 });
});

it('comes to the same in whatever order the events are told', () => {
  const some = fc.array(
    fc.record({ voter: fc.constantFrom('a', 'c', 'e', 'g'), outcome: fc.constantFrom(...results) }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(some, fc.func(fc.nat()), (taps, order) => {
      const events = taps.map(({ voter, outcome }) => attempt(voter, outcome));
      const shuffled = events.toSorted((one, other) => order(one.id) - order(other.id));
      const [one, other] = [walkOf(learning(events)), walkOf(learning(shuffled))];
      expect(statesOf(other)).toBe(statesOf(one));
      expect(one.left + one.done).toBe(one.of);
    }),
  );
});

it('lists buildings under their streets, those that are left, to be tried again, or all', () => {
  const walk = walkOf(learning([attempt('c', 'not_home'), attempt('a', 'canvassed')]));
  const shown = (show: 'left' | 'again' | 'all') =>
    listRows(walk, show).map((row) => (row.is === 'street' ? row.street : row.building.house));
  expect(shown('left')).toEqual(['Elm St', '2']);
  expect(shown('again')).toEqual(['Oak St', '3']);
  expect(shown('all')).toEqual(['Oak St', '1', '3', 'Elm St', '2']);
  expect(walk.buildings[0]?.doors.map(isAgain)).toEqual([false]);
});

it('finds a home by its unit or by who lives there', () => {
  const doors = walkOf(learning()).buildings[2]?.doors ?? [];
  const found = (typed: string) => homesWith(doors, typed).map(({ unit }) => unit);
  expect([found('10'), found('name F'), found(' '), found('nobody')]).toEqual([
    ['10'],
    ['2'],
    ['1', '2', '10'],
    [],
  ]);
});

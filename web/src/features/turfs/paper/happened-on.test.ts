import { expect, it } from 'vitest';
import type { PacketBuilding, PacketPerson } from '#shared/domain/field/packet.ts';
import { doorsIn, happenedOn } from './happened-on.ts';

const now = new Date(2026, 10, 3, 9, 30).getTime();
const since = new Date(2026, 10, 1, 19, 0).getTime();
const on = (day: string) => happenedOn(day, { today: '2026-11-03', now, since });

it('is now where the sheet is of today', () => expect(on('2026-11-03')).toBe(now));
it('is the evening of another day', () => {
  const at = new Date(on('2026-11-02'));
  expect([at.getDate(), at.getHours()]).toEqual([2, 17]);
});
it('is after the turf was cut, if that was later than the evening', () =>
  expect(on('2026-11-01')).toBe(since + 1));

const person = (id: string): PacketPerson => ({
  ...{ id, name: id, age: null, sex: '', party: '', support: null, last: null, closed: null },
});
const building = (house: string, ...doors: string[][]): PacketBuilding => ({
  ...{ house, street: 'Oak St', city: 'Reno', zip: '89501' },
  doors: doors.map((people) => ({ unit: '', hostile: false, place: null, people: people.map(person) })),
});

it('is one moment for a home, and another for the next', () =>
  expect([...doorsIn([building('1', ['a', 'b']), building('3', ['c'], ['d'])])]).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 1],
    ['d', 2],
  ]));

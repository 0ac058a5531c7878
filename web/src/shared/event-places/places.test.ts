import { expect, it } from 'vitest';
import type { Planned } from '../events/agenda.ts';
import { placesOf } from './places.ts';

const planned = (id: string, fields: Partial<Planned> = {}): Planned => ({
  ...{ id, title: `Event ${id}`, type: 'canvass', state: 'published', attendance: 'in_person' },
  ...{ place: 'Market', zone: 'UTC', from: '2027-03-09T18:00', to: '2027-03-09T20:00', starts: 0, ends: 1 },
  ...{ shifts: 1, capacity: null, taken: 0, waiting: 0, short: 0, in_series: false },
  ...{ came: null, missed: null, ...fields },
});

it('puts events of one pin together, and names what has none', () => {
  const [market, hall] = [
    { lat: 40_171_200, lng: -74_692_100 },
    { lat: 40_171_201, lng: -74_692_100 },
  ];
  const { places, others } = placesOf([
    planned('a', { pin: market }),
    planned('b', { pin: hall, place: null }),
    planned('c'),
    planned('d', { pin: { ...market } }),
  ]);
  expect(places.map(({ name, events }) => [name, events.map(({ id }) => id)])).toEqual([
    ['Market', ['a', 'd']],
    ['Event b', ['b']],
  ]);
  expect(others.map(({ id }) => id)).toEqual(['c']);
});

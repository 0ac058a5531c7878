import { expect, it } from 'vitest';
import type { PacketBuilding } from '#shared/domain/field/packet.ts';
import { streetsIn } from './street-summary.ts';

const person = (id: string) =>
  ({ id, name: id, age: null, sex: '', party: '', support: null, last: null, closed: null }) as const;
const building = (street: string, house: string, ...voters: string[]): PacketBuilding => ({
  house,
  street,
  city: 'Reno',
  zip: '89501',
  doors: voters.map((id) => ({ unit: id, hostile: false, place: null, people: [person(id)] })),
});

it('has each street once, from its lowest to its highest number', () =>
  expect(
    streetsIn({
      buildings: [
        building('Oak St', '101', 'a'),
        building('Oak St', '9', 'b', 'c'),
        building('Elm St', '4', 'd'),
        building('Oak St', '22', 'e'),
      ],
    }),
  ).toEqual([
    { name: 'Oak St', from: '9', to: '101', doors: 4, voters: ['a', 'b', 'c', 'e'] },
    { name: 'Elm St', from: '4', to: '4', doors: 1, voters: ['d'] },
  ]));

import { expect, it } from 'vitest';
import type { Packet } from '#shared/domain/field/packet.ts';
import { leftover } from './leftover.ts';

const home = (house: string, ...voters: string[]): Packet['buildings'][number] => ({
  house,
  street: 'Oak St',
  city: 'Reno',
  zip: '89501',
  doors: voters.map((id) => ({
    unit: '',
    hostile: false,
    place: null,
    people: [{ id, name: id, age: null, sex: '', party: '', support: null, last: null, closed: null }],
  })),
});

it('has the homes of those alone who are on the older sheet and not on the new one', () => {
  const [former, now] = [
    [home('1', 'a', 'b'), home('3', 'c'), home('5', 'd')],
    [home('5', 'd'), home('1', 'a')],
  ];
  expect(leftover(former, now)).toEqual([home('1', 'b'), home('3', 'c')]);
  expect(leftover(former, former)).toEqual([]);
});

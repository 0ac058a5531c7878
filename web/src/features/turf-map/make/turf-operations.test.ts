import { expect, it } from 'vitest';
import { outlineMax, turfPackets, turfs } from '#shared/collections/turfs.ts';
import { unpackJson } from '#shared/domain/field/packed.ts';
import { type PacketBuilding, packet } from '#shared/domain/field/packet.ts';
import type { Piece } from '../plan/turf-plan.ts';
import { type Cut, outlineText, turfId, turfOf } from './turf-operations.ts';

const cut: Cut = {
  id: 'cut1',
  name: 'Saturday',
  question: { steps: [] },
  order: 'zigzag',
  fileId: 'file1',
  script: null,
};
const piece: Piece = {
  key: 1,
  ownName: null,
  members: Int32Array.of(0, 1),
  doors: 2,
  people: 2,
  buildings: 1,
  placeless: 0,
  precinct: 'PA-01',
  street: 'Canal Street',
  single: false,
  outline: [
    [0, 0],
    [10, 0],
    [10, 10],
  ],
  middle: [5, 5],
};
const person = (id: string, closed: 'do_not_contact' | null = null) => ({
  id,
  name: `Voter ${id}`,
  age: 40,
  sex: 'F' as const,
  party: '',
  support: null,
  last: null,
  closed,
});
const building = (
  ids: readonly string[],
  more: readonly ReturnType<typeof person>[] = [],
): PacketBuilding => ({
  house: '12',
  street: 'Canal Street',
  city: 'Port Amsel',
  zip: '08199',
  doors: [
    { unit: '1', hostile: false, place: [40, 5], people: [...ids.map((id) => person(id)), ...more] },
    { unit: '2', hostile: false, place: null, people: [person(`${ids[0]}-b`)] },
  ],
});
it('keeps a question that asks for race or ethnicity from the turf, which canvassers read', async () => {
  const question: Cut['question'] = {
    steps: [
      { do: 'include', tests: [{ by: 'party', is: ['Green'] }] },
      { do: 'limit', tests: [{ by: 'race', column: 'race', is: ['Black'] }] },
    ],
  };
  const questionOf = async (cut: Cut) => {
    const made = await turfOf(cut, requested, [building(['1'])], 7);
    return Array.isArray(made) ? turfs.schema.shape.question.parse(made[0]?.data?.question) : made;
  };
  expect(await questionOf({ ...cut, question })).toBe('{"steps":[]}');
  const [first] = question.steps;
  const plain = { steps: first ? [first] : [] };
  expect(await questionOf({ ...cut, question: plain })).toBe(JSON.stringify(plain));
});

const requested = { piece, name: 'Saturday 1', number: 1 };
const stamps = {
  created_at: { toMillis: () => 0 },
  created_by: 'a',
  updated_at: { toMillis: () => 0 },
  updated_by: 'a',
};

it('makes a turf and its packet as the collections have them, under one id', async () => {
  const made = await turfOf(
    cut,
    requested,
    [building(['v1', 'v2'], [person('v3', 'do_not_contact')])],
    1_000,
  );
  if (typeof made === 'string') throw new Error(made);
  expect(made.map(({ table, id }) => [table, id])).toEqual([
    ['turfs', turfId('cut1', 1)],
    ['turf_packets', turfId('cut1', 1)],
  ]);
  const [turf, taken] = made.map((each) =>
    each.operation === 'create' ? { ...each.data, ...stamps } : null,
  );
  const read = turfs.schema.parse(turf);
  expect(read).toMatchObject({ doors: 2, people: 3, buildings: 1, outline: '[[[0,0],[10,0],[10,10]]]' });
  expect(read.voter_ids).toEqual(['v1', 'v2', 'v1-b']);
  const opened = await unpackJson(packet, turfPackets.schema.parse(taken).packed);
  // Who must not be spoken to is known at the door, and nothing may be written down of them.
  expect(opened.buildings[0]?.doors[0]?.people.map(({ id }) => id)).toEqual(['v1', 'v2', 'v3']);
});

it('is not made of nobody, nor of more people than a turf takes', async () => {
  const closed = {
    ...building(['v1']),
    doors: [{ unit: '', hostile: false, place: null, people: [person('v9', 'do_not_contact')] }],
  };
  expect(await turfOf(cut, requested, [], 0)).toBe('nobody');
  expect(await turfOf(cut, requested, [closed], 0)).toBe('nobody');
  const many = Array.from({ length: 600 }, (_, at) => building([`v${at}`, `w${at}`]));
  expect(await turfOf(cut, requested, many, 0)).toBe('too large');
});

it('writes an outline that fits, whatever its corners', () => {
  const ring = Array.from({ length: 2_000 }, (_, at): [number, number] => [
    -179_000_000 + at,
    89_000_000 - at,
  ]);
  expect(outlineText([])).toBe('[]');
  expect(outlineText(ring).length).toBeLessThanOrEqual(outlineMax);
  expect(JSON.parse(outlineText(ring))[0].length).toBeGreaterThan(100);
});

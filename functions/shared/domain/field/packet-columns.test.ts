import { expect, it } from 'vitest';
import { packet } from './packet.ts';
import { packetNow } from './packet-columns.ts';

const person = (id: string, own?: { column: string; name: string; value: string }[]) => ({
  ...{ id, name: 'Ana', age: null, sex: 'F', party: '', support: null, last: null, closed: null },
  ...(own && { own }),
});
const score = { column: 'score', name: 'Score', value: '88' };
const segment = { column: 'segment', name: 'Segment', value: 'high' };
const made = packet.parse({
  ...{ version: 1, made_at: 1, file_id: 'file', order: 'zigzag', script: null },
  buildings: [
    {
      ...{ house: '1', street: 'Elm St', city: 'Salem', zip: '97301' },
      doors: [
        {
          ...{ unit: '', hostile: false, place: null },
          people: [person('1', [score, segment]), person('2', [score]), person('3')],
        },
      ],
    },
  ],
});
const ownOf = (some: typeof made) => some.buildings[0]?.doors[0]?.people.map(({ own }) => own);

it('keeps what may still appear at doors, under the name that the file has for it', () =>
  expect(ownOf(packetNow(made, [{ id: 'score', name: 'Turnout' }]))).toEqual([
    [{ ...score, name: 'Turnout' }],
    [{ ...score, name: 'Turnout' }],
    undefined,
  ]));

it('keeps nothing of columns that were removed or withdrawn, and the rest as it was', () => {
  const left = packetNow(made, []);
  expect(ownOf(left)).toEqual([undefined, undefined, undefined]);
  expect(JSON.stringify(left)).not.toMatch(/score|segment|88/i);
  expect(packet.parse(left)).toEqual(left);
  expect(packetNow(left, [{ id: 'score', name: 'Score' }])).toEqual(left);
});

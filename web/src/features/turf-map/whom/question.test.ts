import { expect, it } from 'vitest';
import { segment } from '#shared/rules/voters/segment.ts';
import { inTurfs, rested, untaken } from './question.ts';

it('leaves out who was tried lately and who is in a turf, as steps that are stored and read again', () => {
  const asked = untaken(rested({ steps: [] }, 14));
  expect(segment.parse(asked)).toEqual(asked);
  expect(asked.steps).toEqual([
    {
      do: 'exclude',
      tests: [{ by: 'contact', reached: false, never: false, from: 14, to: null }],
    },
    { do: 'exclude', tests: [{ by: 'list', list: inTurfs }] },
  ]);
});

it('leaves nobody in peace where it is told so', () =>
  expect(rested({ steps: [] }, 0)).toEqual({ steps: [] }));

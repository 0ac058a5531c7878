import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Segment, type Step, segment } from '#shared/domain/voters/segment.ts';
import {
  allVoters,
  listsIn,
  readSegment,
  within,
  writeSegment,
} from '../../../shared/voters/segment-params.ts';
import {
  addStep,
  duplicateStep,
  moveStep,
  newSample,
  removeStep,
  setTest,
  stepsMax,
} from './search-steps.ts';

const party = (value: string): Step => ({ do: 'include', tests: [{ by: 'party', is: [value] }] });
const steps = fc.array(
  fc.oneof(
    fc.string({ minLength: 1, maxLength: 20 }).map(party),
    fc.constant(null).map(() => newSample()),
  ),
  { maxLength: stepsMax },
);

it('is the same after it stood in an address, and nothing else is read from one', () =>
  fc.assert(
    fc.property(steps, (some) => {
      expect(readSegment(writeSegment({ steps: some }))).toEqual({ steps: some });
    }),
  ));

it.each(['[', '{"steps":[{"do":"include","tests":[]}]}', '{"steps":[{"do":"later"}]}'])(
  'does not read %s',
  (written) => expect(readSegment(written)).toBeNull(),
);
it.each(['', undefined])('is everybody where nothing is asked', (written) =>
  expect(readSegment(written)).toEqual(allVoters),
);

it('loses and doubles no step by moving, and undoes a copy by removing it', () =>
  fc.assert(
    fc.property(steps, fc.nat(stepsMax), fc.integer({ min: -3, max: 3 }), (some, at, by) => {
      const of: Segment = { steps: some };
      const moved = moveStep(of, at, by);
      expect(moved.steps.map((step) => JSON.stringify(step)).sort()).toEqual(
        some.map((step) => JSON.stringify(step)).sort(),
      );
      if (at < some.length && some.length < stepsMax)
        expect(removeStep(duplicateStep(of, at), at + 1)).toEqual(of);
      expect(segment.safeParse(addStep(moved, party('x'))).success).toBe(true);
    }),
  ));

it('takes a step out with its last condition', () => {
  const of: Segment = { steps: [party('a'), party('b')] };
  expect(setTest(of, 0, 0, null)).toEqual({ steps: [party('b')] });
  expect(setTest(of, 0, 1, { by: 'party', is: ['c'] }).steps[0]).toEqual({
    do: 'include',
    tests: [
      { by: 'party', is: ['a'] },
      { by: 'party', is: ['c'] },
    ],
  });
});

it('keeps to a frozen list whatever the steps say', () => {
  expect(listsIn(within({ steps: [party('a')] }, 'l1'))).toEqual(['l1']);
  expect(within({ steps: [party('a')] }, 'l1').steps.at(-1)).toEqual({
    do: 'limit',
    tests: [{ by: 'list', list: 'l1' }],
  });
});

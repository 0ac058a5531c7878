import { expect, test } from 'vitest';
import { type DoorAttempt, walkingTimeOf } from './walking-time.ts';

const minute = 60_000;
const at = (by: string, minutes: number, door: number): DoorAttempt => ({ by, at: minutes * minute, door });

test.each<[string, DoorAttempt[], { steps: number; minutes: number }]>([
  ['nothing', [], { steps: 0, minutes: 0 }],
  ['one door', [at('ana', 0, 1)], { steps: 0, minutes: 0 }],
  [
    'three doors, out of order',
    [at('ana', 4, 2), at('ana', 0, 1), at('ana', 10, 3)],
    { steps: 2, minutes: 10 },
  ],
  ['two people at one door', [at('ana', 0, 1), at('ana', 3, 1), at('ana', 5, 2)], { steps: 1, minutes: 5 }],
  ['a break', [at('ana', 0, 1), at('ana', 31, 2), at('ana', 35, 3)], { steps: 1, minutes: 4 }],
  [
    'two who walk at once',
    [at('ana', 0, 1), at('ben', 1, 5), at('ana', 6, 2), at('ben', 9, 6)],
    { steps: 2, minutes: 14 },
  ],
  [
    'paper, typed in at one moment',
    [at('ana', 7, 1), at('ana', 7, 2), at('ana', 7, 3)],
    { steps: 0, minutes: 0 },
  ],
  [
    'paper, each door a millisecond after the other',
    [at('ana', 0, 1), at('ana', 1 / 60_000, 2), at('ana', 2 / 60_000, 3)],
    { steps: 0, minutes: 0 },
  ],
  ['the least that is walked', [at('ana', 0, 1), at('ana', 1 / 60, 2)], { steps: 1, minutes: 1 / 60 }],
])('of %s', (_, tried, { steps, minutes }) =>
  expect(walkingTimeOf(tried)).toEqual({ steps, ms: minutes * minute }),
);

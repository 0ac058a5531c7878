import { expect, test, vi } from 'vitest';
import type { TurfStanding } from '#shared/rules/field/standing.ts';
import { turfOf } from '../../../shared/turfs/testing.ts';

vi.mock('../../../shared/turfs/handed.ts', () => ({}));
vi.mock('../use-standing.ts', () => ({}));
const { afterwards } = await import('./Late.tsx');

const standing = (doorsTried: number): TurfStanding => ({
  ...{ people: 3, doors: 2, doorsTried, tried: doorsTried, reached: 0 },
  ...{ lastAt: null, results: {}, support: [0, 0, 0, 0, 0], walked: { steps: 0, ms: 0 } },
});

test.each([
  ['nobody was tried', 0, 'unassigned'],
  ['some doors were tried', 1, 'returned'],
  ['all were', 2, 'completed'],
] as const)('a turf that is taken back where %s', (_, tried, state) =>
  expect(afterwards(turfOf(), { of: { turf: standing(tried) }, all: null, counting: false })).toBe(state),
);

test('one of which nobody knows how far it is came back, and is not as at first', () =>
  expect(afterwards(turfOf(), { of: {}, all: null, counting: true })).toBe('returned'));

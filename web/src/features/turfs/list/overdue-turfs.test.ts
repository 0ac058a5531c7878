import { expect, test, vi } from 'vitest';
import type { TurfProgress } from '#shared/domain/field/turf-progress.ts';
import { turfOf } from '../../../shared/turfs/turf-test-data.ts';

vi.mock('../../../shared/turfs/change-turfs.ts', () => ({}));
vi.mock('../use-turf-standings.ts', () => ({}));
const { stateAfter } = await import('./overdue-turfs.tsx');

const progress = (doorsTried: number): TurfProgress => ({
  ...{ people: 3, doors: 2, doorsTried, tried: doorsTried, reached: 0 },
  ...{ lastAt: null, results: {}, support: [0, 0, 0, 0, 0], walked: { steps: 0, ms: 0 } },
});

test.each([
  ['nobody was tried', 0, 'unassigned'],
  ['some doors were tried', 1, 'returned'],
  ['all were', 2, 'completed'],
] as const)('a turf that is taken back where %s', (_, tried, state) =>
  expect(stateAfter(turfOf(), { of: { turf: progress(tried) }, all: null, counting: false })).toBe(state),
);

test('one of which nobody knows how far it is came back, and is not as at first', () =>
  expect(stateAfter(turfOf(), { of: {}, all: null, counting: true })).toBe('returned'));

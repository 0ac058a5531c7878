import { expect, it } from 'vitest';
import type { Fact } from '../voters/voter-state.ts';
import { turfProgressOf } from './turf-progress.ts';

const since = Date.UTC(2026, 6, 1);
const hour = 3_600_000;
const fact = (overrides: Partial<Fact>): Fact => ({
  id: 'e',
  kind: 'attempt',
  source: 'door',
  outcome: null,
  score: null,
  tag: null,
  is_on: null,
  question: null,
  answers: null,
  text: null,
  field: null,
  reason: null,
  channels: null,
  until: null,
  happened_at: since,
  by: 'ann',
  ...overrides,
});
const tried = (outcome: Fact['outcome'], hours = 0, source: Fact['source'] = 'door') =>
  fact({ outcome, source, happened_at: since + hours * hour });
const scored = (score: Fact['score'], hours = 0, source: Fact['source'] = 'door') =>
  fact({ kind: 'support', score, source, happened_at: since + hours * hour });

it('counts what came of the doors of a turf since it was cut', () => {
  const progress = turfProgressOf(
    [
      { door: 1, facts: [tried('not_home', 1), tried('canvassed', 3), scored(2, 3)] },
      { door: 1, facts: [tried('not_home', 1)] },
      // Called since: the turf's own attempt stays what it was.
      { door: 2, facts: [tried('refused', 2), tried('not_home', 5, 'phone'), scored(4, 5, 'phone')] },
      { door: 3, facts: [] },
      // Before the turf was cut.
      { door: 4, facts: [tried('canvassed', -1), scored(1, -1)] },
      { door: 5, facts: [scored(1, 1), scored(5, 2)] },
    ],
    since,
  );
  expect(progress).toEqual({
    people: 6,
    doors: 5,
    doorsTried: 2,
    tried: 3,
    reached: 2,
    lastAt: since + 3 * hour,
    results: { canvassed: 1, not_home: 1, refused: 1 },
    support: [0, 1, 0, 0, 1],
    // By one person, an hour each: no way from door to door.
    walked: { steps: 0, ms: 0 },
  });
});

it('keeps who was reached reached, though nobody was home the next time', () => {
  const { reached, results } = turfProgressOf(
    [{ door: 1, facts: [tried('canvassed', 1), tried('not_home', 2)] }],
    since,
  );
  expect({ reached, results }).toEqual({ reached: 1, results: { not_home: 1 } });
});

it('of nobody is nothing', () => {
  expect(turfProgressOf([], since)).toMatchObject({ people: 0, doors: 0, lastAt: null, results: {} });
});

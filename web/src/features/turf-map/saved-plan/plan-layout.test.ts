import { expect, it } from 'vitest';
import type { Group } from '../../../shared/turfs/ground/ground-protocol.ts';
import type { StoredPlan } from '../../../shared/turfs/plans.ts';
import type { Piece } from '../plan/turf-plan.ts';
import { layoutOf, planLayout, remainingOf, resumedPlan } from './plan-layout.ts';

const group = (...members: number[]): Group => ({
  ...{ members: Int32Array.from(members), doors: members.length, people: 1, buildings: 0, placeless: 0 },
  ...{ precinct: '', street: '', single: false, outline: [], middle: null },
});
const piece = (key: number, ...members: number[]): Piece => ({ ...group(...members), key, ownName: null });
const plan = [piece(4, 0, 2), { ...piece(9, 1), ownName: 'By the school' }, piece(7, 3, 4, 5)];
/** Doors of the file are these hundreds. */
const numbers = (members: Int32Array) => members.map((at) => at * 100);
const savedPlan = (change: Partial<StoredPlan>): StoredPlan => ({
  ...{ id: 'p', at: 1, fileId: 'f', whom: {}, name: 'Saturday', making: null, pieces: [] },
  cut: { way: 'auto', size: 40, keepPrecincts: true },
  options: { name: null, pattern: '', order: 'odd_even', script: null },
  ...change,
});
const doorsOf = ({ pieces }: StoredPlan) => pieces.map(({ doors }) => [...doors]);

it('keeps a plan by the doors of the file, and takes it up with what is left of them', () => {
  const { members, savedAs } = planLayout(layoutOf(plan));
  const one = savedPlan({ pieces: savedAs(numbers(members)) });
  expect(doorsOf(one)).toEqual([[0, 200], [100], [300, 400, 500]]);
  const found = { groups: [group(0, 2), group(1), null], missing: 3 };
  const { left, going } = resumedPlan(one, found, new Set());
  expect(left.map(({ members, ownName }) => [[...members], ownName])).toEqual([
    [[0, 2], null],
    [[1], 'By the school'],
  ]);
  expect(new Set(left.map(({ key }) => key)).size).toBe(2);
  expect(going).toBeNull();
});

it('keeps of a making what is not safe yet, under its numbers and names, and goes on with exactly that', () => {
  const requested = plan.map((piece, at) => ({ piece, name: `T${at + 1}`, number: at + 1 }));
  const { members, savedAs } = planLayout(remainingOf(requested, [1]));
  const pieces = savedAs(numbers(members));
  expect(pieces.map(({ number, given }) => [number, given])).toEqual([
    [2, 'T2'],
    [3, 'T3'],
  ]);
  // The page was killed after the second was made and before that was kept.
  const one = savedPlan({ pieces, making: { id: 'cut', of: 3, made: [1], script: null } });
  const {
    left,
    requested: next,
    going,
  } = resumedPlan(one, { groups: [null, group(3, 4, 5)], missing: 1 }, new Set([2, 1]));
  expect(left.map(({ ownName }) => ownName)).toEqual(['T3']);
  expect(next.map(({ number, name }) => [number, name])).toEqual([[3, 'T3']]);
  expect(going).toMatchObject({ of: 3, made: [1, 2], refused: 0 });
});

it('wants a turf all the same of which nobody is left, so that it is said', () => {
  const one = savedPlan({
    pieces: [{ number: 5, doors: Int32Array.of(1), given: 'T5' }],
    making: { id: 'cut', of: 5, made: [], script: null },
  });
  const { left, requested } = resumedPlan(one, { groups: [null], missing: 1 }, new Set());
  expect(left).toEqual([]);
  expect(requested).toMatchObject([{ number: 5, name: 'T5', piece: { doors: 0 } }]);
});

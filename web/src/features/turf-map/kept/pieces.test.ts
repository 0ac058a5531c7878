import { expect, it } from 'vitest';
import type { Group } from '../../../shared/turfs/ground/protocol.ts';
import type { KeptPlan } from '../../../shared/turfs/plans.ts';
import type { Piece } from '../plan/plan.ts';
import { laidOf, laidOut, leftOf, takenUp } from './pieces.ts';

const group = (...members: number[]): Group => ({
  ...{ members: Int32Array.from(members), doors: members.length, people: 1, buildings: 0, placeless: 0 },
  ...{ precinct: '', street: '', single: false, outline: [], middle: null },
});
const piece = (key: number, ...members: number[]): Piece => ({ ...group(...members), key, given: null });
const plan = [piece(4, 0, 2), { ...piece(9, 1), given: 'By the school' }, piece(7, 3, 4, 5)];
/** Doors of the file are these hundreds. */
const numbers = (members: Int32Array) => members.map((at) => at * 100);
const kept = (change: Partial<KeptPlan>): KeptPlan => ({
  ...{ id: 'p', at: 1, fileId: 'f', whom: {}, name: 'Saturday', making: null, pieces: [] },
  cut: { way: 'auto', size: 40, keepPrecincts: true },
  options: { name: null, pattern: '', order: 'odd_even', script: null },
  ...change,
});
const asked = ({ pieces }: KeptPlan) => pieces.map(({ doors }) => [...doors]);

it('keeps a plan by the doors of the file, and takes it up with what is left of them', () => {
  const { members, keptAs } = laidOut(laidOf(plan));
  const one = kept({ pieces: keptAs(numbers(members)) });
  expect(asked(one)).toEqual([[0, 200], [100], [300, 400, 500]]);
  const found = { groups: [group(0, 2), group(1), null], gone: 3 };
  const { left, going } = takenUp(one, found, new Set());
  expect(left.map(({ members, given }) => [[...members], given])).toEqual([
    [[0, 2], null],
    [[1], 'By the school'],
  ]);
  expect(new Set(left.map(({ key }) => key)).size).toBe(2);
  expect(going).toBeNull();
});

it('keeps of a making what is not safe yet, under its numbers and names, and goes on with exactly that', () => {
  const wanted = plan.map((piece, at) => ({ piece, name: `T${at + 1}`, number: at + 1 }));
  const { members, keptAs } = laidOut(leftOf(wanted, [1]));
  const pieces = keptAs(numbers(members));
  expect(pieces.map(({ number, given }) => [number, given])).toEqual([
    [2, 'T2'],
    [3, 'T3'],
  ]);
  // The page was killed after the second was made and before that was kept.
  const one = kept({ pieces, making: { id: 'cut', of: 3, made: [1], script: null } });
  const {
    left,
    wanted: next,
    going,
  } = takenUp(one, { groups: [null, group(3, 4, 5)], gone: 1 }, new Set([2, 1]));
  expect(left.map(({ given }) => given)).toEqual(['T3']);
  expect(next.map(({ number, name }) => [number, name])).toEqual([[3, 'T3']]);
  expect(going).toMatchObject({ of: 3, made: [1, 2], refused: 0 });
});

it('wants a turf all the same of which nobody is left, so that it is said', () => {
  const one = kept({
    pieces: [{ number: 5, doors: Int32Array.of(1), given: 'T5' }],
    making: { id: 'cut', of: 5, made: [], script: null },
  });
  const { left, wanted } = takenUp(one, { groups: [null], gone: 1 }, new Set());
  expect(left).toEqual([]);
  expect(wanted).toMatchObject([{ number: 5, name: 'T5', piece: { doors: 0 } }]);
});

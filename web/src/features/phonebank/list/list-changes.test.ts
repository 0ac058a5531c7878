import { expect, it } from 'vitest';
import { newTarget, type TargetState } from '#shared/domain/phonebank/target-states.ts';
import { changesOf } from './list-changes.ts';

const left: TargetState = { ...newTarget, is: 'blocked', why: 'left' };
const changes = (states: Record<string, TargetState>, named: readonly string[], callable = named) =>
  changesOf(
    { had: Object.keys(states), states: new Map(Object.entries(states)), packets: 1 },
    { named, callable },
  );

it('calls whoever had left a list and belongs to it again', () =>
  expect(changes({ V1: left, V2: newTarget }, ['V1', 'V2', 'V3'])).toEqual({
    ...{ come: ['V3'], back: ['V1'], go: [], over: 0 },
  }));

it('takes nobody out twice, nor whoever is done with', () =>
  expect(changes({ V1: left, V2: newTarget, V3: { ...newTarget, is: 'done' } }, [])).toEqual({
    ...{ come: [], back: [], go: ['V2'], over: 0 },
  }));

it('brings nobody back who opted out, or whom no call reaches', () => {
  const out: TargetState = { ...newTarget, is: 'blocked', why: 'opted_out' };
  expect(changes({ V1: out, V2: left }, ['V1', 'V2'], ['V1'])).toMatchObject({ back: [], go: [] });
});

it('takes 5,000 out and brings 5,000 back at once, and not one more', () => {
  const states = Object.fromEntries(
    Array.from({ length: 5_001 }, (_, at) => [
      [`L${at}`, left],
      [`F${at}`, newTarget],
    ]).flat(),
  );
  const back = Object.keys(states).filter((id) => id.startsWith('L'));
  const { go, back: returned } = changes(states, back);
  expect([go.length, returned.length]).toEqual([5_000, 5_000]);
});

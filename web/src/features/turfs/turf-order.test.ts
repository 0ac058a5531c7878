import { expect, it, test } from 'vitest';
import { turfOf } from '../../shared/turfs/turf-test-data.ts';
import { filterTurfs, inCuts } from './turf-order.ts';

const made = (millis: number) => ({ toMillis: () => millis });
const turfs = [
  turfOf({
    id: 'b2',
    cut_id: 'b',
    number: 2,
    created_at: made(20),
    name: 'Elm St',
    assigned_name: 'Ana Núñez',
  }),
  turfOf({ id: 'a1', cut_id: 'a', number: 1, created_at: made(30), cut_name: 'Sunday' }),
  turfOf({
    id: 'b10',
    cut_id: 'b',
    number: 10,
    created_at: made(40),
    state: 'assigned',
    assigned_to: 'ben',
    expires_at: 50,
  }),
];

it('has the newest cut first, and each by its numbers', () =>
  expect(inCuts(turfs).map(({ id }) => id)).toEqual(['b2', 'b10', 'a1']));

test.each([
  ['', undefined, ['b2', 'a1', 'b10']],
  ['elm', undefined, ['b2']],
  ['nunez ana', undefined, ['b2']],
  ['sund', undefined, ['a1']],
  ['B10', undefined, ['b10']],
  ['nobody', undefined, []],
  ['', 'overdue', ['b10']],
])('looks for %j, state %j', (search, state, ids) =>
  expect(filterTurfs(turfs, { search, filters: state ? { state } : {} }, 100).map(({ id }) => id)).toEqual(
    ids,
  ),
);

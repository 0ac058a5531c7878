import { expect, it } from 'vitest';
import type { StoredTurf } from '../../shared/turfs/stored-turfs.ts';
import type { Turf } from './data.ts';
import { listedOf } from './listed-turfs.ts';
import { at, packet } from './walk/walk-test-data.ts';

const instant = { toMillis: () => at };
const turf = (id: string, more: Partial<Turf> = {}): Turf => ({
  ...{
    id,
    name: `Turf ${id}`,
    cut_id: 'cut',
    cut_name: 'Cut',
    number: 1,
    question: '{}',
    doors: 5,
    people: 7,
  },
  ...{ buildings: 1, order: 'odd_even', outline: '[]', voter_ids: ['a'], script_id: null, open: false },
  ...{ state: 'assigned', assigned_to: 'ana', assigned_name: 'Ana', expires_at: null, holders: ['ana'] },
  given_back: {},
  ...{ created_at: instant, created_by: 'fay', updated_at: instant, updated_by: 'fay' },
  ...more,
});
const nobodys: Partial<Turf> = {
  open: true,
  state: 'unassigned',
  assigned_to: null,
  assigned_name: null,
  holders: [],
};
const stored = (id: string): StoredTurf => ({
  ...{ id, name: `Turf ${id}`, packet: packet(), expiresAt: null, leftOut: {}, heardAt: at, logUntil: 0 },
});
const listed = (turfs: Turf[], onDevice: StoredTurf[], isLive = true) => {
  const { own, open } = listedOf(turfs, onDevice, { uid: 'ana', isLive, now: at });
  return { own: own.map(({ id }) => id), open: open.map(({ id }) => id) };
};

it('tells theirs from those that are free, in the order of their names', () =>
  expect(
    listed(
      [
        turf('10'),
        turf('9'),
        turf('1', nobodys),
        turf('2', { ...nobodys, assigned_to: 'ben', state: 'in_progress' }),
        turf('3', { ...nobodys, state: 'completed' }),
        turf('4', { ...nobodys, state: 'returned' }),
        turf('5', { ...nobodys, assigned_to: 'ben', state: 'assigned', expires_at: at - 1 }),
      ],
      [],
    ),
  ).toEqual({ own: ['9', '10'], open: ['1', '4', '5'] }));

it('shows what is on this device where the server was not heard, and not what it says is no longer theirs', () => {
  expect(listed([], [stored('1')], false)).toEqual({ own: ['1'], open: [] });
  expect(listed([turf('1')], [stored('1'), stored('2')], false)).toEqual({ own: ['1', '2'], open: [] });
  expect(listed([], [stored('1')])).toEqual({ own: [], open: [] });
});

it('counts the doors of a turf of which only this device knows', () =>
  expect(listedOf([], [stored('1')], { uid: 'ana', isLive: false, now: at }).own[0]).toMatchObject({
    doors: 5,
    people: null,
  }));

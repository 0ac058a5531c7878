import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OwnChange } from '../../../shared/data/optimistic.ts';
import type { Area } from '../../../shared/turfs/plans.ts';
import { windowsOf, withOwn } from './area-windows.ts';

it('has each turf in exactly one window, and every id that there could be too', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,6}$/), { maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      fc.string(),
      (ids, size, other) => {
        const windows = windowsOf(ids, size);
        expect(windows.flatMap((window) => window.ids).toSorted()).toEqual(ids.toSorted());
        const holding = (id: string) =>
          windows.filter(({ from, to }) => (from === null || id >= from) && (to === null || id < to));
        for (const id of ids) expect(holding(id).map((window) => window.ids.includes(id))).toEqual([true]);
        // What was made meanwhile is counted too.
        if (ids.length > 0) expect(holding(other)).toHaveLength(1);
      },
    ),
  );
});

const area = (id: string, change: Partial<Area> = {}): Area => ({
  ...{ id, name: id, state: 'unassigned', cut: 'c', number: 1, outline: '[]', voters: '', updated: 1 },
  ...change,
});
const own = (operation: 'create' | 'update' | 'delete', id: string, data: object = {}): OwnChange => {
  const change: unknown = {
    operation: { operation, table: 'turfs', id, data, base: {} },
    user: 'ana',
    madeAt: 1,
    appliedAt: null,
  };
  return change as OwnChange;
};
const made = ({ operation }: OwnChange) =>
  operation.id === 'unreadable' ? null : area(operation.id, { name: 'made' });
const shown = (changes: readonly OwnChange[], removed: readonly string[] = []) =>
  withOwn(
    new Map([
      ['a', area('a')],
      ['b', area('b')],
    ]),
    changes,
    new Set(removed),
    made,
  ).map(({ id, name, state }) => `${id} ${name} ${state}`);

it.each<[string, readonly OwnChange[], readonly string[], readonly string[]]>([
  ['nothing', [], [], ['a a unassigned', 'b b unassigned']],
  [
    'a turf that is made',
    [own('create', 'n')],
    [],
    ['a a unassigned', 'b b unassigned', 'n made unassigned'],
  ],
  ['one that the server has by now', [own('create', 'a')], [], ['a a unassigned', 'b b unassigned']],
  ['one that somebody deleted meanwhile', [own('create', 'n')], ['n'], ['a a unassigned', 'b b unassigned']],
  ['one that cannot be read', [own('create', 'unreadable')], [], ['a a unassigned', 'b b unassigned']],
  ['one that is deleted', [own('delete', 'a')], [], ['b b unassigned']],
  [
    'one that is made and edited',
    [own('create', 'n'), own('update', 'n', { name: 'N', state: 'assigned' })],
    [],
    ['a a unassigned', 'b b unassigned', 'n N assigned'],
  ],
  [
    'an edit of what is not here',
    [own('update', 'x', { name: 'X' })],
    [],
    ['a a unassigned', 'b b unassigned'],
  ],
])('shows %s', (_, changes, removed, expected) => expect(shown(changes, removed)).toEqual(expected));

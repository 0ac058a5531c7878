import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { volunteers } from '#shared/collections/volunteers.ts';
import type { Operation } from './journal/index.ts';
import { type ListPart, type OwnChange, overlayList, settleMs } from './optimistic.ts';
import type { ListRule } from './queries.ts';
import type { Row } from './reading.ts';

vi.mock('./firestore.ts', () => ({ db: {} }));

const own = (operation: Operation, appliedAt: number | null = null): OwnChange => ({
  operation,
  user: 'sam',
  madeAt: 1_000,
  appliedAt,
});

const over1: ListRule = {
  conditions: [{ field: 'totalHours', is: '>', value: 1 }],
  order: { field: 'totalHours', direction: 'desc' },
};
const people = (hours: Record<string, number>): Row[] =>
  Object.entries(hours).map(([id, totalHours]) => ({ id, fields: { totalHours } }));
const change = (operation: 'create' | 'update' | 'delete', id: string, totalHours = 0): Operation =>
  operation === 'delete'
    ? { operation, table: 'volunteers', id }
    : { operation, table: 'volunteers', id, data: { name: id, totalHours } };

describe('a list', () => {
  const listed = (rows: Row[], operations: Operation[], rule: ListRule | null = over1, continues = false) =>
    overlayList(
      volunteers,
      [{ rows, requestedAt: 0 }],
      operations.map((one) => own(one)),
      rule,
      continues,
    )
      .shown.map(({ row }) => row.id)
      .join('');
  const abc = people({ a: 9, b: 6, c: 3 });

  it.each<[string, Operation[], string]>([
    ['puts a new record where it belongs', [change('create', 'x', 7)], 'axbc'],
    ['puts the last at the end', [change('create', 'x', 2)], 'abcx'],
    ['leaves out a new one that does not fit', [change('create', 'x', 1)], 'abc'],
    ['moves a record that was edited', [change('update', 'c', 8)], 'acb'],
    ['lets one go that no longer fits', [change('update', 'b', 0)], 'ac'],
    ['lets a deleted one go', [change('delete', 'a')], 'bc'],
    ['knows nothing of a record that it does not have', [change('update', 'z', 8)], 'abc'],
  ])('%s', (_, operations, expected) => expect(listed(abc, operations)).toBe(expected));

  it.each<[string, Operation[], string]>([
    ['takes in what sorts before its last', [change('create', 'x', 4)], 'abxc'],
    ['leaves what sorts after it to the pages to come', [change('create', 'x', 2)], 'abc'],
    ['lets go what moves there', [change('update', 'a', 2)], 'bc'],
  ])('that goes on %s', (_, operations, expected) =>
    expect(listed(abc, operations, over1, true)).toBe(expected),
  );

  it('of a few keeps to its number, one of a search to its prefix', () => {
    expect(listed(abc, [change('create', 'x', 7)], { ...over1, limit: 3 }, true)).toBe('axb');
    const named = ['ab', 'ac'].map((id) => ({ id: id[1] ?? '', fields: { name_key: id } }));
    const search = { conditions: [], order: { field: 'name_key', direction: 'asc' }, prefix: 'a' } as const;
    expect(listed(named, [change('create', 'aba'), change('create', 'x')], search)).toBe('babac');
  });

  it('whose question nobody knows shows edits and deletes where they are', () =>
    expect(
      listed(abc, [change('create', 'x', 7), change('update', 'c', 8), change('delete', 'a')], null),
    ).toBe('bc'));

  it('of several pages has no row twice, and each page is as old as it is', () => {
    const parts: ListPart[] = [
      { rows: people({ a: 9, b: 6 }), requestedAt: 1_000 + settleMs },
      { rows: people({ b: 5, c: 3 }), requestedAt: 500, once: true },
    ];
    const acknowledged = [
      change('update', 'a', 7),
      change('update', 'c', 4),
      change('create', 'x', 8),
      change('create', 'y', 2),
    ];
    const { shown, until } = overlayList(
      volunteers,
      parts,
      acknowledged.map((one) => own(one, 1_000)),
      over1,
      false,
    );
    expect(shown.map(({ row }) => [row.id, row.fields.totalHours])).toEqual([
      ['a', 9],
      ['b', 6],
      ['c', 4],
      ['y', 2],
    ]);
    expect(until, 'what is fetched once is not asked for anew').toBeNull();
    const live = [{ rows: abc, requestedAt: 500 }];
    const again = overlayList(volunteers, live, [own(change('update', 'c', 4), 1_000)], over1, false);
    expect(again.until).toBe(1_000 + settleMs);
  });

  describe('that was asked for while a change was on its way is asked for anew where it', () => {
    const due = 2_000 + settleMs;
    const until = (
      operation: Operation,
      rule: ListRule | null,
      requestedAt: number,
      acknowledged: number | null,
    ) =>
      overlayList(volunteers, [{ rows: abc, requestedAt }], [own(operation, acknowledged)], rule, false)
        .until;

    it.each<[string, Operation, ListRule | null]>([
      ['may lack a new record', change('create', 'x', 7), null],
      ['lacks a new record', change('create', 'x', 7), over1],
      ['may lack what an edit brings in', change('update', 'z', 8), over1],
      ['may lack it, whose question nobody knows', change('update', 'z', 8), null],
    ])('%s', (_, operation, rule) => {
      expect(until(operation, rule, 1_500, 2_000)).toBe(due);
      expect(until(operation, rule, due, 2_000), 'it came after it').toBeNull();
      expect(until(operation, rule, 1_500, null), 'it still waits').toBeNull();
    });

    it('but not where it was listened to already, or the record has no place in it', () => {
      expect(until(change('update', 'z', 8), over1, 500, 2_000)).toBeNull();
      expect(until(change('create', 'x', 1), over1, 1_500, 2_000)).toBeNull();
    });
  });
});

it('a whole list is what the database would answer had it taken every change', () => {
  const id = fc.constantFrom(...'abcdefgh');
  const hours = fc.integer({ min: 0, max: 5 });
  const database = fc.uniqueArray(fc.record({ id, hours }), { selector: (one) => one.id });
  const operations = fc.array(
    fc.record({ operation: fc.constantFrom('create', 'update', 'delete' as const), id, hours }),
  );
  const listOf = (all: ReadonlyMap<string, number>) =>
    [...all]
      .filter(([, count]) => count > 1)
      .sort(([one, count], [other, more]) => more - count || (one < other ? 1 : -1))
      .map(([one]) => one);
  fc.assert(
    fc.property(database, operations, fc.integer({ min: 1, max: 8 }), (stored, made, size) => {
      const before = new Map(stored.map((one) => [one.id, one.hours]));
      const after = new Map(before);
      const known = listOf(before);
      const page = known.slice(0, size);
      const continues = known.length > size;
      // What the page does not have, this device cannot edit into it.
      const applied = made.filter((one) => page.includes(one.id) || !before.has(one.id));
      for (const one of applied) {
        if (one.operation === 'delete') after.delete(one.id);
        else if ((one.operation === 'create') !== after.has(one.id)) after.set(one.id, one.hours);
      }
      const rows = page.map((one) => ({ id: one, fields: { totalHours: before.get(one) } }));
      const changes = applied.map((one) => own(change(one.operation, one.id, one.hours)));
      const { shown } = overlayList(volunteers, [{ rows, requestedAt: 0 }], changes, over1, continues);
      const whole = listOf(after);
      // Of a page that goes on: what sorts before the first that it cannot know of.
      const beyond = whole.findIndex((one) => before.has(one) && !page.includes(one));
      const expected = continues && beyond >= 0 ? whole.slice(0, beyond) : whole;
      const found = shown.map(({ row }) => row.id);
      const untouched = page.filter((one) => applied.every((change) => change.id !== one));
      expect(found).toEqual(continues ? expected.slice(0, found.length) : expected);
      expect(found).toEqual(expect.arrayContaining(untouched));
    }),
    { numRuns: 500 },
  );
});

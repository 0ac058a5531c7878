import { describe, expect, it, test } from 'vitest';
import { turfHoldersMax } from '#shared/domain/field/turf-limits.ts';
import { dropWay, splitForDrop } from './drop-plan.ts';
import { endOfDay, isOverdue } from './due-date.ts';
import {
  archive,
  assign,
  assignInTurn,
  reverse,
  setDueDate,
  setOpen,
  takeBack,
  wasEverAssigned,
} from './turf-changes.ts';
import { turfOf } from './turf-test-data.ts';

const ana = { id: 'ana', name: 'Ana Rivera' };
const ben = { id: 'ben', name: 'Ben Ochoa' };
const free = turfOf({ id: 'one' });
const out = turfOf({
  id: 'two',
  state: 'in_progress',
  assigned_to: 'ana',
  assigned_name: 'Ana Rivera',
  expires_at: 1_000,
  holders: ['ana'],
});

describe('a turf', () => {
  it('is checked out to somebody, who stays among its holders', () =>
    expect(assign(free, ana, 5_000)?.data).toEqual({
      state: 'assigned',
      assigned_to: 'ana',
      assigned_name: 'Ana Rivera',
      expires_at: 5_000,
      holders: ['ana'],
    }));

  it('goes on as it is with whoever has begun it, for longer', () =>
    expect(assign(out, ana, 5_000)?.data).toEqual({ expires_at: 5_000 }));

  it('names the one who had it before after them', () =>
    expect(assign(out, ben, null)?.data).toMatchObject({ state: 'assigned', holders: ['ana', 'ben'] }));

  it('is not changed to what it is', () => expect(assign(out, ana, 1_000)).toBeNull());

  it('does not go to one more than it can remember, but to each of those', () => {
    const holders = Array.from({ length: turfHoldersMax }, (_, at) => `h${at}`);
    const full = turfOf({ holders });
    expect(assign(full, ana, null)).toBeNull();
    expect(assign(full, { id: 'h3', name: 'Cora' }, null)?.data).not.toHaveProperty('holders');
  });

  it('is put back as it was, but for who held it', () => {
    const change = assign(out, ben, null);
    expect(change && reverse(change)).toMatchObject({
      data: { state: 'in_progress', assigned_to: 'ana', assigned_name: 'Ana Rivera', expires_at: 1_000 },
      base: { state: 'assigned', assigned_to: 'ben', assigned_name: 'Ben Ochoa', expires_at: null },
    });
    expect(change && Object.keys(reverse(change).data)).not.toContain('holders');
  });

  it('opens for taking, and stays with whoever has it', () => {
    expect(setOpen(turfOf({ state: 'returned' }), true)?.data).toEqual({ open: true, state: 'unassigned' });
    expect(setOpen(out, true)?.data).toEqual({ open: true });
    expect(setOpen(free, false)).toBeNull();
  });

  it('gets another day only while somebody has it', () => {
    expect(setDueDate(out, 9_000)?.data).toEqual({ expires_at: 9_000 });
    expect(setDueDate(free, 9_000)).toBeNull();
  });

  it('is taken back, whatever had become of it', () =>
    expect(takeBack(out, 'returned')?.data).toEqual({
      state: 'returned',
      assigned_to: null,
      assigned_name: null,
      expires_at: null,
    }));
});

describe('a turf that is no longer wanted', () => {
  it('goes out of everybody’s hands, is put back as it was, and forgets nobody who had it', () => {
    const change = archive({ ...out, open: true });
    expect(change?.data).toEqual({
      open: false,
      state: 'archived',
      assigned_to: null,
      assigned_name: null,
      expires_at: null,
    });
    expect(change && reverse(change).data).toMatchObject({
      state: 'in_progress',
      assigned_to: 'ana',
      open: true,
    });
    expect(archive(turfOf({ state: 'archived', holders: ['ana'] }))).toBeNull();
  });

  it('is deleted only where nobody ever had it', () => {
    expect([
      wasEverAssigned(free),
      wasEverAssigned(out),
      wasEverAssigned(turfOf({ holders: ['ana'] })),
    ]).toEqual([false, true, true]);
    expect([dropWay([free]), dropWay([free, out])]).toEqual(['delete', 'archive']);
    const archived = turfOf({ state: 'archived', holders: ['ana'] });
    expect(splitForDrop([free, out, archived])).toEqual({ deleted: 1, archived: 1 });
  });
});

it('goes round in the order of numbers, within each cut', () => {
  const turfs = [3, 1, 2].map((number) => turfOf({ id: `t${number}`, number }));
  const assigned = assignInTurn(turfs, [ana, ben], null).map(({ id, data }) => [id, data.assigned_to]);
  expect(assigned).toEqual([
    ['t1', 'ana'],
    ['t2', 'ben'],
    ['t3', 'ana'],
  ]);
  expect(assignInTurn(turfs, [], null)).toEqual([]);
});

test.each([
  [out, 1_001, true],
  [out, 1_000, false],
  [turfOf({ ...out, state: 'returned', assigned_to: null }), 9_000, false],
  [turfOf({ ...out, expires_at: null }), 9_000, false],
])('is overdue after its moment, while somebody has it', (turf, now, overdue) =>
  expect(isOverdue(turf, now)).toBe(overdue),
);

it('is due at the end of its day', () => {
  const end = new Date(endOfDay('2026-11-03'));
  expect([end.getDate(), end.getHours(), end.getMinutes()]).toEqual([3, 23, 59]);
  expect(new Date(end.getTime() + 1).getDate()).toBe(4);
});

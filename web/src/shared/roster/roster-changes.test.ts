import { describe, expect, it } from 'vitest';
import { oppositesOf, type RosterChange, rosterWith, rowAfter, type SignUpInput } from './roster-changes.ts';
import type { RosterRow } from './roster-row.ts';

const row = (fields: Partial<RosterRow> = {}): RosterRow => ({
  ...{ id: 'ana', shift_id: 's1', person: 'p-ana', name: 'Ana Ruiz', email: 'ana@example.org' },
  ...{ phone: '+12025550140', guests: 0, needs: null, note: null, state: 'registered', source: 'form' },
  ...{ code: 'ABCD2345', answers: [], arrivedAt: 1, confirmedAt: null, checkedInAt: null, minutes: null },
  offeredUntil: null,
  ...fields,
});
const walkIn = (fields: Partial<SignUpInput> = {}): RosterChange => ({
  is: 'sign-up',
  at: 5,
  input: {
    ...{ event: 'e1', shifts: [{ shift: 's1', id: 'new' }], guests: 0, needs: null, answers: [], note: null },
    arrivedAt: 90,
    person: {
      ...{ newId: 'p-new', name: 'Ben Ortiz', email: null, phone: '+12025550141', zip: null, language: null },
    },
    ...fields,
  },
});
const change = (is: RosterChange & { is: 'change' }) => is;

describe('what a device has changed of a roster', () => {
  it('keeps the earlier of two check-ins, as the server does', () => {
    const first = rowAfter(row(), { is: 'check_in', at: 50 });
    expect(first).toMatchObject({ state: 'attended', checkedInAt: 50 });
    expect(rowAfter(first, { is: 'check_in', at: 60 })).toEqual(first);
    expect(rowAfter(first, { is: 'check_in', at: 40 })).toMatchObject({ checkedInAt: 40 });
    expect(rowAfter(row({ state: 'blocked' }), { is: 'check_in', at: 40 }).state).toBe('blocked');
  });

  it('takes a check-in back to what the sign-up was before', () => {
    const back = (fields: Partial<RosterRow>) =>
      rowAfter(row({ state: 'attended', checkedInAt: 5, minutes: 60, ...fields }), { is: 'reopen' });
    expect(back({})).toMatchObject({ state: 'registered', checkedInAt: null, minutes: null });
    expect(back({ confirmedAt: 3 }).state).toBe('confirmed');
    expect(back({ source: 'walk_in' }).state).toBe('cancelled');
    expect(back({ arrivedFrom: 'waiting' }).state).toBe('waiting');
    // Also what this device has checked in itself, before the server knows of it.
    for (const state of ['waiting', 'cancelled', 'offered', 'missed'] as const)
      expect(rowAfter(rowAfter(row({ state }), { is: 'check_in', at: 5 }), { is: 'reopen' })).toEqual(
        row({ state }),
      );
  });

  it('leaves an earlier check-in of another phone where a later one is taken back', () => {
    const there = row({ state: 'attended', checkedInAt: 50 });
    expect(rowAfter(there, { is: 'reopen', at: 60 })).toBe(there);
    expect(rowAfter(there, { is: 'reopen', at: 50 }).state).toBe('registered');
  });

  it('brings the hours back with the check-in where taking it back is undone', () => {
    const there = { checkedInAt: 50, minutes: 180 };
    expect(oppositesOf({ is: 'reopen' }, there)).toEqual([
      { is: 'check_in', at: 50 },
      { is: 'check_out', minutes: 180 },
    ]);
    expect(oppositesOf({ is: 'reopen' }, { ...there, minutes: null })).toEqual([{ is: 'check_in', at: 50 }]);
    expect(oppositesOf({ is: 'reopen' }, {})).toEqual([{ is: 'miss' }]);
    expect(oppositesOf({ is: 'check_in', at: 50 }, there)).toEqual([{ is: 'reopen', at: 50 }]);
    expect(oppositesOf({ is: 'miss' }, there)).toEqual([{ is: 'reopen' }]);
    expect(oppositesOf({ is: 'cancel' }, there)).toEqual([]);
  });

  it('changes nothing that the state does not allow', () => {
    for (const is of ['confirm', 'cancel', 'decline'] as const)
      expect(rowAfter(row({ state: 'attended' }), { is }).state).toBe('attended');
    expect(rowAfter(row({ state: 'attended' }), { is: 'miss' }).state).toBe('attended');
    expect(rowAfter(row({ state: 'waiting' }), { is: 'confirm' }).state).toBe('waiting');
  });

  it('shows a walk-in at once, of its own event alone', () => {
    expect(rosterWith([], [walkIn()], 'e1')).toMatchObject([
      { id: 'new', name: 'Ben Ortiz', state: 'attended', source: 'walk_in', checkedInAt: 90, isUnsent: true },
    ]);
    expect(rosterWith([], [walkIn()], 'e2')).toEqual([]);
  });

  it('checks in whoever walks in and is on the roster already, and lists them once', () => {
    const person = { newId: 'p', name: 'Ana Ruiz', email: null, zip: null, language: null };
    const known = walkIn({ person: { ...person, phone: '+12025550140' } });
    expect(rosterWith([row()], [known], 'e1')).toMatchObject([{ id: 'ana', state: 'attended' }]);
    // Somebody else of the household, under another given name.
    const other = walkIn({ person: { ...person, name: 'Leo Ruiz', phone: '+12025550140' } });
    expect(rosterWith([row()], [other], 'e1')).toHaveLength(2);
    expect(rosterWith([row()], [walkIn({ person: { id: 'p-ana' } })], 'e1')).toHaveLength(1);
  });

  it('lays changes over each other in their order', () => {
    const changes = [
      change({ is: 'change', id: 'ana', change: { is: 'check_in', at: 50 }, at: 1 }),
      change({ is: 'change', id: 'ana', change: { is: 'reopen' }, at: 2 }),
      change({ is: 'change', id: 'nobody', change: { is: 'confirm' }, at: 3 }),
      change({ is: 'change', id: 'ana', change: { is: 'guests', guests: 2 }, at: 4 }),
    ];
    expect(rosterWith([row()], changes, 'e1')).toEqual([row({ guests: 2 })]);
  });
});

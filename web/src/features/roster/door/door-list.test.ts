import { describe, expect, it } from 'vitest';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import { filterCounts, isMatch } from '../roster-filter.ts';
import { codeIn, doorCounts, doorRows, lateRows } from './door-list.ts';
import { kioskRows, shortName } from './kiosk-list.ts';

const row = (fields: Partial<RosterRow> = {}): RosterRow => ({
  ...{ id: 'ana', shift_id: 's1', person: 'p-ana', name: 'Ana Ruiz', email: 'ana@example.org' },
  ...{ phone: '+12025550140', guests: 0, needs: null, note: null, state: 'registered', source: 'form' },
  ...{ code: 'ABCD2345', answers: [], arrivedAt: 1, confirmedAt: null, checkedInAt: null, minutes: null },
  offeredUntil: null,
  ...fields,
});
const minute = 60_000;

describe('a roster', () => {
  it('finds people by the beginnings of their names, by a part of the number, and by their address', () => {
    for (const typed of ['an', 'ru', 'ruiz ana', '0140', '(202) 555', 'ANA@', ' '])
      expect(isMatch(row(), typed), typed).toBe(true);
    for (const typed of ['uiz', '99', 'ana lopez', '555-9999'])
      expect(isMatch(row(), typed), typed).toBe(false);
    expect(isMatch(row({ name: 'José Núñez' }), 'nun')).toBe(true);
  });

  it('counts each status once, and leaves the blocked out of all', () => {
    const rows = ['registered', 'confirmed', 'waiting', 'cancelled', 'blocked'] as const;
    expect(filterCounts(rows.map((state) => ({ state })))).toEqual([
      ['all', 4],
      ['coming', 1],
      ['confirmed', 1],
      ['waiting', 1],
      ['off', 1],
      ['blocked', 1],
    ]);
  });
});

describe('the door', () => {
  const rows = [
    row({ id: 'bo', name: 'Bo Diaz', state: 'attended', guests: 2 }),
    row({ id: 'cy', name: 'Cy Young', state: 'waiting' }),
    row(),
    row({ id: 'di', name: 'Di Bell', state: 'cancelled' }),
    row({ id: 'ed', name: 'Ed Fox', state: 'blocked' }),
  ];

  it('lists who is awaited, then who is there; a search finds the others too, but nobody who is blocked', () => {
    expect(doorRows(rows, '').map(({ id }) => id)).toEqual(['ana', 'bo']);
    expect(doorRows(rows, 'cy').map(({ id }) => id)).toEqual(['cy']);
    expect(doorRows(rows, 'di').map(({ id }) => id)).toEqual(['di', 'bo']);
    expect(doorRows(rows, 'ed')).toEqual([]);
  });

  it('counts guests among those who are there', () =>
    expect(doorCounts(rows)).toEqual({ arrived: 3, of: 4 }));

  it('reads a code however it is typed, and nothing else', () => {
    expect(codeIn(' abcd-2345 ')).toBe('ABCD2345');
    for (const text of ['ABCD234', 'ABCD23456', 'ABCD0145', 'https://example.org', ''])
      expect(codeIn(text), text).toBeNull();
  });

  it('calls whoever is missing from twenty minutes after the start on, until a day after the end', () => {
    const event = {
      zone: 'UTC',
      shifts: [{ id: 's1', from: '2027-03-09T18:00', to: '2027-03-09T20:00' }],
    } as unknown as Parameters<typeof lateRows>[1];
    const start = Date.UTC(2027, 2, 9, 18);
    const late = (now: number) => lateRows(rows, event, now).map(({ id }) => id);
    expect(late(start + 20 * minute - 1)).toEqual([]);
    expect(late(start + 20 * minute)).toEqual(['ana']);
    expect(late(start + 26 * 60 * minute - 1)).toEqual(['ana']);
    expect(late(start + 26 * 60 * minute)).toEqual([]);
  });
});

describe('a kiosk', () => {
  it('says a first name and an initial, and no more', () => {
    expect([shortName('Ana Ruiz'), shortName('Ana  de la Cruz'), shortName('Ana')]).toEqual([
      'Ana R.',
      'Ana C.',
      'Ana',
    ]);
  });

  it('shows people of the shift from the second letter of their given name on, five at most', () => {
    const many = Array.from({ length: 8 }, (_, at) => row({ id: `${at}`, name: `Ana Lane${at}` }));
    const rows = [...many, row({ id: 'off', state: 'blocked' }), row({ id: 'other', shift_id: 's2' })];
    expect(kioskRows(rows, 'a', 's1')).toEqual([]);
    expect(kioskRows(rows, 'an', 's1')).toHaveLength(5);
    expect(kioskRows(rows, 'ana lane7', 's1').map(({ id }) => id)).toEqual(['7']);
    // Nobody finds out who is there by family names, numbers, or letters of the alphabet.
    for (const typed of ['lane', '555', 'ana z', '  '])
      expect(kioskRows(rows, typed, 's1'), typed).toEqual([]);
  });
});

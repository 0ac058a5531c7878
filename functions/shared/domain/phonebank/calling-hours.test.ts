import { describe, expect, it } from 'vitest';
import { quietHoursIn, zonesOf } from './calling-hours.ts';

/**
 * When calls may be made in each state, in hours and minutes of UTC on a day of summer and on one of winter: from the
 * westernmost clock's 8 am to the easternmost clock's 9 pm.
 */
const windows: readonly (readonly [states: string, summer: string, winter: string])[] = [
  ['CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV', '12:00 25:00', '13:00 26:00'],
  // Eastern and Central.
  ['FL IN KY MI TN', '13:00 25:00', '14:00 26:00'],
  ['AL AR IA IL LA MN MO MS OK WI', '13:00 26:00', '14:00 27:00'],
  // Central and Mountain.
  ['KS ND NE SD TX', '14:00 26:00', '15:00 27:00'],
  ['CO MT NM UT WY', '14:00 27:00', '15:00 28:00'],
  // Without daylight saving time, but for the Navajo Nation.
  ['AZ', '15:00 27:00', '15:00 28:00'],
  // Mountain and Pacific.
  ['ID NV OR', '15:00 27:00', '16:00 28:00'],
  ['CA WA', '15:00 28:00', '16:00 29:00'],
  // Alaska and the western Aleutians.
  ['AK', '17:00 29:00', '18:00 30:00'],
  ['HI', '18:00 31:00', '18:00 31:00'],
  ['PR VI', '12:00 25:00', '12:00 25:00'],
  ['GU MP', '-2:00 11:00', '-2:00 11:00'],
  ['AS', '19:00 32:00', '19:00 32:00'],
];
const minute = 60_000;
const table = windows.flatMap(([states, ...seasons]) =>
  states.split(' ').flatMap((state) =>
    ['2026-07-14', '2026-01-13'].map((day, at) => {
      const [from = 0, to = 0] = (seasons[at] ?? '').split(' ').map((clock) => {
        const [hours = 0, minutes = 0] = clock.split(':').map(Number);
        return Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * minute;
      });
      return [state, day, from, to] as const;
    }),
  ),
);

describe('calling hours', () => {
  it('are known of every state, of Washington, D.C., and of the territories', () =>
    expect(new Set(table.map(([state]) => state)).size).toBe(50 + 1 + 5));

  it.each(table)('of %s on %s', (state, _, from, to) => {
    for (const quiet of [from - minute, to, to + minute]) expect(quietHoursIn(state, quiet)).not.toBeNull();
    for (const fine of [from, (from + to) / 2, to - minute]) expect(quietHoursIn(state, fine)).toBeNull();
  });

  it('say what the clock shows, and that it is so in a part of the state alone', () => {
    const at = Date.parse('2026-10-20T12:30:00Z');
    expect(quietHoursIn('FL', at)).toEqual({ zone: 'America/Chicago', hour: 7, minute: 30, part: true });
    expect(quietHoursIn('AL', at)).toEqual({ zone: 'America/Chicago', hour: 7, minute: 30, part: false });
    expect(quietHoursIn('FL', at - 60 * minute)).toMatchObject({ hour: 7, part: false });
  });

  it('are nobody’s where the state is not known', () => {
    for (const state of ['', 'XX', 'AE', 'oh']) {
      expect(zonesOf(state)).toEqual([]);
      expect(quietHoursIn(state, 0)).toBeNull();
    }
  });
});

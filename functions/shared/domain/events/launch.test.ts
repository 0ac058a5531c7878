import { describe, expect, it } from 'vitest';
import { dueBack, tonight } from './launch.ts';

const zone = 'America/New_York';
const at = (wall: string) => Date.parse(`${wall}:00-05:00`);
const hourMs = 3_600_000;
const shift = (from: string, to: string) => ({ from: `2027-03-${from}`, to: `2027-03-${to}` });

describe('when a turf is back', () => {
  it('is the end of the shift, and two hours later once that is over', () => {
    const morning = shift('06T10:00', '06T13:00');
    expect(dueBack(zone, morning, at('2027-03-06T09:30'))).toBe(at('2027-03-06T13:00'));
    expect(dueBack(zone, morning, at('2027-03-06T13:00'))).toBe(at('2027-03-06T15:00'));
    expect(dueBack(zone, null, at('2027-03-06T09:30'))).toBe(at('2027-03-06T11:30'));
  });

  it('is today for whoever signed up for another day, who keeps nothing overnight', () => {
    const now = at('2027-03-06T10:00');
    const due = dueBack(zone, shift('07T10:00', '07T13:00'), now);
    expect(due).toBe(now + 2 * hourMs);
    expect(tonight(zone, due, now)).toBe(at('2027-03-07T00:00') - 1);
  });

  it('is after midnight of a shift across it, before and after that moment', () => {
    const night = shift('06T22:00', '07T02:00');
    for (const now of [at('2027-03-06T21:30'), at('2027-03-06T23:00'), at('2027-03-07T00:30')])
      expect(dueBack(zone, night, now)).toBe(at('2027-03-07T02:00'));
    expect(tonight(zone, at('2027-03-07T02:00'), at('2027-03-06T23:00'))).toBe(at('2027-03-07T04:00'));
  });
});

import { describe, expect, it } from 'vitest';
import { dueBack, nextTurf, tonight } from './launch.ts';

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
    const tomorrow = shift('07T10:00', '07T13:00');
    const due = dueBack(zone, tomorrow, now);
    expect(due).toBe(now + 2 * hourMs);
    expect(tonight(zone, tomorrow, due, now)).toBe(at('2027-03-07T00:00') - 1);
  });

  it('is after midnight of a shift across it, before and after that moment', () => {
    const night = shift('06T22:00', '07T02:00');
    for (const now of [at('2027-03-06T21:30'), at('2027-03-06T23:00'), at('2027-03-07T00:30')]) {
      const due = dueBack(zone, night, now);
      expect(due).toBe(at('2027-03-07T02:00'));
      expect(tonight(zone, night, due, now)).toBe(at('2027-03-07T04:00'));
    }
  });
});

it('gives the turfs of a shift to its own people first, then anybody’s, and never those of another shift', () => {
  const [anybodys, morning, afternoon] = [{}, { shift_id: 's1' }, { shift_id: 's2' }];
  const shifts = [{ id: 's1' }, { id: 's2' }];
  expect(nextTurf([anybodys, afternoon, morning], 's1', shifts)).toBe(morning);
  expect(nextTurf([afternoon, anybodys, { shift_id: null }], 's1', shifts)).toBe(anybodys);
  expect(nextTurf([afternoon], 's1', shifts)).toBeUndefined();
  // Once its shift was removed, it is anybody's.
  expect(nextTurf([afternoon], 's1', [{ id: 's1' }])).toBe(afternoon);
});

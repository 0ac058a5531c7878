import fc from 'fast-check';
import { expect, it } from 'vitest';
import { metresOffMax } from '#shared/collections/voter-events.ts';
import { type Fix, metresBetween, metresOff } from './distance.ts';

const now = Date.UTC(2026, 9, 12, 18);
const door: [number, number] = [40_000_000, -75_000_000];
const fix = (more: Partial<Fix> = {}): Fix => ({ lat: 40, lng: -75, accuracy: 12, at: now, ...more });

it.each<[string, Fix | null, number | null]>([
  ['stands at the door', fix(), 0],
  ['a hundredth of a degree to the north', fix({ lat: 40.001 }), 111],
  ['a thousandth to the east, where a degree is shorter', fix({ lng: -74.999 }), 85],
  ['is sure to 100 m', fix({ accuracy: 100 }), 0],
  ['is sure to 101 m', fix({ accuracy: 101 }), null],
  ['does not say how sure', fix({ accuracy: Number.NaN }), null],
  ['knew a minute ago', fix({ at: now - 60_000 }), 0],
  ['knew longer ago', fix({ at: now - 60_001 }), null],
  ['does not know', null, null],
  ['is on the other side of the world', fix({ lat: -40, lng: 105 }), metresOffMax],
])('a device that %s', (_, where, metres) => expect(metresOff(door, where, now)).toBe(metres));

it('says nothing of a door whose place the file does not have', () =>
  expect(metresOff(null, fix(), now)).toBeNull());

it('is as far there as back, and never further than halfway around', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(point, point, (one, other) => {
      const far = metresBetween(one, other);
      expect(far).toBeCloseTo(metresBetween(other, one), 3);
      expect(far).toBeGreaterThanOrEqual(0);
      expect(far).toBeLessThanOrEqual(Math.PI * 6_371_001);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { besides } from './card-position.ts';

const view = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const card = { width: 360, height: 160 };

describe('the card of a step stands', () => {
  test.each([
    ['below a row', { x: 300, y: 100, width: 700, height: 120 }, view, { x: 300, y: 234 }],
    ['above one at the foot', { x: 300, y: 760, width: 700, height: 120 }, view, { x: 300, y: 586 }],
    ['beside the menu', { x: 12, y: 120, width: 264, height: 700 }, view, { x: 290, y: 120 }],
    ['before what is at the end', { x: 1100, y: 20, width: 330, height: 800 }, view, { x: 726, y: 20 }],
    ['inside the window', { x: 1200, y: 100, width: 200, height: 40 }, view, { x: 1068, y: 154 }],
    ['at the foot of a phone', { x: 16, y: 80, width: 358, height: 720 }, phone, { x: 16, y: 672 }],
  ])('%s', (_, target, room, at) => expect(besides(target, card, room)).toEqual(at));

  test('never outside the window, whatever it is about', () => {
    const length = fc.integer({ min: 0, max: 3_000 });
    const place = fc.integer({ min: -2_000, max: 3_000 });
    fc.assert(
      fc.property(place, place, length, length, fc.constantFrom(view, phone), (x, y, width, height, room) => {
        const at = besides({ x, y, width, height }, card, room);
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.y).toBeGreaterThanOrEqual(0);
        expect(at.x + card.width).toBeLessThanOrEqual(room.width);
        expect(at.y + card.height).toBeLessThanOrEqual(room.height);
      }),
    );
  });
});

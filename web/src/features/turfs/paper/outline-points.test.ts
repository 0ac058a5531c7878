import { expect, it, test } from 'vitest';
import { drawingOf, ringsIn } from './outline-points.ts';

const square = [
  [-119_800_000, 39_500_000],
  [-119_790_000, 39_500_000],
  [-119_790_000, 39_510_000],
  [-119_800_000, 39_510_000],
] as const;

it('is drawn north up, as wide as longitude is there', () => {
  const drawing = drawingOf([square], [[-119_795_000, 39_505_000]], 112);
  expect(drawing?.height).toBe(112);
  // cos 39.5° of the height within the margins.
  expect(drawing?.width).toBe(Math.round(100 * Math.cos((39.505 * Math.PI) / 180) + 12));
  expect(drawing?.rings[0]?.split(' ')[0]).toBe('6,106');
  expect(drawing?.dots[0]).toEqual({ x: 44.6, y: 56 });
});

it('is one dot where everybody is at one place, and nothing without a place', () => {
  expect(drawingOf([], [[1, 1]], 100)?.dots).toEqual([{ x: 6, y: 6 }]);
  expect(drawingOf([], [], 100)).toBeNull();
});

test.each(['[]', 'nothing', '{"a":1}', '[[["x",1]]]'])('of %j there is none', (outline) =>
  expect(ringsIn(outline)).toEqual([]),
);

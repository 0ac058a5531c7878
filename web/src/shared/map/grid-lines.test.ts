import { expect, it } from 'vitest';
import { gridLines, gridStep } from './grid-lines.ts';

it.each([
  [360, 50],
  [8, 1],
  [0.9, 0.2],
  [0.016, 0.002],
])('draws %d degrees with a line for each %d', (width, step) => expect(gridStep(width)).toBeCloseTo(step, 9));

it('draws few lines, inside of what is looked at', () => {
  const [feature] = gridLines([-74.75, 40.1, -74.6, 40.2]).features;
  if (feature?.geometry.type !== 'MultiLineString') throw new Error('no lines');
  const { coordinates } = feature.geometry;
  expect(coordinates.length).toBeGreaterThan(5);
  expect(coordinates.length).toBeLessThan(18);
  for (const [lng, lat] of coordinates.flat() as [number, number][]) {
    expect(lng).toBeGreaterThanOrEqual(-74.75);
    expect(lng).toBeLessThanOrEqual(-74.6);
    expect(lat).toBeGreaterThanOrEqual(40.1);
    expect(lat).toBeLessThanOrEqual(40.2);
  }
});

import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Limits of the code's structure (design §24, decision 40). */

/** Lines of TypeScript that one feature may have, its tests included. */
const featureLinesMax = 4_500;
/** Features that exceed the limit until they are divided. */
const undivided: readonly string[] = [];

const linesOf = (text: string): number => text.split('\n').length - 1;

function linesByFeature(): Map<string, number> {
  const lines = new Map<string, number>();
  for (const { path, text } of sourceFiles('web/src/features', /\.tsx?$/)) {
    const feature = path.split('/')[3] ?? '';
    lines.set(feature, (lines.get(feature) ?? 0) + linesOf(text));
  }
  return lines;
}

it('counts the lines of every feature', () => {
  const lines = linesByFeature();
  expect(lines.size).toBeGreaterThan(15);
  expect([...lines].filter(([, count]) => count === 0)).toEqual([]);
});

it('refuses a feature of more than 4,500 lines', () =>
  expect(
    [...linesByFeature()].filter(([name, count]) => count > featureLinesMax && !undivided.includes(name)),
  ).toEqual([]));

import { expect, test } from 'vitest';
import { kinds } from './cases/index.ts';
import { cover } from './kit/coverage.ts';
import { readRules } from './kit/emulator.ts';

test('every expression of the rules is seen, every boolean one true and false', async () => {
  const { missing, boolean, bothWays } = await cover(
    'demo-rules-coverage',
    readRules(),
    Object.values(kinds)
      .flat()
      .filter(({ unmeasured }) => !unmeasured),
  );
  expect(missing).toEqual([]);
  expect(bothWays).toBe(boolean);
}, 540_000);

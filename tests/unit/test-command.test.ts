import { expect, test } from 'vitest';
import { start } from '../../scripts/lib/run.mjs';

test('the test command refuses a suite that does not exist, and ends with its count alone on a line', async () => {
  const { code, output } = await start(process.execPath, ['scripts/test.mjs', 'nothing']).done;
  expect(code).toBe(1);
  expect(output).toContain(
    'No suite is called nothing: they are types, lint, unit, rules, functions, journeys.',
  );
  expect(output.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
});

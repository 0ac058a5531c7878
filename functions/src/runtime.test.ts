import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requireRuntime } from './runtime.ts';

test('the functions load under the Node that they are deployed to, and under a newer one', () => {
  expect(() => requireRuntime('24.0.0')).not.toThrow();
  expect(() => requireRuntime('26.1.0')).not.toThrow();
});

test.each(['22.23.2', '20.20.2', '9.0.0'])('the functions refuse to load under Node %s', (version) => {
  expect(() => requireRuntime(version)).toThrow(
    `The functions need Node 24 or newer and this is ${version}.`,
  );
});

test('production deploys the oldest Node that they load under', () => {
  const { engines } = JSON.parse(readFileSync('functions/package.json', 'utf8'));
  expect(() => requireRuntime(`${engines.node}.0.0`)).not.toThrow();
  expect(() => requireRuntime(`${engines.node - 1}.9.9`)).toThrow();
});

import { expect, test } from 'vitest';
import { roleCapabilities } from '#shared/access.ts';
import { readRules } from './kit/emulator.ts';

// ASVS 8.1.1, 8.2.1
test("the rules' table of roles is the application's", () => {
  const [, table] = /function grants\(\) \{\s*return (\{[^}]*\});/.exec(readRules()) ?? [];
  expect(JSON.parse((table ?? '').replaceAll("'", '"'))).toEqual(roleCapabilities);
});

import { beforeAll, describe, expect, test } from 'vitest';
import * as access from '#shared/access.ts';
import { definitions } from '../../scripts/lib/definitions.ts';
import { assembleRules, readSources } from '../../scripts/lib/rules.mjs';
import { openSandbox, type Sandbox } from './harness/sandbox.ts';
import { blockAt } from './kit/blocks.ts';
import { largestWrites } from './room/largest-writes.ts';

/** Expressions that may still come to each check before it reaches the 1,000 of one request. */
const spare = 150;
/** Capabilities of a product with all its areas: the lists of roles make the cost independent of their number. */
const capabilityCount = 50;

const more = Array.from(
  { length: capabilityCount - access.capabilities.length },
  (_, number) => `area${number}.read`,
);
const table = {
  roles: access.roles,
  capabilities: [...access.capabilities, ...more],
  roleCapabilities: Object.fromEntries(
    access.roles.map((role) => [role, [...access.roleCapabilities[role], ...more]]),
  ),
  grantable: access.grantable,
  feedCapabilities: [...access.feedCapabilities, ...more].slice(0, 30),
};
const rules = assembleRules(readSources(), table, definitions);
const checks = /(?<=function allow(Create|Update|Count)\w*\([^)]*\) \{\s+return )/g;
/** The comparison takes three expressions, each element one. */
const padding = `[${Array(spare - 3)
  .fill(0)
  .join(', ')}].size() > 0 && `;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox('demo-rules-room', rules.replace(checks, padding));
});

test('every check of a write is measured', () => {
  const found = [...rules.matchAll(checks)].flatMap(({ index, 1: operation }) =>
    operation === 'Count'
      ? ['create', 'update'].map((one) => `${blockAt(rules, index)} ${one}`)
      : [`${blockAt(rules, index)} ${operation?.toLowerCase()}`],
  );
  const measured = new Set(largestWrites.map(({ collection, operation }) => `${collection} ${operation}`));
  expect([...measured].sort()).toEqual([...new Set(found)].sort());
});

describe(`with ${capabilityCount} capabilities, ${spare} expressions are left when a check sees`, () => {
  test.each(largestWrites.map((write) => [write.name, write] as const))('%s', async (_, { send }) => {
    expect(await send(sandbox)).toBe('allowed');
  });
});

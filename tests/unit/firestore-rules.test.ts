import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as access from '#shared/access.ts';
import { collection, inOrganization } from '#shared/collections/define.ts';
import { definitions } from '../../scripts/lib/definitions.ts';
import { assembleRules, readSources } from '../../scripts/lib/rules.mjs';

const committed = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const table = {
  roles: ['admin', 'field'],
  capabilities: ['voters.read', 'field.work', 'calltime.work'],
  roleCapabilities: { admin: ['voters.read', 'field.work'], field: ['field.work'] },
  grantable: ['field.work', 'calltime.work'],
  feedCapabilities: ['voters.read'],
};
const assemble = (sources: Record<string, string>) => assembleRules(sources, table);

// ASVS 8.1.1, 8.2.1
test('firestore.rules is what the definitions, the sources and the table of roles make', () => {
  const isCurrent = assembleRules(readSources(), access, definitions) === committed;
  expect(
    isCurrent,
    'firestore.rules differs from the definitions, rules/ or access.ts. Run: npm run rules',
  ).toBe(true);
});

describe('a source', () => {
  test('lists the roles that have a capability', () => {
    expect(assemble({ index: "can(organization, 'voters.read')\n" })).toBe(
      "hasRole(organization, ['admin'])\n",
    );
  });

  test('lists the roles that another member must have one of', () => {
    expect(assemble({ index: "role in rolesWith('field.work')" })).toBe("role in ['admin', 'field']\n");
    expect(() => assemble({ index: "rolesWith('field.rest')" })).toThrow('names no capability');
  });

  test('checks grants when the capability is grantable', () => {
    expect(assemble({ index: "can(a.b, 'field.work') && can(c, 'calltime.work')" })).toBe(
      "hasRoleOrGrant(a.b, ['admin', 'field'], 'field.work') && hasRoleOrGrant(c, [], 'calltime.work')\n",
    );
  });

  test('has the table of what the feed may ask for', () => {
    expect(assemble({ index: '  x in feedCapabilities()[role];' })).toBe(
      "  x in {\n    'admin': ['voters.read'],\n    'field': []\n  }[role];\n",
    );
  });

  test('is included under a title, as deep as the line that includes it', () => {
    const rules = assemble({
      index: 'a\n  include voter-lists\nb',
      'voter-lists': 'match /voter_lists/{id} {\n\n}\n',
    });
    expect(rules).toMatch(
      /^a\n {2}\/\/ -+ voter_lists\n\n {2}match \/voter_lists\/\{id\} \{\n\n {2}\}\nb\n$/,
    );
  });

  test.each([
    ["can(organization, 'voters.eat')", 'capability'],
    ['can(organization, resource.data.capability)', 'capability'],
    ["can(organization, 'voters.read', 'field.work')", 'capability'],
  ])('is refused when it asks for %s', (index, why) => {
    expect(() => assemble({ index })).toThrow(why);
  });

  test.each([
    ['is missing', { index: 'include shapes' }],
    ['is included twice', { index: 'include shapes\ninclude shapes', shapes: 'x' }],
    ['is not included by any other source', { index: 'x', shapes: 'x' }],
  ])('is refused when one %s', (why, sources: Record<string, string>) => {
    expect(() => assemble(sources)).toThrow(why);
  });
});

describe('collections of one place', () => {
  const special = collection({
    name: 'b',
    path: inOrganization('b'),
    schema: z.strictObject({}),
    access: { read: 'member' },
  });
  const plain = (name: string) =>
    collection({
      ...special,
      name,
      path: inOrganization(name),
      access: {},
      rules: { refused: { all: 'No' } },
    });
  const index = 'include every collection in organizations';

  test('come in the order of their names, from their definition or their source', () => {
    const rules = assembleRules({ index, b: 'match /b/{id} {\n\n}' }, table, [
      plain('c'),
      special,
      plain('a'),
    ]);
    expect(rules).toMatch(
      /^\/\/ a: nobody\. No\.\n\n\/\/ -+ b\n\nmatch \/b\/\{id\} \{\n\n\}\n\n\/\/ c: nobody/,
    );
  });

  test.each([
    ['a collection has neither', { index }, [special], 'is missing'],
    ['a collection has both', { index, a: 'match /a/{id} {}' }, [plain('a')], 'generated'],
    ['there are none', { index }, [], 'No collection'],
  ])('are refused when %s', (_, sources: Record<string, string>, definitions, why) => {
    expect(() => assembleRules(sources, table, definitions)).toThrow(why);
  });
});

test('a function that nothing calls is left out, and what only that one calls', () => {
  const index =
    '// Of it.\nfunction isA(x) {\n  return isB(x);\n}\n\nfunction isB(x) {\n  return x;\n}\n\nallow get: if isC(1);';
  expect(assemble({ index })).toBe('allow get: if isC(1);\n');
});

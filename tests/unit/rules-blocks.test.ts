import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  collection,
  day,
  email,
  inOrganization,
  line,
  phone,
  recordId,
  stamps,
  text,
  topLevel,
} from '#shared/collections/define.ts';
import { secureLink } from '#shared/collections/position-uses.ts';
import { blockOf } from '../../scripts/lib/rules-blocks.ts';
import { checkOf } from '../../scripts/lib/rules-fields.ts';

const conditionOf = (schema: z.core.$ZodType) => checkOf({ one: schema }, 'one').condition;
const policies = {
  name: 'policies',
  path: inOrganization('policies'),
  access: { read: 'voters.read', write: 'voters.write' },
  rules: {},
  schema: z.strictObject({ name: line(120), ...stamps }),
  editable: ['name'],
} as const;

describe('a field is checked by the function of its kind', () => {
  test.each([
    ['a text of one line', line(9), 'isText(doc.one, 9)'],
    ['a text of one line, or null', z.nullable(line(9)), 'isTextOrNull(doc.one, 9)'],
    ['a text of several lines', text(9), 'isLines(doc.one, 9)'],
    ['a text of several lines, or null', z.nullable(text(9)), 'isLinesOrNull(doc.one, 9)'],
    ['lines of a list', z.array(line(9)).check(z.maxLength(3)), 'areLines(doc.one, 3, 9)'],
    ['JSON', z.string().check(z.minLength(2), z.maxLength(9)), 'isString(doc.one, 2, 9)'],
    ['a search key', z.string().check(z.maxLength(9)), 'isStringUpTo(doc.one, 9)'],
    ['a word of a few', z.enum(['a', 'b']), "doc.one in ['a', 'b']"],
    ['a word of a few, or null', z.nullable(z.enum(['a', 'b'])), "doc.one in [null, 'a', 'b']"],
    ['a boolean', z.boolean(), 'doc.one is bool'],
    ['a whole number', z.int().check(z.minimum(1), z.maximum(9)), 'isInt(doc.one, 1, 9)'],
    ['a count without an end', z.int().check(z.minimum(0)), 'isCount(doc.one)'],
    ['a number', z.number().check(z.minimum(0), z.maximum(9)), 'isNumber(doc.one, 0, 9)'],
    ['a day', day, 'isDay(doc.one)'],
    ['a day, or null', z.nullable(day), '(doc.one == null || isDay(doc.one))'],
    ['an e-mail address', email, 'isEmail(doc.one)'],
    ['a telephone number', phone, 'isPhone(doc.one)'],
    ['an address on the web, or null', z.nullable(secureLink), '(doc.one == null || isSecureLink(doc.one))'],
    ["another document's id", recordId, 'isRecordId(doc.one)'],
    ['a field that readers fill in', z._default(z.boolean(), true), "doc.get('one', true) is bool"],
    ['the same of a text', z._default(z.nullable(line(9)), null), "isTextOrNull(doc.get('one', null), 9)"],
  ])('%s', (_, schema, condition) => {
    expect(conditionOf(schema)).toBe(condition);
  });

  test.each([
    ['a text without an end', z.string()],
    ['a map', z.strictObject({ x: z.boolean() })],
    ['a list without an end', z.array(line(9))],
    ['a list of numbers', z.array(z.int()).check(z.maxLength(3))],
    ['lines longer than a pattern counts', z.array(line(1_000)).check(z.maxLength(3))],
    ['a number without an end', z.number()],
    ['a pattern of its own', z.string().check(z.maxLength(9), z.regex(/^x/))],
  ])('but none is known for %s', (_, schema) => {
    expect(conditionOf(schema)).toBeNull();
  });
});

describe('a block', () => {
  test('allows what the definition does, and stamps every write', () => {
    expect(blockOf(collection(policies))).toBe(`match /policies/{id} {
  function isPolicy(doc) {
    return isText(doc.name, 120);
  }

  function allowCreatePolicy(doc) {
    return can(organization, 'voters.write')
      && hasOnly(doc, ['name', 'created_at', 'created_by', 'updated_at', 'updated_by'])
      && isPolicy(doc)
      && isCreatedNow(doc);
  }

  function allowUpdatePolicy(doc) {
    return can(organization, 'voters.write')
      && changesOnly(['name', 'updated_at', 'updated_by'])
      && isPolicy(doc)
      && isUpdatedNow(doc);
  }

  allow get: if can(organization, 'voters.read');
  allow list: if isPage() && can(organization, 'voters.read');
  allow create: if allowCreatePolicy(request.resource.data);
  allow update: if allowUpdatePolicy(request.resource.data);
  allow delete: if can(organization, 'voters.write');
}`);
  });

  test('refuses what an endpoint does, and says why', () => {
    const block = blockOf(collection({ ...policies, rules: { refused: { delete: 'a function does' } } }));
    expect(block).toContain('  // No delete: a function does.\n}');
    expect(block).not.toContain('allow delete');
  });

  test('has the clauses, the ids and the values that functions own', () => {
    const block = blockOf(
      collection({
        ...policies,
        schema: z.strictObject({ name: line(120), used: z.boolean(), code: line(9), ...stamps }),
        fixed: ['code'],
        serverOwned: { used: false },
        rules: { ids: ['a', 'b'], valid: ["doc.name != 'x'"], create: ['isFree(doc)'] },
      }),
    );
    expect(block).toContain(`      && id in ['a', 'b']
      && hasOnly(doc, ['name', 'code', 'used', 'created_at', 'created_by', 'updated_at', 'updated_by'])
      && isPolicy(doc)
      && isText(doc.code, 9)
      && doc.used == false
      && isFree(doc)
`);
    expect(block).toContain("    return isText(doc.name, 120)\n      && doc.name != 'x';");
  });

  test('is a sentence where only functions write and read', () => {
    const definition = collection({
      ...policies,
      access: {},
      rules: { refused: { all: 'Functions count' } },
    });
    expect(blockOf(definition)).toBe('// policies: nobody. Functions count.');
  });
});

describe('a definition is refused when it', () => {
  const broken = (changes: object) => () => blockOf({ ...collection(policies), ...changes });
  const shapeWith = (fields: z.core.$ZodLooseShape) =>
    z.strictObject({ ...policies.schema.shape, ...fields });

  test.each([
    [
      'does not say why nobody may delete',
      { access: { ...policies.access, delete: null } },
      'why nobody may delete',
    ],
    [
      'admits by what a document says',
      { access: { read: 'content', write: 'voters.write' } },
      'admits by content',
    ],
    [
      'has a field of an unknown kind',
      { schema: shapeWith({ map: z.record(z.string(), z.string()) }), editable: ['name', 'map'] },
      'a field map of a kind',
    ],
    [
      'has a field that nobody writes',
      { schema: shapeWith({ code: line(9) }) },
      'says of code nowhere who writes it',
    ],
    [
      'refines a field without a clause',
      { schema: shapeWith({ name: line(9).check(z.refine((value) => value !== 'x')) }) },
      'refines name beyond',
    ],
    ['lacks the stamps', { schema: z.strictObject({ name: line(9) }) }, 'lacks the stamps'],
    ['lies outside an organization', { path: topLevel('policies') }, 'is not inside an organization'],
  ] as const)('%s', (_, changes, why) => {
    expect(broken(changes)).toThrow(why);
  });

  test('names a right that access.ts does not know', () => {
    // @ts-expect-error
    const access: (typeof policies)['access'] = { read: 'voters.eat', write: 'voters.write' };
    expect(blockOf(collection({ ...policies, access }))).toContain("can(organization, 'voters.eat')");
  });
});

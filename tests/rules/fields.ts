import * as z from 'zod/mini';
import type { Shape } from '#shared/collections/define.ts';
import type { Value } from './kit/values.ts';

/** What a collection's schema says of one field, as JSON Schema says it. */
const described = z.object({
  type: z.optional(z.enum(['string', 'integer', 'number', 'boolean', 'array', 'object'])),
  enum: z.optional(z.array(z.string())),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  allOf: z.optional(z.array(z.object({ pattern: z.string() }))),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  /** Of a map: so far every one is of booleans. */
  properties: z.optional(z.record(z.string(), z.object({ type: z.literal('boolean') }))),
});
const properties = z.object({
  properties: z.record(z.string(), z.union([z.object({ anyOf: z.array(z.unknown()) }), described])),
});
type Described = z.output<typeof described>;

export type Sample = { what: string; value: Value };
export type Field = { name: string; good: readonly Sample[]; broken: readonly Sample[] };

/** Every field of a schema with values at its edges and values just beyond them. */
export function fieldsOf(schema: Shape): Field[] {
  const json = properties.parse(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  return Object.entries(json.properties).map(([name, field]) => {
    const nullable = 'anyOf' in field;
    const of = described.parse('anyOf' in field ? field.anyOf[0] : field);
    const nothing = { what: 'null', value: null };
    return {
      name,
      good: [...(nullable ? [nothing] : []), ...goodValues(of)],
      broken: [
        ...alternating(brokenValues(of), wrongTypes(of)),
        ...(nullable ? [] : [nothing]),
        { what: 'missing', value: undefined },
      ],
    };
  });
}

/** One of these, one of those: whoever asks only the first few has seen some of both. */
export function alternating<T>(some: readonly T[], others: readonly T[]): T[] {
  const longest = Math.max(some.length, others.length);
  return Array.from({ length: longest }, (_, at) => [
    ...some.slice(at, at + 1),
    ...others.slice(at, at + 1),
  ]).flat();
}

const show = (value: Value): Sample => {
  const said = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return { what: said.length > 40 ? `${said.slice(0, 30)}… (${said.length})` : said, value };
};

const emails = {
  good: ["o'neil+list@mail.example.org", 'a_b-c@x-y.co', `${'a'.repeat(242)}@example.org`],
  broken: [
    `${'a'.repeat(243)}@example.org`,
    ...[
      'ana',
      'ana@',
      '@example.org',
      'ana@example',
      'ana@@example.org',
      'ana@-example.org',
      'ana@exam_ple.org',
      'ana@example.c',
    ],
    ...[
      'Ana@example.org',
      'ana@example.ORG',
      'ana lopez@example.org',
      ' ana@example.org',
      'ana@example.org\n',
    ],
    ...['ana.@example.org', '.ana@example.org', 'ana..lopez@example.org', ''],
  ],
};
const phones = {
  good: ['+1234567', '+123456789012345'],
  broken: ['5550100200', '+0550100200', '+123456', '+1234567890123456', '+1 5550100200', '+1555O100200', ''],
};
const days = {
  good: ['2024-02-29', '2000-02-29', '1996-02-29', '2026-12-31', '2026-01-01', '2026-04-30', '2026-10-10'],
  broken: [
    ...['2026-02-29', '2100-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'],
    ...['2026-01-32', '2026-1-5', '20260105', '2026-01-05T00:00', ' 2026-01-05', '2026-01-05\n', '5 Jan', ''],
  ],
};

/** A new format in a schema needs samples here, or every run fails. */
function formatOf({ allOf, pattern, format }: Described) {
  if (allOf) return emails;
  if (format === 'date') return days;
  if (pattern?.startsWith('^\\+')) return phones;
  if (pattern || format) throw new Error(`no samples of ${format ?? pattern}`);
  return null;
}

function goodValues(of: Described): Sample[] {
  const format = formatOf(of);
  if (of.enum) return of.enum.map(show);
  if (format) return format.good.map(show);
  if (of.type === 'string' && of.maxLength) return ['x', 'é'.repeat(of.maxLength)].map(show);
  if (of.type === 'boolean') return [true, false].map(show);
  if (of.type === 'object') return [mapOf(of, true), mapOf(of, false)].map(show);
  if (of.type === 'array' && of.maxItems)
    return [[], ['x'.repeat(40)], Array<string>(of.maxItems).fill('a b')].map(show);
  if (of.type === 'number') return [of.minimum ?? 0, 0.25, of.maximum ?? 1].map(show);
  if (of.type === 'integer') return [of.minimum ?? 0, of.maximum ?? 1].map(show);
  return [];
}

function brokenValues(of: Described): Sample[] {
  const format = formatOf(of);
  if (of.enum) return ['nonsense', ''].map(show);
  if (format) return format.broken.map(show);
  if (of.type === 'string') return brokenTexts(of).map(show);
  if (of.type === 'array') return brokenLists(of).map(show);
  if (of.type === 'object') return brokenMaps(of);
  if (of.type === 'number' || of.type === 'integer') return brokenNumbers(of).map(show);
  return [];
}

function brokenTexts({ minLength, maxLength }: Described): string[] {
  const padded = minLength ? ['', ' ', ' x', 'x ', '\tx', 'x\n', 'x\u00a0', '\u3000x', '\ufeffx'] : [];
  return [...padded, ...(maxLength ? ['x'.repeat(maxLength + 1)] : [])];
}

function brokenLists({ maxItems = 0 }: Described): Value[] {
  const elements: Value[] = [
    7,
    true,
    null,
    { x: 'x' },
    '',
    ' x',
    'x ',
    '\tx',
    'x\n',
    'x\u00a0',
    'x'.repeat(41),
  ];
  const inEveryPlace = elements.flatMap((element): Value[] => [
    [element],
    [element, 'b', 'c'],
    ['a', 'b', element],
  ]);
  return [...inEveryPlace, ['a', '', 'c'], Array<string>(maxItems + 1).fill('a')];
}

const mapOf = ({ properties = {} }: Described, value: boolean): { [key: string]: Value } =>
  Object.fromEntries(Object.keys(properties).map((key) => [key, value]));

function brokenMaps(of: Described): Sample[] {
  const sound = mapOf(of, true);
  const without = (key: string): Value =>
    Object.fromEntries(Object.entries(sound).filter(([other]) => other !== key));
  const wrong: readonly (string | number | null)[] = ['true', 1, null];
  return [
    ...Object.keys(sound).flatMap((key): Sample[] => [
      { what: `without ${key}`, value: without(key) },
      ...wrong.map((value): Sample => ({ what: `with ${key} ${value}`, value: { ...sound, [key]: value } })),
    ]),
    { what: 'with one more', value: { ...sound, another: true } },
    { what: 'with nothing', value: {} },
  ];
}

function brokenNumbers({ type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Described): number[] {
  const step = type === 'integer' ? 1 : 0.5;
  const parts = type === 'integer' ? [minimum + 0.5] : [];
  const above = maximum < Number.MAX_SAFE_INTEGER ? [maximum + step] : [2 ** 60];
  return [minimum - step, ...above, ...parts, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
}

function wrongTypes({ type }: Described): Sample[] {
  const others: Value[] = [
    ...(type === 'string' ? [7] : ['7']),
    ...(type === 'boolean' ? [0] : [true]),
    // Of size 0, as an empty list is.
    ...(type === 'array' ? ['', {}] : [['x']]),
    { x: 'x' },
  ];
  return others.map(show);
}

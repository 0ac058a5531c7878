import * as z from 'zod/mini';

/** What decides which index serves a query: no values, cursors, limits or selected fields. */
export type QueryShape = {
  collection: string;
  /** Whether it asks every collection of that name. */
  group: boolean;
  /** `field operator`, sorted; every comparison of a range is `range`. */
  where: readonly string[];
  /** `field asc` or `field desc`, with the order that an inequality implies, without a default `__name__`. */
  orderBy: readonly string[];
  /** `count`, `sum field` or `avg field`, sorted. */
  aggregate: readonly string[];
};

export type Direction = 'asc' | 'desc';
export const documentName = '__name__';

const field = z.object({ fieldPath: z.string() });
const operators = {
  EQUAL: '==',
  IN: 'in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  LESS_THAN: 'range',
  LESS_THAN_OR_EQUAL: 'range',
  GREATER_THAN: 'range',
  GREATER_THAN_OR_EQUAL: 'range',
  NOT_EQUAL: '!=',
  NOT_IN: 'not-in',
  IS_NULL: '==',
  IS_NAN: '==',
  IS_NOT_NULL: '!=',
  IS_NOT_NAN: '!=',
} as const;
const operator = z.string().check(z.refine((name) => name in operators));
/** The operators whose field is part of the order. */
export const isInequality = (is: string): boolean => is === 'range' || is === '!=' || is === 'not-in';

type Filter =
  | { fieldFilter: { field: { fieldPath: string }; op: string } }
  | { unaryFilter: { field: { fieldPath: string }; op: string } }
  | { compositeFilter: { op: string; filters: Filter[] } };
const filter: z.ZodMiniType<Filter> = z.lazy(() =>
  z.union([
    z.object({ fieldFilter: z.object({ field, op: operator }) }),
    z.object({ unaryFilter: z.object({ field, op: operator }) }),
    z.object({ compositeFilter: z.object({ op: z.enum(['AND', 'OR']), filters: z.array(filter) }) }),
  ]),
);

/** The part of a request that both SDKs send: `StructuredQuery` of Firestore's API. */
export const structuredQuery = z.object({
  from: z.array(
    z.object({ collectionId: z.optional(z.string()), allDescendants: z.optional(z.nullable(z.boolean())) }),
  ),
  where: z.optional(z.nullable(filter)),
  orderBy: z.optional(z.nullable(z.array(z.object({ field, direction: z.optional(z.string()) })))),
});
export const aggregations = z.array(
  z.object({
    count: z.optional(z.nullable(z.unknown())),
    sum: z.optional(z.nullable(z.object({ field }))),
    avg: z.optional(z.nullable(z.object({ field }))),
  }),
);

const sorted = (list: readonly string[]): string[] => [...new Set(list)].toSorted();

/** The branches of a filter, each a list of conditions that hold together: every `or` needs an index for each branch. */
function branches(of: Filter | null | undefined): string[][] {
  if (!of) return [[]];
  if ('compositeFilter' in of) {
    const parts = of.compositeFilter.filters.map(branches);
    if (of.compositeFilter.op === 'OR') return parts.flat();
    return parts.reduce((all, part) => all.flatMap((left) => part.map((right) => [...left, ...right])), [[]]);
  }
  const { field: compared, op } = 'fieldFilter' in of ? of.fieldFilter : of.unaryFilter;
  const is = Object.entries(operators).find(([name]) => name === op)?.[1];
  if (!is) throw new Error(`The operator ${op} is not known: tests/indexes/query-shape.ts.`);
  return [[`${compared.fieldPath} ${is}`]];
}

/** The order that the database uses: explicit fields, then those of inequalities by name, then `__name__`. */
function orderOf(where: readonly string[], explicit: readonly string[]): string[] {
  const order = [...explicit];
  const named = new Set(order.map((one) => one.split(' ')[0]));
  const last = (): string => order.at(-1)?.split(' ')[1] ?? 'asc';
  for (const one of where.toSorted()) {
    const [name = '', is = ''] = one.split(' ');
    if (!isInequality(is) || named.has(name) || name === documentName) continue;
    named.add(name);
    order.push(`${name} ${last()}`);
  }
  // `__name__` comes last by itself, in the direction of the field before it.
  const before = order.at(-2)?.split(' ')[1] ?? 'asc';
  return order.at(-1) === `${documentName} ${before}` ? order.slice(0, -1) : order;
}

/** The shapes of one request; none for a query of every collection, which no index serves or has to. */
export function shapesOf(
  query: z.output<typeof structuredQuery>,
  counted: z.output<typeof aggregations> = [],
): QueryShape[] {
  const [from] = query.from;
  const collection = from?.collectionId;
  if (!collection) return [];
  const explicit = (query.orderBy ?? []).map(
    (one) => `${one.field.fieldPath} ${one.direction === 'DESCENDING' ? 'desc' : 'asc'}`,
  );
  const aggregate = counted.map(({ sum, avg }) => {
    if (sum) return `sum ${sum.field.fieldPath}`;
    return avg ? `avg ${avg.field.fieldPath}` : 'count';
  });
  return branches(query.where).map((where) => ({
    collection,
    group: from.allDescendants === true,
    where: sorted(where),
    orderBy: orderOf(where, explicit),
    aggregate: sorted(aggregate),
  }));
}

const clause = (keyword: string, list: readonly string[]) =>
  list.length > 0 ? ` ${keyword} ${list.join(', ')}` : '';

/** One line, such as `donations where status == order by date desc`; `textOf` and `shapeIn` are each other's reverse. */
export const textOf = ({ collection, group, where, orderBy, aggregate }: QueryShape): string =>
  `${group ? 'all ' : ''}${collection}${clause('where', where)}${clause('order by', orderBy)}${clause('aggregate', aggregate)}`;

const line = /^(all )?(\S+)(?: where (.+?))?(?: order by (.+?))?(?: aggregate (.+))?$/;
const listIn = (text: string | undefined): string[] => text?.split(', ') ?? [];

export function shapeIn(text: string): QueryShape {
  const [, group, collection, where, orderBy, aggregate] = line.exec(text) ?? [];
  if (!collection) throw new Error(`Not a query: ${text}`);
  return {
    collection,
    group: group !== undefined,
    where: listIn(where),
    orderBy: listIn(orderBy),
    aggregate: listIn(aggregate),
  };
}

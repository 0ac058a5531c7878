import type { List } from '../../functions/shared/collections/define.ts';
import type { Definition } from './definitions.ts';
import { fail } from './fail.mjs';
import * as others from './query-indexes.ts';

type Entry = string | readonly string[];
type ByCollection<Value> = Readonly<Record<string, Value | undefined>>;
/** What the definitions' lists do not say. */
export type Others = {
  queryIndexes: ByCollection<readonly Entry[]>;
  groupIndexes: ByCollection<readonly Entry[]>;
  expiries: ByCollection<string>;
};
type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
type Wanted = { queryScope: Scope; parts: readonly string[] };

/** Every set of the filters, none of them included. */
const sets = <T>(filters: readonly T[]): T[][] =>
  filters.reduce<T[][]>((all, one) => all.flatMap((set) => [set, [...set, one]]), [[]]);
const fieldIn = (part: string) => part.split(' ')[0] ?? '';

/** The indexes of a list: each order and each search key with each set of the filters that can be set together. */
export function listIndexes(name: string, { sorts, filters = {}, search = [] }: List): string[][] {
  const orders = Object.values(sorts).map((sort) => sort.join(' '));
  const conditions = Object.values(filters).map(([field, kind, alone]) => ({
    part: `${field} ${kind === 'contains' ? 'contains' : 'asc'}`,
    isAlone: alone !== undefined,
  }));
  const parts = (isAlone: boolean) =>
    conditions.filter((one) => one.isAlone === isAlone).map((one) => one.part);
  if (parts(false).filter((one) => one.endsWith(' contains')).length > 1)
    fail(
      `functions/shared/collections: ${name} has two filters \`contains\`, and a query takes one. Let one stand \`alone\`.`,
    );
  // A field that is compared with one value orders nothing.
  const inOrder = (set: readonly string[], order: string) =>
    set.some((one) => one === `${fieldIn(order)} asc`) ? [...set] : [...set, order];
  const together = sets(parts(false)).flatMap((set) =>
    [...orders, ...search.map((key) => `${key} asc`)].map((order) => inOrder(set, order)),
  );
  return [
    ...together,
    ...parts(true).flatMap((one) => orders.slice(0, 1).map((order) => inOrder([one], order))),
  ];
}

/** Each index of a collection once; one of the list is not repeated by hand. */
function wantedOf({ name, list }: Definition, { queryIndexes, groupIndexes }: Others): Wanted[] {
  const entries = (all: readonly Entry[] = []) => all.map((one) => (typeof one === 'string' ? [one] : one));
  const listed = new Set((list ? listIndexes(name, list) : []).map((parts) => parts.join(', ')));
  for (const parts of entries(queryIndexes[name]))
    if (listed.has(parts.join(', ')))
      fail(
        `scripts/lib/query-indexes.ts: ${name} has ${parts.join(', ')} already, from the \`list\` of its definition.`,
      );
  return [
    ...[...listed].map((parts) => ({ queryScope: 'COLLECTION' as const, parts: parts.split(', ') })),
    ...entries(queryIndexes[name]).map((parts) => ({ queryScope: 'COLLECTION' as const, parts })),
    ...entries(groupIndexes[name]).map((parts) => ({ queryScope: 'COLLECTION_GROUP' as const, parts })),
  ];
}

function mode(part: string): { arrayConfig: 'CONTAINS' } | { order: 'ASCENDING' | 'DESCENDING' } {
  if (part.endsWith(' contains')) return { arrayConfig: 'CONTAINS' };
  return { order: part.endsWith(' desc') ? 'DESCENDING' : 'ASCENDING' };
}

/** The overrides of a collection: no field has indexes but those that a query reads. */
function overridesOf(collectionGroup: string, singles: readonly Wanted[], expiry: string | undefined) {
  const fields = new Set([
    ...singles.map(({ parts }) => fieldIn(parts[0] ?? '')),
    ...(expiry ? [expiry] : []),
  ]);
  const indexesOf = (field: string) =>
    singles.flatMap(({ queryScope, parts: [part = ''] }) =>
      fieldIn(part) === field ? [{ ...mode(part), queryScope }] : [],
    );
  return [
    { collectionGroup, fieldPath: '*', indexes: [] },
    ...[...fields].toSorted().map((fieldPath) => ({
      collectionGroup,
      fieldPath,
      ...(fieldPath === expiry && { ttl: true }),
      indexes: indexesOf(fieldPath),
    })),
  ];
}

/** What `firestore.indexes.json` holds: composite indexes, and the configurations of fields. */
export function indexesOf(definitions: readonly Definition[], more: Others = others) {
  const wanted = definitions.map((one) => ({ name: one.name, all: wantedOf(one, more) }));
  return {
    indexes: wanted.flatMap(({ name, all }) =>
      all
        .filter(({ parts }) => parts.length > 1)
        .map(({ queryScope, parts }) => ({
          collectionGroup: name,
          queryScope,
          fields: parts.map((part) => ({ fieldPath: fieldIn(part), ...mode(part) })),
        })),
    ),
    fieldOverrides: wanted.flatMap(({ name, all }) =>
      overridesOf(
        name,
        all.filter(({ parts }) => parts.length === 1),
        more.expiries[name],
      ),
    ),
  };
}

/** The file's text, a line for each index. */
export const indexText = (file: ReturnType<typeof indexesOf>): string =>
  `{\n${Object.entries(file)
    .map(([key, all]) => `"${key}": [\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]`)
    .join(',\n')}\n}\n`;

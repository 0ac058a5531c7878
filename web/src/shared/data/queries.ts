import {
  collection,
  endAt,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  startAt,
  where,
} from 'firebase/firestore';
import { db } from './firestore.ts';
import { prefixEnd } from './prefix-end.ts';

/** A field that is compared with `>`, `>=` or `<` is the one that the list is ordered by, or has an index with it. */
export type Condition = { field: string } & (
  | { is: '=='; value: string | boolean | null }
  | { is: '!='; value: string }
  | { is: 'array-contains'; value: string }
  | { is: 'array-contains-any'; value: readonly string[] }
  | { is: 'in'; value: readonly string[] }
  | { is: '>' | '>=' | '<'; value: string | number }
);
export type Order = { field: string; direction: 'asc' | 'desc' };
type Filtered = { path: string; conditions: readonly Condition[] };

/** What a query asks, for who has to know which records belong in its answer and where. */
export type ListRule = {
  conditions: readonly Condition[];
  order: Order | null;
  /** What the field that it is ordered by begins with. */
  prefix?: string;
  limit?: number;
};
/** The database's own queries do not say what they ask. */
const rules = new WeakMap<Query, ListRule>();
const ruled = (firestoreQuery: Query, rule: ListRule): Query => {
  rules.set(firestoreQuery, rule);
  return firestoreQuery;
};
/** Null for a query that was not made here. */
export const ruleOf = (firestoreQuery: Query): ListRule | null => rules.get(firestoreQuery) ?? null;

const filters = ({ conditions }: Filtered): QueryConstraint[] =>
  conditions.map(({ field, is, value }) => where(field, is, value));

/** A whole list in one order; who reads it adds the limit. */
export const inOrder = (list: Filtered, order: Order): Query =>
  ruled(query(collection(db, list.path), ...filters(list), orderBy(order.field, order.direction)), {
    conditions: list.conditions,
    order,
  });

/** The first `count` documents whose `field` begins with `prefix`. */
export const withPrefix = (list: Filtered, field: string, prefix: string, count: number): Query =>
  ruled(
    query(
      collection(db, list.path),
      ...filters(list),
      orderBy(field),
      startAt(prefix),
      endAt(prefixEnd(prefix)),
      limit(count),
    ),
    { conditions: list.conditions, order: { field, direction: 'asc' }, prefix, limit: count },
  );

/** The first `count` documents that fulfil conditions, in no order. */
export const withValues = (list: Filtered, count: number): Query =>
  ruled(query(collection(db, list.path), ...filters(list), limit(count)), {
    conditions: list.conditions,
    order: null,
    limit: count,
  });

/** The first `count` documents where one field has one value. */
export const withValue = (path: string, field: string, value: string | boolean, count: number): Query =>
  withValues({ path, conditions: [{ field, is: '==', value }] }, count);

/** The next `count` documents of a list, from a value of what it is ordered by on. */
export const firstFrom = (list: Query, from: unknown, count: number): Query =>
  query(list, startAt(from), limit(count));

/** The first `count` documents of a list. */
export function firstOf(list: Query, count: number): Query {
  const rule = rules.get(list);
  const first = query(list, limit(count));
  return rule ? ruled(first, { ...rule, limit: count }) : first;
}

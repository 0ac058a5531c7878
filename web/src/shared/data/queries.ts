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

/** Only the field that a list is ordered by can be compared with `>` or `>=`: one index then answers. */
export type Condition = { field: string } & (
  | { is: '=='; value: string | boolean }
  | { is: 'array-contains'; value: string }
  | { is: '>' | '>='; value: string | number }
);
export type Order = { field: string; direction: 'asc' | 'desc' };
type Filtered = { path: string; conditions: readonly Condition[] };

const filters = ({ conditions }: Filtered): QueryConstraint[] =>
  conditions.map(({ field, is, value }) => where(field, is, value));

/** A whole list in one order; who reads it adds the limit. */
export const inOrder = (list: Filtered, { field, direction }: Order): Query =>
  query(collection(db, list.path), ...filters(list), orderBy(field, direction));

/** Above every character of a name. */
const last = '\u{10ffff}';

/** The first `count` documents whose `field` begins with `prefix`. */
export const withPrefix = (list: Filtered, field: string, prefix: string, count: number): Query =>
  query(
    collection(db, list.path),
    ...filters(list),
    orderBy(field),
    startAt(prefix),
    endAt(prefix + last),
    limit(count),
  );

/** The first `count` documents where one field has one value. */
export const withValue = (path: string, field: string, value: string, count: number): Query =>
  query(collection(db, path), where(field, '==', value), limit(count));

/** The first `count` documents of a list. */
export const firstOf = (list: Query, count: number): Query => query(list, limit(count));

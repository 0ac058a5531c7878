import type { Condition } from './queries.ts';

/** Pages of a list put together. Pure: what is on the screen follows from the pages and this device's own changes. */

type Row = { id: string };

const isAbove = (held: unknown, value: string | number, orEqual: boolean): boolean => {
  if (held === value) return orEqual;
  if (typeof held === 'number' && typeof value === 'number') return held > value;
  return typeof held === 'string' && typeof value === 'string' && held > value;
};

/** Whether a record belongs in a list with these conditions; as the database has it, nothing compares with another type. */
export const fits = (row: object, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => {
    const held: unknown = Reflect.get(row, condition.field);
    if (condition.is === 'array-contains') return Array.isArray(held) && held.includes(condition.value);
    if (condition.is === '==') return held === condition.value;
    return isAbove(held, condition.value, condition.is === '>=');
  });

/**
 * Rows that a live first page lost only because it is full and others came in before them. The fetched
 * pages begin after them, so they would be on no page at all.
 */
export function displaced<T extends Row>(before: readonly T[], after: readonly T[]): T[] {
  const last = after.at(-1);
  const at = before.findIndex(({ id }) => id === last?.id);
  return at < 0 ? [] : before.slice(at + 1);
}

/** What this device did to one collection and the fetched pages cannot know. */
export type OwnChanges = {
  deleted: ReadonlySet<string>;
  changed: ReadonlyMap<string, object>;
};

/**
 * The pages as one list: no row twice, nothing that is being deleted, this device's edits on the fetched pages. A row
 * whose edit takes it out of the list leaves it, as it would leave the live page.
 */
export function mergeRows<T extends Row>(
  live: readonly T[],
  fetched: readonly T[],
  { deleted, changed }: OwnChanges,
  conditions: readonly Condition[] = [],
): T[] {
  const seen = new Set(deleted);
  const rows: T[] = [];
  const add = (row: T) => {
    if (seen.has(row.id)) return;
    seen.add(row.id);
    rows.push(row);
  };
  for (const row of live) add(row);
  for (const row of fetched) {
    const change = changed.get(row.id);
    if (!change) add(row);
    else if (fits({ ...row, ...change }, conditions)) add(Object.assign({}, row, change));
  }
  return rows;
}

/** Matches of several prefixes as one list by name, each record once. */
export function mergeMatches<T extends Row>(
  found: readonly T[],
  keyOf: (row: T) => string,
  deleted: ReadonlySet<string>,
): T[] {
  return mergeRows(found, [], { deleted, changed: new Map() }).sort(
    (one, other) => keyOf(one).localeCompare(keyOf(other)) || one.id.localeCompare(other.id),
  );
}

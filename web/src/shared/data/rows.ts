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
    if (condition.is === 'in') return condition.value.some((value) => value === held);
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

/** Matches of several prefixes as one list by name, each record once. */
export function mergeMatches<T extends Row>(found: readonly T[], keyOf: (row: T) => string): T[] {
  const once = new Map(found.map((row) => [row.id, row]));
  return [...once.values()].sort(
    (one, other) => keyOf(one).localeCompare(keyOf(other)) || one.id.localeCompare(other.id),
  );
}

import type { Condition } from './queries.ts';

/** Pages of a list put together. Pure: what is on the screen follows from the pages and this device's own changes. */

type Row = { id: string };

const isAbove = (fieldValue: unknown, value: string | number, orEqual: boolean): boolean => {
  if (fieldValue === value) return orEqual;
  if (typeof fieldValue === 'number' && typeof value === 'number') return fieldValue > value;
  return typeof fieldValue === 'string' && typeof value === 'string' && fieldValue > value;
};

const isBelow = (fieldValue: unknown, value: string | number): boolean =>
  typeof fieldValue === typeof value && !isAbove(fieldValue, value, true);

/** Whether a record belongs in a list with these conditions; as the database has it, nothing compares with another type. */
export const fits = (row: object, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => {
    const fieldValue: unknown = Reflect.get(row, condition.field);
    if (condition.is === 'array-contains')
      return Array.isArray(fieldValue) && fieldValue.includes(condition.value);
    if (condition.is === 'array-contains-any')
      return Array.isArray(fieldValue) && condition.value.some((value) => fieldValue.includes(value));
    // Whatever is missing or null is no answer to it.
    if (condition.is === '!=') return (fieldValue ?? null) !== null && fieldValue !== condition.value;
    if (condition.is === '==') return fieldValue === condition.value;
    if (condition.is === 'in') return condition.value.some((value) => value === fieldValue);
    if (condition.is === '<') return isBelow(fieldValue, condition.value);
    return isAbove(fieldValue, condition.value, condition.is === '>=');
  });

/**
 * Rows that a live first page lost only because it is full and others came in before them. The fetched
 * pages begin after them, so they would be on no page at all.
 */
export function displacedRows<T extends Row>(before: readonly T[], after: readonly T[]): T[] {
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

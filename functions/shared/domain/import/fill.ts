type Values = Record<string, unknown>;

/** Says nothing: an empty cell, no hours yet, a capacity that nobody knows. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  value === 'unknown' ||
  (Array.isArray(value) && value.length === 0);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a row changes about a record that is already there: blanks are filled, other values replaced only with
 * `replace`. A blank cell never overwrites.
 */
export function fillChanges<V extends Values>(record: Values, row: V, replace: boolean): Partial<V> {
  const changes: Partial<V> = {};
  for (const field in row) {
    const value = row[field];
    const current = record[field];
    if (isEmptyValue(value) || same(value, current)) continue;
    if (isEmptyValue(current) || replace) changes[field] = value;
  }
  return changes;
}

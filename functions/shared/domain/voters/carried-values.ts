import * as z from 'zod/mini';
import { raceColumnOf } from './race-headers.ts';

/** Columns of the campaign's own that one person of a packet or call list carries, and characters of each value. */
export const carriedColumnsMax = 8;
export const carriedValueMax = 120;

const carriedValue = z.strictObject({
  column: z.string().check(z.minLength(1), z.maxLength(40)),
  name: z.string().check(
    z.minLength(1),
    z.maxLength(60),
    z.refine((name) => raceColumnOf(name) === null),
  ),
  value: z.string().check(z.minLength(1), z.maxLength(carriedValueMax)),
});
export type CarriedValue = z.output<typeof carriedValue>;

/** What the campaign's own columns say of a person, where their script names those columns. */
export const carriedValues = z.array(carriedValue).check(z.maxLength(carriedColumnsMax));

const shorten = (text: string): string =>
  text.length > carriedValueMax ? `${text.slice(0, carriedValueMax - 1)}…` : text;

/** The values of some columns that a person has; those that say nothing are left out. `undefined` where none does. */
export function carriedOf(
  columns: readonly { id: string; name: string }[],
  data: Readonly<Record<string, string | number>>,
): CarriedValue[] | undefined {
  const values = columns.slice(0, carriedColumnsMax).flatMap(({ id, name }) => {
    const value = shorten(String(data[id] ?? '').trim());
    return value === '' ? [] : [{ column: id, name, value }];
  });
  return values.length > 0 ? values : undefined;
}

/** The same, of those columns alone that may appear now, under the names that the file has for them. */
export function carriedNow(
  values: readonly CarriedValue[],
  columns: readonly { id: string; name: string }[],
): CarriedValue[] {
  const names = new Map(columns.map(({ id, name }) => [id, name]));
  return values.flatMap((one) => {
    const name = names.get(one.column);
    return name === undefined ? [] : [{ ...one, name }];
  });
}

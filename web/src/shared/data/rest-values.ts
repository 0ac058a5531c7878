import { Timestamp } from 'firebase/firestore';
import * as z from 'zod/mini';

/** A value in the database's own words (firebase.google.com/docs/firestore/reference/rest/Shared.Types/Value). */
export function encoded(value: unknown): object {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Timestamp) return { timestampValue: value.toDate().toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  return { mapValue: { fields: encodedFields(value) } };
}
export const encodedFields = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, encoded(value)]),
  );

const stored = z.union([
  z.strictObject({ nullValue: z.null() }),
  z.strictObject({ booleanValue: z.boolean() }),
  z.strictObject({ integerValue: z.string() }),
  z.strictObject({ doubleValue: z.number() }),
  z.strictObject({ timestampValue: z.string() }),
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ arrayValue: z.object({ values: z.optional(z.array(z.unknown())) }) }),
  z.strictObject({ mapValue: z.object({ fields: z.optional(z.record(z.string(), z.unknown())) }) }),
]);

/** Nine digits, for a moment has nanoseconds and a Date none. */
function momentOf(text: string): Timestamp {
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? '';
  return new Timestamp(Math.floor(Date.parse(text) / 1_000), Number(fraction.padEnd(9, '0').slice(0, 9)));
}

/** A stored value as the library gives it. */
function decoded(value: unknown): unknown {
  const one = stored.parse(value);
  if ('nullValue' in one) return null;
  if ('booleanValue' in one) return one.booleanValue;
  if ('integerValue' in one) return Number(one.integerValue);
  if ('doubleValue' in one) return one.doubleValue;
  if ('timestampValue' in one) return momentOf(one.timestampValue);
  if ('stringValue' in one) return one.stringValue;
  if ('arrayValue' in one) return (one.arrayValue.values ?? []).map(decoded);
  return decodedFields(one.mapValue.fields ?? {});
}
export const decodedFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decoded(value)]));

import { Timestamp } from 'firebase/firestore';
import * as z from 'zod/mini';
import type { ListRule } from './queries.ts';
import type { Fields, Row } from './reading.ts';
import { documentsName, restAddress, restProof } from './rest.ts';
import { restHeaders } from './rest-headers.ts';

const operators = {
  '==': 'EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  in: 'IN',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<': 'LESS_THAN',
} as const;

type Sent = string | number | boolean | readonly string[];
function encoded(value: Sent): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  return { arrayValue: { values: value.map(encoded) } };
}

/** A query as `documents:runQuery` takes it, which is the one that the library would send. */
export function structuredQuery(collectionId: string, rule: ListRule): object {
  const { conditions, order, prefix, limit } = rule;
  const filters = conditions.map(({ field, is, value }) => ({
    fieldFilter: { field: { fieldPath: field }, op: operators[is], value: encoded(value) },
  }));
  // The name is always the last order, and in the direction of the one before it.
  const direction = order?.direction === 'desc' ? 'DESCENDING' : 'ASCENDING';
  const orders = [...(order ? [order.field] : []), '__name__'];
  return {
    from: [{ collectionId }],
    ...(filters.length > 0 && {
      where: filters.length > 1 ? { compositeFilter: { op: 'AND', filters } } : filters[0],
    }),
    orderBy: orders.map((fieldPath) => ({ field: { fieldPath }, direction })),
    ...(prefix !== undefined && {
      startAt: { values: [encoded(prefix)], before: true },
      endAt: { values: [encoded(`${prefix}\u{10ffff}`)], before: false },
    }),
    ...(limit !== undefined && { limit }),
  };
}

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
export function decoded(value: unknown): unknown {
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
const decodedFields = (fields: Record<string, unknown>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decoded(value)]));

/** The one row of an empty answer has no document. */
const answer = z.array(
  z.object({
    document: z.optional(
      z.object({ name: z.string(), fields: z.optional(z.record(z.string(), z.unknown())) }),
    ),
  }),
);

/**
 * Asks one query by itself. The library's connection sends the questions of one moment one after the other, so a question
 * that follows from another's answer waits twice; here it waits for nobody. Rejects with any failure.
 */
export async function restRows(path: string, rule: ListRule): Promise<Row[]> {
  const at = path.lastIndexOf('/');
  const parent = path.slice(0, at);
  const response = await fetch(restAddress(`/${parent}:runQuery`), {
    method: 'POST',
    headers: restHeaders(await restProof()),
    body: JSON.stringify({ structuredQuery: structuredQuery(path.slice(at + 1), rule) }),
  });
  if (!response.ok) throw new Error(`The database answered ${response.status}.`);
  const named = `${documentsName}/${path}/`;
  return answer
    .parse(await response.json())
    .flatMap(({ document }) =>
      document
        ? [{ id: document.name.slice(named.length), fields: decodedFields(document.fields ?? {}) }]
        : [],
    );
}

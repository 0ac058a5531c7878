import * as z from 'zod/mini';
import { prefixEnd } from './prefix-end.ts';
import type { ListRule } from './queries.ts';
import type { Row } from './reading.ts';
import { documentsName, restAddress, restProof } from './rest.ts';
import { restHeaders } from './rest-headers.ts';
import { decodedFields, encoded } from './rest-values.ts';

const operators = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  in: 'IN',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<': 'LESS_THAN',
} as const;

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
      endAt: { values: [encoded(prefixEnd(prefix))], before: false },
    }),
    ...(limit !== undefined && { limit }),
  };
}

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

import type * as z from 'zod/mini';
import type { Collection, Shape } from '../collections/define.ts';

/** One document to write. */
export type Doc = { path: string; data: Record<string, unknown> };

/** A document that fits its schema; anything else stops the seed with the place and the reason. */
export function document<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  scope: string,
  id: string,
  data: z.input<S>,
): Doc {
  const path = `${collection.path(scope)}/${id}`;
  const parsed = collection.schema.safeParse(data);
  if (parsed.success) return { path, data: { ...data } };
  throw new Error(`${path} does not fit its schema: ${parsed.error.message}`);
}

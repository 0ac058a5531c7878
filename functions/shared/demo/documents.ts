import type * as z from 'zod/mini';
import type { Collection, Shape } from '../collections/define.ts';

/** One document to write. */
export type Doc = { path: string; data: Record<string, unknown> };

/**
 * A document of the seed. That each fits its schema a test says (`tests/unit/seed.test.ts`), not every visitor's browser:
 * reading a thousand takes 50 ms there, and what keeps them reads them once more.
 */
export const document = <N extends string, S extends Shape>(
  collection: Collection<N, S>,
  scope: string,
  id: string,
  data: z.input<S>,
): Doc => ({ path: `${collection.path(scope)}/${id}`, data: { ...data } });

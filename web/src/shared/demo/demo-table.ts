import type * as z from 'zod/mini';
import type { Shape } from '#shared/collections/define.ts';
import type { Source } from '#shared/usecases/store.ts';

export type Stored<S extends Shape> = z.output<S> & { id: string };

/** One collection of the demo, in memory. */
export type Table<S extends Shape> = {
  /** Where its documents lie. */
  path: string;
  all: () => Stored<S>[];
  get: (id: string) => Stored<S> | null;
  /** Writes a whole document. Throws where it does not fit its schema; then nothing is written. */
  put: (id: string, fields: unknown) => Stored<S>;
  /** The same, of some fields of one that is there; null where it is not. */
  patch: (id: string, fields: object) => Stored<S> | null;
  remove: (id: string) => void;
};

/** The table of a collection. */
export type TableOf<C> = C extends { schema: infer S extends Shape } ? Table<S> : never;

/** Hears of each document that is another than before; null for one that is gone. */
export type OnDocumentChange = (path: string, fields: object | null) => void;

export function tableOf<S extends Shape>(
  collection: Source<S>,
  scope: string,
  changed: OnDocumentChange,
): Table<S> {
  const rows = new Map<string, Stored<S>>();
  const path = collection.path(scope);
  const put = (id: string, fields: unknown): Stored<S> => {
    const parsed = collection.schema.parse(fields);
    const row = { ...parsed, id };
    rows.set(id, row);
    changed(`${path}/${id}`, parsed);
    return row;
  };
  return {
    path,
    all: () => [...rows.values()],
    get: (id) => rows.get(id) ?? null,
    put,
    patch(id, fields) {
      const row = rows.get(id);
      if (!row) return null;
      const { id: _, ...before } = row;
      return put(id, { ...before, ...fields });
    },
    remove(id) {
      if (rows.delete(id)) changed(`${path}/${id}`, null);
    },
  };
}

import type * as z from 'zod/mini';
import type { Collection, Instant, Shape } from '../collections/define.ts';
import type { Effect } from './effects.ts';

/** A collection as a store needs it: where its documents are and what they hold. */
export type Source<S extends Shape> = Pick<Collection<string, S>, 'name' | 'path' | 'within'> & { schema: S };
export type Fields<S extends Shape> = z.output<S>;
export type Row<S extends Shape> = Fields<S> & { id: string };
type FieldOf<S extends Shape> = keyof Fields<S> & string;

export type Comparison = '==' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains' | 'array-contains-any';
export type Where<S extends Shape> = readonly [field: FieldOf<S>, comparison: Comparison, value: unknown];

export type Query<S extends Shape, F extends FieldOf<S> = FieldOf<S>> = {
  where?: readonly Where<S>[];
  orderBy?: readonly [FieldOf<S>, 'asc' | 'desc'];
  limit?: number;
  /** Only documents with ids beyond this one, in the order of ids; '' for the first page. Not together with `orderBy`. */
  after?: string;
  /** The fields to read; the whole document otherwise. */
  select?: readonly F[];
};

export type Page<S extends Shape> = {
  rows: Row<S>[];
  /** Whether a document was left out because it does not fit its schema. */
  isUnreadable: boolean;
  /** Continues after this page; null where that was all. */
  next: (() => Promise<Page<S>>) | null;
};

/**
 * Reads of one organization's documents. The store scopes every path by the member's organization, or by the member for
 * their own documents; a query of a top-level collection has to name the organization itself.
 */
export type Reads = {
  get: <S extends Shape>(collection: Source<S>, id: string) => Promise<Row<S> | null>;
  /** Where the schema strips other fields, only those that it names are read. */
  getAll: <S extends Shape>(collection: Source<S>, ids: readonly string[]) => Promise<(Row<S> | null)[]>;
  /** Throws where a document does not fit its schema. */
  find: <S extends Shape, F extends FieldOf<S> = FieldOf<S>>(
    collection: Source<S>,
    query: Query<S, F>,
  ) => Promise<(Pick<Fields<S>, F> & { id: string })[]>;
  count: <S extends Shape>(collection: Source<S>, query: Query<S>) => Promise<number>;
};

/**
 * Pages through many documents. Outside of transactions only: a transaction would lock all it reads. `past`: the id of a
 * document behind which the first page begins, in the query's order; one read. Nothing is behind one that is not there.
 */
export type Pages = {
  page: <S extends Shape>(
    collection: Source<S>,
    query: Query<S> & { limit: number; past?: string | undefined },
  ) => Promise<Page<S>>;
};

/** One transaction: all reads come before the first write, and at most `writesMax` writes. */
export type Store = Reads & {
  /** Names the stored version of a document that this transaction has got; '' of any other. */
  versionOf: <S extends Shape>(collection: Source<S>, id: string) => string;
  /** The transaction fails where the document exists. */
  create: <S extends Shape>(collection: Source<S>, id: string, fields: Fields<S>) => void;
  /** Writes the whole document, whether or not it exists. */
  set: <S extends Shape>(collection: Source<S>, id: string, fields: Fields<S>) => void;
  /** Writes some fields, and creates the document with them where it does not exist. */
  merge: <S extends Shape>(collection: Source<S>, id: string, fields: Partial<Fields<S>>) => void;
  /** The transaction fails where the document does not exist. */
  update: <S extends Shape>(collection: Source<S>, id: string, fields: Partial<Fields<S>>) => void;
  delete: <S extends Shape>(collection: Source<S>, id: string) => void;
  /** Performed once, after the commit: an attempt that is retried would send its mail twice. */
  after: (effect: Effect) => void;
};

/**
 * Writes of one transaction: more are a mistake. Firestore itself limits only their size, to 10 MB; 200 imported gifts of as
 * many new donors are a thousand.
 */
export const writesMax = 2_000;

/** The server's time of the commit, as a field's value. Only the store reads it. */
export const serverTime: Instant = {
  toMillis: () => {
    throw new Error('The time of a commit is known to the store alone.');
  },
};

/** Keeps a transaction within what both stores accept. */
export function transactionLimits() {
  let writes = 0;
  return {
    read(): void {
      if (writes > 0) throw new Error('A transaction reads before it writes.');
    },
    write(): void {
      writes += 1;
      if (writes > writesMax) throw new Error(`A transaction writes at most ${writesMax} documents.`);
    },
  };
}

import {
  type CollectionReference,
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query as FirestoreQuery,
  type ReadOptions,
  type Transaction,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import * as z from 'zod/mini';
import type { Shape } from '#shared/collections/define.ts';
import type { Effect } from '#shared/usecases/effects.ts';
import {
  type Fields,
  type Page,
  type Pages,
  type Query,
  type Reads,
  type Row,
  type Source,
  type Store,
  serverTime,
  transactionLimits,
} from '#shared/usecases/store.ts';

/** Whose documents a store reads and writes. */
export type Scope = { organization: string; uid: string };

/** How a store reads: directly, or in a transaction that locks what it reads. */
type Reading = {
  one: (reference: FirebaseFirestore.DocumentReference) => Promise<DocumentSnapshot>;
  many: (
    references: readonly FirebaseFirestore.DocumentReference[],
    options: ReadOptions,
  ) => Promise<DocumentSnapshot[]>;
  query: (query: FirestoreQuery) => Promise<{ docs: DocumentSnapshot[] }>;
  count: (query: FirestoreQuery) => Promise<number>;
};

const rowOf = <S extends Shape>({ schema }: Source<S>, found: DocumentSnapshot): Row<S> => ({
  ...schema.parse(found.data()),
  id: found.id,
});

/** A schema that strips what it does not name has only that read. */
function maskOf({ schema }: Source<Shape>): ReadOptions {
  return schema.def.catchall ? {} : { fieldMask: Object.keys(schema.shape) };
}

function queryOf<S extends Shape>(collection: CollectionReference, query: Query<S>): FirestoreQuery {
  let all: FirestoreQuery = collection;
  for (const [field, comparison, value] of query.where ?? []) all = all.where(field, comparison, value);
  if (query.orderBy) all = all.orderBy(...query.orderBy);
  if (query.after !== undefined) all = all.orderBy(FieldPath.documentId());
  if (query.after) all = all.startAfter(query.after);
  if (query.limit !== undefined) all = all.limit(query.limit);
  return query.select ? all.select(...query.select) : all;
}

function readsBy(
  db: Firestore,
  { organization, uid }: Scope,
  reading: Reading,
): Reads & {
  collectionOf: (source: Source<Shape>) => CollectionReference;
} {
  const collectionOf = ({ path, within }: Source<Shape>) =>
    db.collection(path(within === 'member' ? uid : organization));
  return {
    collectionOf,
    async get(source, id) {
      const found = await reading.one(collectionOf(source).doc(id));
      return found.exists ? rowOf(source, found) : null;
    },
    async getAll(source, ids) {
      if (ids.length === 0) return [];
      const found = await reading.many(
        ids.map((id) => collectionOf(source).doc(id)),
        maskOf(source),
      );
      return found.map((one) => (one.exists ? rowOf(source, one) : null));
    },
    async find(source, query) {
      const { docs } = await reading.query(queryOf(collectionOf(source), query));
      const { select } = query;
      if (!select) return docs.map((found) => rowOf(source, found));
      return docs.map((found) => selected(source, select, found));
    },
    count: (source, query) => reading.count(queryOf(collectionOf(source), query)),
  };
}

/** The named fields of a document, each held to its schema. */
function selected<S extends Shape, F extends keyof Fields<S> & string>(
  source: Source<S>,
  select: readonly F[],
  found: DocumentSnapshot,
): Pick<Fields<S>, F> & { id: string };
function selected(source: Source<Shape>, select: readonly string[], found: DocumentSnapshot): object {
  const { shape } = source.schema;
  const fields = select.flatMap((field) => {
    const schema = shape[field];
    return schema ? [[field, z.parse(schema, found.get(field))] as const] : [];
  });
  return { ...Object.fromEntries(fields), id: found.id };
}

/** Reads outside of any transaction. */
export function firestoreReads(db: Firestore, scope: Scope): Reads & Pages {
  const { collectionOf, ...reads } = readsBy(db, scope, {
    one: (reference) => reference.get(),
    many: (references, options) => db.getAll(...references, options),
    query: (query) => query.get(),
    count: async (query) => (await query.count().get()).data().count,
  });
  const pageOf = async <S extends Shape>(
    source: Source<S>,
    limit: number,
    query: FirestoreQuery,
  ): Promise<Page<S>> => {
    const { docs } = await query.get();
    const rows: Row<S>[] = [];
    for (const found of docs) {
      const parsed = source.schema.safeParse(found.data());
      if (parsed.success) rows.push({ ...parsed.data, id: found.id });
      else logger.error('unreadable document', { path: found.ref.path, issues: parsed.error.issues });
    }
    const last = docs.at(-1);
    const isOver = !last || docs.length < limit;
    return {
      rows,
      isUnreadable: rows.length < docs.length,
      next: isOver ? null : () => pageOf(source, limit, query.startAfter(last)),
    };
  };
  return {
    ...reads,
    async page(source, { past, ...query }) {
      const all = queryOf(collectionOf(source), query);
      if (past === undefined) return pageOf(source, query.limit, all);
      const before = await collectionOf(source).doc(past).get();
      if (!before.exists) return { rows: [], isUnreadable: false, next: null };
      return pageOf(source, query.limit, all.startAfter(before));
    },
  };
}

const stored = (fields: object): DocumentData =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === serverTime ? FieldValue.serverTimestamp() : value,
    ]),
  );

/** One attempt of a transaction. `effects`: what to do once it has committed. */
export function transactionStore(
  db: Firestore,
  scope: Scope,
  transaction: Transaction,
): { store: Store; effects: readonly Effect[] } {
  const limits = transactionLimits();
  const effects: Effect[] = [];
  const versions = new Map<string, string>();
  const reading = <T>(read: () => Promise<T>): Promise<T> => {
    limits.read();
    return read();
  };
  const { collectionOf, ...reads } = readsBy(db, scope, {
    one: async (reference) => {
      const found = await reading(() => transaction.get(reference));
      versions.set(found.ref.path, found.updateTime?.valueOf() ?? '');
      return found;
    },
    many: (references, options) => reading(() => transaction.getAll(...references, options)),
    query: (query) => reading(() => transaction.get(query)),
    count: (query) => reading(async () => (await transaction.get(query.count())).data().count),
  });
  const at = (source: Source<Shape>, id: string) => {
    limits.write();
    return collectionOf(source).doc(id);
  };
  const store: Store = {
    ...reads,
    versionOf: (source, id) => versions.get(collectionOf(source).doc(id).path) ?? '',
    create: (source, id, fields) => void transaction.create(at(source, id), stored(fields)),
    set: (source, id, fields) => void transaction.set(at(source, id), stored(fields)),
    merge: (source, id, fields) => void transaction.set(at(source, id), stored(fields), { merge: true }),
    update: (source, id, fields) => void transaction.update(at(source, id), stored(fields)),
    delete: (source, id) => void transaction.delete(at(source, id)),
    after: (effect) => void effects.push(effect),
  };
  return { store, effects };
}

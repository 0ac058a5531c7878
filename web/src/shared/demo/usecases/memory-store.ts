import * as z from 'zod/mini';
import type { Instant, Shape } from '#shared/collections/define.ts';
import type { Effect } from '#shared/usecases/effects.ts';
import {
  type Comparison,
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
import type { Table } from '../demo-table.ts';

/** The documents a memory store works on. `version` grows with every document that is written. */
export type Documents = {
  scope: { organization: string; uid: string };
  tableOf: <S extends Shape>(source: Source<S>, scope: string) => Table<S>;
  version: () => number;
};

/** As Firestore orders values of one kind; moments by their milliseconds. */
function comparable(value: unknown): string | number | boolean | null {
  if (
    typeof value === 'object' &&
    value !== null &&
    'toMillis' in value &&
    typeof value.toMillis === 'function'
  )
    return Number(value.toMillis());
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}

const compare = (one: unknown, other: unknown): number => {
  const [left, right] = [comparable(one), comparable(other)];
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? -1 : 1;
  return left < right ? -1 : 1;
};
/** Firestore compares values of one kind alone: null is in no range. */
const isSameKind = (one: unknown, other: unknown): boolean =>
  comparable(one) !== null && typeof comparable(one) === typeof comparable(other);

const matches: Record<Comparison, (value: unknown, wanted: unknown) => boolean> = {
  '==': (value, wanted) => compare(value, wanted) === 0,
  '<': (value, wanted) => isSameKind(value, wanted) && compare(value, wanted) < 0,
  '<=': (value, wanted) => isSameKind(value, wanted) && compare(value, wanted) <= 0,
  '>': (value, wanted) => isSameKind(value, wanted) && compare(value, wanted) > 0,
  '>=': (value, wanted) => isSameKind(value, wanted) && compare(value, wanted) >= 0,
  in: (value, wanted) => Array.isArray(wanted) && wanted.some((one) => compare(value, one) === 0),
  'array-contains': (value, wanted) => Array.isArray(value) && value.includes(wanted),
  'array-contains-any': (value, wanted) =>
    Array.isArray(value) && Array.isArray(wanted) && wanted.some((one) => value.includes(one)),
};

/** A query's documents, in Firestore's order: by the named field, then by id; without that field there is no document. */
function rowsOf<S extends Shape>(
  { all }: Table<S>,
  { where = [], orderBy, limit, after = '' }: Query<S>,
): Row<S>[] {
  const ranged = where.find(([, comparison]) => /[<>]/.test(comparison));
  const [field, direction] = orderBy ?? (ranged ? [ranged[0], 'asc'] : [null, 'asc']);
  const sign = direction === 'desc' ? -1 : 1;
  return all()
    .filter((row) => row.id > after)
    .filter((row) => where.every(([name, comparison, value]) => matches[comparison](row[name], value)))
    .sort((one, other) => {
      const order = field === null ? 0 : compare(one[field], other[field]);
      return sign * (order || (one.id < other.id ? -1 : 1));
    })
    .slice(0, limit);
}

function readsOf({ scope, tableOf }: Documents, reading: () => void): Reads {
  const table = <S extends Shape>(source: Source<S>): Table<S> => {
    reading();
    return tableOf(source, source.within === 'member' ? scope.uid : scope.organization);
  };
  return {
    get: async (source, id) => table(source).get(id),
    getAll: async (source, ids) => ids.map((id) => table(source).get(id)),
    find: async (source, query) => rowsOf(table(source), query),
    count: async (source, query) => rowsOf(table(source), query).length,
  };
}

export function memoryReads(documents: Documents): Reads & Pages {
  const reads = readsOf(documents, () => {});
  const pageFrom = <S extends Shape>(rows: readonly Row<S>[], limit: number): Page<S> => ({
    rows: rows.slice(0, limit),
    isUnreadable: false,
    next: rows.length < limit ? null : async () => pageFrom(rows.slice(limit), limit),
  });
  return {
    ...reads,
    async page(source, { limit, past, ...query }) {
      const { scope, tableOf } = documents;
      const table = tableOf(source, source.within === 'member' ? scope.uid : scope.organization);
      const rows = rowsOf(table, query);
      if (past === undefined) return pageFrom(rows, limit);
      const before = rows.findIndex(({ id }) => id === past);
      return pageFrom(before < 0 ? [] : rows.slice(before + 1), limit);
    },
  };
}

/** Attempts of one transaction, as Firestore's own default. */
const attemptsMax = 5;

/** Writes that wait for the commit, by table and id; null for a deletion. */
type Staged = Map<string, StoredChange & { put: () => void; fields: object | null }>;

/** A document that a transaction wrote: its content before and after, null where there is none. */
export type StoredChange = {
  collection: string;
  id: string;
  before: object | null;
  after: () => object | null;
};

type Done<T> = { result: T; effects: readonly Effect[]; changes: readonly StoredChange[] };

/** The last transaction of each set of documents: one waits for the other, so that twenty at once do not all start over. */
const lastOf = new WeakMap<Documents['version'], Promise<unknown>>();

/**
 * Runs a transaction on documents in memory, after those under way. As in Firestore all of its writes happen or none, and it
 * starts over where a document changed since it began. Throws where a written document does not fit its schema.
 */
export function memoryTransaction<T>(
  documents: Documents,
  time: Instant,
  work: (store: Store) => Promise<T>,
): Promise<Done<T>> {
  const run = () => attemptAll(documents, time, work);
  const done = (lastOf.get(documents.version) ?? Promise.resolve()).then(run, run);
  lastOf.set(documents.version, done);
  return done;
}

async function attemptAll<T>(
  documents: Documents,
  time: Instant,
  work: (store: Store) => Promise<T>,
): Promise<Done<T>> {
  for (let attempt = 1; attempt <= attemptsMax; attempt++) {
    const version = documents.version();
    const { store, commit, effects, staged } = attemptOf(documents, time);
    const result = await work(store);
    if (documents.version() !== version) continue;
    commit();
    return { result, effects, changes: [...staged.values()] };
  }
  throw new Error('Too many changes at the same time.');
}

function attemptOf(documents: Documents, time: Instant) {
  const limits = transactionLimits();
  const staged: Staged = new Map();
  const effects: Effect[] = [];
  const stored = (fields: object): object =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, value === serverTime ? time : value]),
    );
  /** Stages a document's new content: all of it is checked before anything is written. */
  const stage = <S extends Shape>(
    source: Source<S>,
    id: string,
    change: (before: object | null) => object | null,
  ): void => {
    limits.write();
    const { scope, tableOf } = documents;
    const table = tableOf(source, source.within === 'member' ? scope.uid : scope.organization);
    const path = `${table.path}/${id}`;
    const earlier = staged.get(path);
    const stored = fieldsOf(table.get(id));
    const fields = change(earlier ? earlier.fields : stored);
    const about = {
      ...{ collection: source.name, id, before: stored },
      after: () => fieldsOf(table.get(id)),
    };
    if (fields === null) {
      staged.set(path, { ...about, put: () => table.remove(id), fields });
      return;
    }
    // A schema that names only some fields leaves the others as they are.
    const parsed = { ...fields, ...z.parse(source.schema, fields) };
    staged.set(path, { ...about, put: () => void table.put(id, parsed), fields: parsed });
  };
  const store: Store = {
    ...readsOf(documents, limits.read),
    versionOf: () => `${time.toMillis()}`,
    create: (source, id, fields) =>
      stage(source, id, (before) => {
        if (before) throw new Error(`${source.name}/${id} exists.`);
        return stored(fields);
      }),
    set: (source, id, fields) => stage(source, id, () => stored(fields)),
    merge: (source, id, fields) => stage(source, id, (before) => ({ ...before, ...stored(fields) })),
    update: (source, id, fields) =>
      stage(source, id, (before) => {
        if (!before) throw new Error(`${source.name}/${id} does not exist.`);
        return { ...before, ...stored(fields) };
      }),
    delete: (source, id) => stage(source, id, () => null),
    after: (effect) => void effects.push(effect),
  };
  return {
    store,
    effects,
    staged,
    commit: () => {
      for (const { put } of staged.values()) put();
    },
  };
}

const fieldsOf = <S extends Shape>(row: Row<S> | null): Fields<S> | null => {
  if (!row) return null;
  const { id: _, ...fields } = row;
  return fields as unknown as Fields<S>;
};

import { encode, encodeFields, type Fields, now, type Value } from './field-values.ts';
import { send } from './rules-emulator.ts';

/** What the rules said. A document that is not there was still allowed to be asked for. */
export type Answer = 'allowed' | 'refused';

type Comparison = 'EQUAL' | 'IN' | 'ARRAY_CONTAINS' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN';
export type Query = {
  where?: readonly (readonly [field: string, is: Comparison, value: Value])[];
  orderBy?: readonly (readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'])[];
  limit?: number;
  /** Every collection of that name, in whatever organization. */
  group?: boolean;
};

export type Write = { set: string; fields: Fields } | { update: string; fields: Fields } | { delete: string };

/** A signed-in browser as the rules see it, over the raw REST interface; null is nobody, 'owner' no rules at all. */
export function restClient(project: string, token: string | null) {
  const root = `projects/${project}/databases/(default)/documents`;
  const ask = async (method: string, path: string, body?: object): Promise<Answer> => {
    const { status, body: answer } = await send(method, `/v1/${root}${path}`, token, body);
    if (status === 200 || status === 404) return 'allowed';
    if (status === 403) return 'refused';
    throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer).slice(0, 300)}`);
  };
  const run = (verb: string, collection: string, body: (query: object) => object, query: Query) => {
    const cut = collection.lastIndexOf('/');
    const parent = cut < 0 ? '' : `/${collection.slice(0, cut)}`;
    return ask('POST', `${parent}:${verb}`, body(structured(collection.slice(cut + 1), query)));
  };
  const commit = (...writes: Write[]) =>
    ask('POST', ':commit', { writes: writes.map((write) => encodeWrite(root, write)) });

  return {
    get: (path: string) => ask('GET', `/${path}`),
    list: (collection: string, query: Query) =>
      run('runQuery', collection, (structuredQuery) => ({ structuredQuery }), query),
    count: (collection: string, query: Query) => {
      const aggregations = [{ alias: 'n', count: {} }];
      return run(
        'runAggregationQuery',
        collection,
        (structuredQuery) => ({ structuredAggregationQuery: { structuredQuery, aggregations } }),
        query,
      );
    },
    /** The interface's plain listing, which no SDK uses. */
    browse: (collection: string, search = '') => ask('GET', `/${collection}${search}`),
    collections: (path: string) => ask('POST', `/${path}:listCollectionIds`, {}),
    set: (path: string, fields: Fields) => commit({ set: path, fields }),
    update: (path: string, fields: Fields) => commit({ update: path, fields }),
    delete: (path: string) => commit({ delete: path }),
    commit,
  };
}
export type Client = ReturnType<typeof restClient>;

function encodeWrite(root: string, write: Write): object {
  if ('delete' in write) return { delete: `${root}/${write.delete}` };
  const { fields } = write;
  const clocks = Object.keys(fields).filter((field) => fields[field] === now);
  const mask = Object.keys(fields).filter((field) => fields[field] !== now);
  const path = 'set' in write ? write.set : write.update;
  return {
    update: { name: `${root}/${path}`, fields: encodeFields(fields) },
    updateTransforms: clocks.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    ...('set' in write ? {} : { updateMask: { fieldPaths: mask }, currentDocument: { exists: true } }),
  };
}

function structured(collectionId: string, { where = [], orderBy = [], limit, group = false }: Query): object {
  const filters = where.map(([fieldPath, op, value]) => ({
    fieldFilter: { field: { fieldPath }, op, value: encode(value) },
  }));
  return {
    from: [{ collectionId, allDescendants: group }],
    ...(filters.length > 0 ? { where: { compositeFilter: { op: 'AND', filters } } } : {}),
    orderBy: orderBy.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
    ...(limit === undefined ? {} : { limit }),
  };
}

import * as z from 'zod/mini';
import type { Line } from './query-line.ts';
import { aggregations, shapesOf, structuredQuery, textOf } from './query-shape.ts';
import { callerOf } from './source-file.ts';

/** The classes of `firebase-admin/firestore` whose methods are wrapped. */
type Sdk = Record<
  'CollectionGroup' | 'CollectionReference' | 'DocumentReference' | 'Firestore' | 'Query' | 'Transaction',
  { prototype: object }
>;
type Method = (this: object, ...args: unknown[]) => unknown;

/** Methods that make a query of a query, and those that send one. */
const builders = ['where', 'orderBy', 'limit', 'limitToLast', 'offset', 'select', 'startAt', 'startAfter'];
const moreBuilders = ['endAt', 'endBefore', 'withConverter', 'count', 'aggregate'];
const senders = ['get', 'stream', 'onSnapshot', 'explain', 'explainStream'];

const request = z.union([
  z.object({ structuredQuery }),
  z.object({ structuredAggregationQuery: z.object({ structuredQuery, aggregations }) }),
]);
const inFunctions = (file: string) =>
  /^functions\/(?:src|shared\/usecases)\//.test(file) && !/\.test\.ts$/.test(file);
/** The SDK builds and sends queries of its own, to delete a tree for one. */
const isSdk = (file: string) => file.includes('node_modules/');

const isMadeBy = ({ prototype }: { prototype: object }, value: object) =>
  Object.prototype.isPrototypeOf.call(prototype, value);

function textsOf(query: object): string[] {
  const toProto: unknown = Reflect.get(query, 'toProto');
  if (typeof toProto !== 'function') return [];
  const sent = request.parse(Reflect.apply(toProto, query, []));
  const shapes =
    'structuredQuery' in sent
      ? shapesOf(sent.structuredQuery)
      : shapesOf(
          sent.structuredAggregationQuery.structuredQuery,
          sent.structuredAggregationQuery.aggregations,
        );
  return shapes.map(textOf);
}

const marked = Symbol.for('hustings.recordsQueries');

/**
 * Records every query of the Admin SDK that the functions build and send, with the files that did. One that a test had a
 * hand in is the test's own and is left out.
 */
export function recordAdminQueries(
  sdk: Sdk,
  record: (line: Line) => void,
  isProduct: (file: string) => boolean = inFunctions,
): void {
  if (Reflect.get(sdk.Query.prototype, marked)) return; // Test files share one SDK.
  Reflect.set(sdk.Query.prototype, marked, true);
  const isQuery = (value: unknown): value is object =>
    typeof value === 'object' &&
    value !== null &&
    'toProto' in value &&
    !isMadeBy(sdk.DocumentReference, value);
  const builtBy = new WeakMap<object, readonly string[]>();

  const sent = (query: object, from: string | null) => {
    if (from === null || isSdk(from)) return;
    const files = [...new Set([...(builtBy.get(query) ?? []), from])];
    if (files.every(isProduct))
      for (const text of textsOf(query)) record({ query: text, files: files.toSorted() });
  };
  const wrap = (prototype: object, name: string, around: (original: Method) => Method) => {
    const original: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
    if (typeof original !== 'function') return;
    const method: Method = function (...args) {
      return Reflect.apply(original, this, args);
    };
    Reflect.set(prototype, name, around(method));
  };
  const sending = (original: Method): Method =>
    function send(...args) {
      sent(this, callerOf(send));
      return Reflect.apply(original, this, args);
    };
  const building = (original: Method): Method =>
    function build(...args) {
      const made = Reflect.apply(original, this, args);
      if (!isQuery(made)) return made;
      const from = callerOf(build);
      const own = from === null || isSdk(from) ? [] : [from];
      builtBy.set(made, [...(builtBy.get(this) ?? []), ...own]);
      recordAggregates(made);
      return made;
    };
  // The class of aggregates isn't exported: the first of them shows it.
  const recordAggregates = (made: object) => {
    const prototype: unknown = Object.getPrototypeOf(made);
    if (isMadeBy(sdk.Query, made) || typeof prototype !== 'object' || prototype === null) return;
    if (Reflect.get(prototype, marked)) return;
    Reflect.set(prototype, marked, true);
    for (const name of senders) wrap(prototype, name, sending);
  };

  for (const { prototype } of [sdk.Query, sdk.CollectionReference, sdk.CollectionGroup]) {
    for (const name of [...builders, ...moreBuilders]) wrap(prototype, name, building);
    for (const name of senders) wrap(prototype, name, sending);
  }
  wrap(sdk.Firestore.prototype, 'collectionGroup', building);
  wrap(
    sdk.Transaction.prototype,
    'get',
    (original) =>
      function get(...args) {
        const [query] = args;
        if (isQuery(query)) sent(query, callerOf(get));
        return Reflect.apply(original, this, args);
      },
  );
}

import {
  type AggregateSpec,
  _internalAggregationQueryToProtoRunAggregationQueryRequest as aggregateRequest,
  and,
  collectionGroup,
  count,
  endAt,
  endBefore,
  getAggregateFromServer,
  getCountFromServer,
  getDocs,
  getDocsFromServer,
  limit,
  limitToLast,
  onSnapshot,
  or,
  orderBy,
  Query,
  query,
  _internalQueryToProtoQueryTarget as queryRequest,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore';
import * as z from 'zod/mini';
import { isDemo } from '../../web/src/shared/demo/mode.ts';
import { aggregations, type QueryShape, shapesOf, structuredQuery, textOf } from './query-shape.ts';
import { queryLine } from './web-query-line.ts';

declare module 'firebase/firestore' {
  /** What the SDK sends for a query. Exported, and left out of its types. */
  export function _internalQueryToProtoQueryTarget(query: Query): unknown;
  export function _internalAggregationQueryToProtoRunAggregationQueryRequest(
    query: Query,
    aggregates: AggregateSpec,
  ): unknown;
}

type Call = (...args: never[]) => unknown;
const makers = {
  and,
  collectionGroup,
  endAt,
  endBefore,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  startAfter,
  startAt,
  where,
};
const senders = { getDocs, getDocsFromServer, onSnapshot };
const aggregators = { getAggregateFromServer, getCountFromServer };

const plain = z.object({ structuredQuery });
const aggregated = z.object({
  structuredAggregationQuery: z.object({ structuredQuery, aggregations }),
});

/** Which files of the product made a query, or a part of one. */
const builtBy = new WeakMap<object, ReadonlySet<string>>();
const makersOf = (parts: readonly unknown[]): string[] =>
  parts.flatMap((part) => (typeof part === 'object' && part !== null ? [...(builtBy.get(part) ?? [])] : []));

const seen = new Set<string>();
function record(shapes: readonly QueryShape[], files: readonly string[]): void {
  for (const shape of shapes) {
    const line = queryLine({ query: textOf(shape), files: [...new Set(files)].toSorted() });
    if (!seen.has(line)) console.debug(line);
    seen.add(line);
  }
}

/** The SDK knows what it sends as soon as it is ready, shortly after the first query. */
function whenReady(request: () => unknown, use: (request: unknown) => void): void {
  const ready = request();
  if (ready === null) setTimeout(() => whenReady(request, use), 50);
  else use(ready);
}

const wrap = (all: Record<string, Call>, around: (call: Call) => Call) =>
  Object.fromEntries(Object.entries(all).map(([name, call]) => [name, around(call)]));
/** The same function, whose result is remembered as made by a file, and of what it was made. */
const made =
  (file: string) =>
  (call: Call): Call =>
  (...args) => {
    const result = Reflect.apply(call, undefined, args);
    if (typeof result === 'object' && result !== null)
      builtBy.set(result, new Set([...makersOf([result, ...args]), file]));
    return result;
  };

/** The app's own functions that make queries, for one file that calls them. */
export const buildingFor = (file: string, all: object): Record<string, Call> =>
  wrap(
    Object.fromEntries(
      Object.entries(all).filter((one): one is [string, Call] => typeof one[1] === 'function'),
    ),
    made(file),
  );

/** Firestore's functions for one file: they do what the SDK's do, and record what the file sends. */
export function recordingFor(file: string): Record<string, Call> {
  // The demo's database has no server: nothing of it is sent.
  const sent = (value: unknown, see: (query: Query, files: string[]) => void) => {
    if (value instanceof Query && !isDemo) see(value, [...makersOf([value]), file]);
  };
  const sending =
    (call: Call): Call =>
    (...args) => {
      sent(args[0], (query, files) =>
        whenReady(
          () => queryRequest(query),
          (request) => record(shapesOf(plain.parse(request).structuredQuery), files),
        ),
      );
      return Reflect.apply(call, undefined, args);
    };
  const aggregating =
    (call: Call): Call =>
    (...args) => {
      const [, spec = { count: count() }] = args;
      sent(args[0], (query, files) =>
        whenReady(
          () => aggregateRequest(query, spec),
          (request) => {
            const { structuredAggregationQuery: of } = aggregated.parse(request);
            record(shapesOf(of.structuredQuery, of.aggregations), files);
          },
        ),
      );
      return Reflect.apply(call, undefined, args);
    };
  return { ...wrap(makers, made(file)), ...wrap(senders, sending), ...wrap(aggregators, aggregating) };
}

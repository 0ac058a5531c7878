import { getDocs, type Query } from 'firebase/firestore';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { isDemo } from '../demo/mode.ts';
import { useConnectivity } from './connectivity.ts';
import { CallError, messageFor } from './error-messages.ts';
import { recordResponse } from './follow.ts';
import { overlayList } from './optimistic.ts';
import { readOptimisticList } from './optimistic-view.ts';
import { ownChangesNow } from './own-changes.ts';
import { ruleOf } from './queries.ts';
import { persistQuery, readPersistedQuery } from './query-cache.ts';
import { isFromCache, type Read, type Row, readerOf, rowsOf } from './reading.ts';

type ListPart = { rows: readonly Row[]; requestedAt: number };

/** What the server answers; without a connection what memory happens to have of it, which may be nothing. */
async function ask(table: string, list: Query): Promise<ListPart & { fromCache: boolean }> {
  const requestedAt = Date.now();
  const begun = performance.now();
  const { docs, metadata } = await getDocs(list);
  const fromCache = isFromCache(metadata);
  if (!fromCache) recordResponse(table, begun);
  return { rows: rowsOf(docs), requestedAt, fromCache };
}

function withOwnChanges<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  list: Query,
  part: ListPart,
): Read<S>[] {
  const own = ownChangesNow(collection.name);
  const { shown } = overlayList(collection, [part], own, ruleOf(list), false);
  return readOptimisticList(readerOf(collection), shown).items;
}

/** The documents of one query, once, with this member's own changes. The query must carry a limit. */
export const readList = async <N extends string, S extends Shape>(
  collection: Collection<N, S>,
  list: Query,
): Promise<Read<S>[]> => withOwnChanges(collection, list, await ask(collection.name, list));

/**
 * The same past the library's connection, for a question that would wait there for others. Where that fails, as without a
 * connection, and in the demo, the library answers.
 */
export async function readListDirectly<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  path: string,
  list: Query,
): Promise<Read<S>[]> {
  const rule = ruleOf(list);
  if (isDemo || !rule || !useConnectivity.getState().online) return readList(collection, list);
  const requestedAt = Date.now();
  const begun = performance.now();
  const { restRows } = await import('./rest-list.ts');
  const rows = await restRows(path, rule).catch(() => null);
  if (!rows) return readList(collection, list);
  recordResponse(collection.name, begun);
  return withOwnChanges(collection, list, { rows, requestedAt });
}

/** The same where an answer that lacks something would be a wrong one: rejects where the server cannot be asked. */
export async function readWholeList<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  list: Query,
): Promise<Read<S>[]> {
  const part = await ask(collection.name, list);
  if (part.fromCache) throw new CallError('unavailable', messageFor({ code: 'unavailable' }));
  return withOwnChanges(collection, list, part);
}

/**
 * The same by its key: where the server cannot be asked, what this device has of its last answer. Null where that is
 * nothing. `at`: when the server said it; null where it just did.
 */
export async function readCachedList<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  key: string,
  list: Query,
): Promise<{ value: Read<S>[]; at: number | null } | null> {
  const part = await ask(collection.name, list);
  if (!part.fromCache) {
    persistQuery(key, [part.rows]);
    return { value: withOwnChanges(collection, list, part), at: null };
  }
  const cached = await readPersistedQuery(key);
  if (!cached) return null;
  const { value, at } = cached;
  return { value: withOwnChanges(collection, list, { rows: value[0] ?? [], requestedAt: at }), at };
}

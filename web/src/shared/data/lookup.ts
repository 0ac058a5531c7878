import { getDocs, type Query } from 'firebase/firestore';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { recordResponse } from './follow.ts';
import { overlayList } from './optimistic.ts';
import { readOptimisticList } from './optimistic-view.ts';
import { ownChangesNow } from './own-changes.ts';
import { ruleOf } from './queries.ts';
import { isFromCache, type Read, readerOf, rowsOf } from './reading.ts';

/** The documents of one query, once, with this member's own changes. The query must carry a limit. */
export async function readList<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  list: Query,
): Promise<Read<S>[]> {
  const requestedAt = Date.now();
  const begun = performance.now();
  const { docs, metadata } = await getDocs(list);
  if (!isFromCache(metadata)) recordResponse(collection.name, begun);
  const own = ownChangesNow(collection.name);
  const part = { rows: rowsOf(docs), requestedAt };
  const { shown } = overlayList(collection, [part], own, ruleOf(list), false);
  return readOptimisticList(readerOf(collection), shown).items;
}

import { useEffect, useMemo, useState } from 'react';
import type { Collection, Shape } from '#shared/collections/define.ts';
import type { Table } from './journal/index.ts';
import type { Live } from './live.ts';
import { type Pages, usePages } from './pages.ts';
import { type Condition, inOrder, type Order } from './queries.ts';
import type { Read } from './reading.ts';
import { filterByName, isListed, useNameSearch } from './search.ts';

type Source<N extends Table, S extends Shape> = {
  collection: Collection<N, S>;
  organization: string;
  conditions: readonly Condition[];
  order: Order;
  /** As typed; '' for the whole list. */
  search: string;
  keys: readonly (keyof Read<S> & string)[];
};

export type Records<T> = Pages<T> & {
  /** A new question is on its way; what is shown answers the last one. */
  busy: boolean;
  /** The search found as much as it may read: there may be more. */
  capped: boolean;
};

/** What a list screen shows: all records in an order, or those whose name matches. */
export function useRecords<N extends Table, S extends Shape>(source: Source<N, S>): Records<Read<S>> {
  const { collection, organization, conditions, order } = source;
  const searching = source.search !== '';
  const list = { path: collection.path(organization), conditions };
  const pages = usePages({
    collection,
    key: JSON.stringify([list, order]),
    query: () => inOrder(list, order),
    enabled: !searching,
  });
  const found = useNameSearch({ ...source, typed: source.search });
  // Without a connection, at least among those that were listed before.
  const unheard = found.is === 'unseen' || (found.is === 'ready' && found.stale && found.at === null);
  const among = searching && unheard && pages.live.is === 'ready' ? pages.live : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list has the same keys each time it is drawn.
  const listed = useMemo(
    () => among && { ...among, stale: true, value: filterByName(among.value, source.keys, source.search) },
    [among, source.search],
  );
  const live = searching ? (listed ?? found) : pages.live;
  const last = useLast(live);
  const listedNow = useMemo(
    () => (last.is === 'ready' ? { ...last, value: last.value.filter(isListed) } : last),
    [last],
  );
  return {
    ...pages,
    ...(searching ? { next: { is: 'end' } } : {}),
    live: listedNow,
    busy: live.is === 'loading',
    capped: searching && (listed ? pages.next.is !== 'end' : found.capped),
  };
}

/** What was last there, while the next answer is on its way: a list must not blink with every letter typed. */
function useLast<T>(live: Live<T>): Live<T> {
  const [last, setLast] = useState(live);
  useEffect(() => {
    if (live.is !== 'loading') setLast(live);
  }, [live]);
  return live.is === 'loading' ? last : live;
}

import type { Shape } from '#shared/collections/define.ts';
import { type Live, useLiveQuery } from '../data/live.ts';
import { useMember } from '../session/session-store.ts';
import type { MessageKey } from '../text/index.ts';
import { type AnyQueue, queueMax, queues, type WaitingEntry } from './queues.ts';
import { byDay } from './waiting-order.ts';

export type WaitingItem = WaitingEntry & { id: string; label: MessageKey };
/** `isMore`: some queue may hold more than was read. */
export type Waiting = { items: WaitingItem[]; isMore: boolean };

function useQueue<N extends string, S extends Shape>(one: AnyQueue<N, S>): Live<Waiting> {
  const { organization, uid, can } = useMember();
  const { collection, key, label } = one;
  const path = collection.path(organization);
  const isClosed = one.capability !== null && !can(one.capability);
  const owner = { organization, uid };
  const live = useLiveQuery(
    collection,
    `waiting ${key} ${path} ${uid}`,
    () => one.query(path, owner),
    isClosed,
  );
  if (isClosed)
    return { is: 'ready', value: { items: [], isMore: false }, stale: false, at: null, unreadable: 0 };
  if (live.is !== 'ready') return live;
  const items = live.value.flatMap((row): WaitingItem[] => {
    const entry = one.entry(row, owner);
    return entry ? [{ ...entry, id: `${key}/${row.id}`, label }] : [];
  });
  return { ...live, value: { items, isMore: live.value.length >= queueMax } };
}

/** Everything that waits for this member, by when it is due: a listener for each queue that is theirs, `queueMax` reads each. */
export function useWaiting(): Live<Waiting> {
  const found = [
    useQueue(queues.tasksQueue),
    useQueue(queues.approvalsQueue),
    useQueue(queues.correctionsQueue),
    useQueue(queues.announcementsQueue),
  ];
  const missing = found.find((live) => live.is !== 'ready');
  if (missing) return missing;
  const ready = found.flatMap((live) => (live.is === 'ready' ? [live] : []));
  return {
    is: 'ready',
    value: {
      items: ready.flatMap(({ value }) => value.items).toSorted(byDay),
      isMore: ready.some(({ value }) => value.isMore),
    },
    stale: ready.some(({ stale }) => stale),
    at: ready.find(({ at }) => at !== null)?.at ?? null,
    unreadable: ready.reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}

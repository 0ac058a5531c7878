import { useMemo } from 'react';
import type { Stored } from '#shared/collections/define.ts';
import { turfPackets, turfs } from '#shared/collections/turfs.ts';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { turfStates } from '#shared/domain/field/turf-limits.ts';
import { learnedOf } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { type Live, useLiveDocument } from '../../shared/data/live.ts';
import { useOwnChanges } from '../../shared/data/own-changes.ts';
import { type Pages, usePages } from '../../shared/data/pages.ts';
import { type Condition, inOrder, type Order } from '../../shared/data/queries.ts';
import { useCachedDocument } from '../../shared/data/use-cached-document.ts';
import { useMember } from '../../shared/session/session-store.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import type { ListControls } from '../../shared/ui/list/url.ts';

export type StoredPacket = Stored<typeof turfPackets>;

const newest: Order = { field: 'created_at', direction: 'desc' };

/** States by which turfs can be looked for: their own, and held beyond their day. The archived ones only so. */
export const turfFilters = [...turfStates, 'overdue', 'archived'] as const;
/** Each filter that is asked of the server has its index in firestore.indexes.json; a new one needs one too. */
export const turfLists = {
  sorts: ['newest'],
  filters: { cut: 'any', state: turfFilters, canvasser: 'any' },
} as const;
export type TurfControls = ListControls<'newest', keyof typeof turfLists.filters>;

/** Turfs by cursor, the newest first: 50 reads, and one for each change of them. */
export function useTurfs({ filters: { cut, state, canvasser } }: TurfControls): Pages<Turf> {
  const path = turfs.path(useMember().organization);
  const conditions: Condition[] = [];
  if (cut !== undefined) conditions.push({ field: 'cut_id', is: '==', value: cut });
  // Which of them is overdue, the clock says and not the server.
  conditions.push(
    state !== undefined && state !== 'overdue'
      ? { field: 'state', is: '==', value: state }
      : { field: 'state', is: 'in', value: turfStates },
  );
  if (canvasser !== undefined) conditions.push({ field: 'assigned_to', is: '==', value: canvasser });
  const list = { path, conditions };
  return usePages({ collection: turfs, key: JSON.stringify(list), query: () => inOrder(list, newest) });
}

/** One turf, live. */
export const useTurf = (id: string): Live<Turf | null> =>
  useLiveDocument(turfs, useMember().organization, id);
/** The same as it is when the screen is opened: none of the listeners that a screen may have. */
export const useTurfOnce = (id: string): Live<Turf | null> =>
  useCachedDocument(turfs, useMember().organization, id);
/** What is taken to its doors, as it is when the screen is opened, and after each change of it by this device. */
export const usePacket = (id: string): Live<StoredPacket | null> =>
  useCachedDocument(turfPackets, useMember().organization, id);

/** What happened in a turf, newest first: 50 reads a page. What waits on this device has no `received_at`. */
export function useTurfHistory(turf: string): Pages<Learned> {
  const path = voterEvents.path(useMember().organization);
  const list = {
    path,
    conditions: [{ field: 'list_id', is: '==', value: turf } as const],
  };
  const pages = usePages({
    collection: voterEvents,
    key: JSON.stringify(list),
    query: () => inOrder(list, { field: 'received_at', direction: 'desc' }),
  });
  const own = useOwnChanges(voterEvents.name);
  const live = useMemo((): Live<Learned[]> => {
    if (pages.live.is !== 'ready') return pages.live;
    const waits = new Set(
      own.filter(({ appliedAt }) => appliedAt === null).map(({ operation }) => operation.id),
    );
    const value = pages.live.value
      .map(learnedOf)
      .map((event): Learned => (waits.has(event.id) ? { ...event, received_at: null } : event));
    return { ...pages.live, value };
  }, [pages.live, own]);
  return { ...pages, live };
}

import '../text/launch/en.ts';
import { useMemo } from 'react';
import { turfs } from '#shared/collections/turfs.ts';
import { listLimit } from '#shared/constants.ts';
import { eventTurfsMax } from '#shared/domain/events/launch.ts';
import type { Live } from '../data/live.ts';
import { useLivePages } from '../data/live-pages.ts';
import { inOrder } from '../data/queries.ts';
import { useMember } from '../session/session-store.ts';
import type { Turf } from '../turfs/stored-turf.ts';

/** As they are paged: numbers are given within a cut, so only as many turfs have one as there are cuts. */
const number = { field: 'number', direction: 'asc' } as const;

/** Turfs of an event, live: a read for each. In the order in which they are given out. */
export function useEventTurfs(event: string, paused = false): Live<Turf[]> {
  const path = turfs.path(useMember().organization);
  const live = useLivePages({
    ...{ collection: turfs, key: `${path} of ${event}`, field: number.field, paused },
    list: () => inOrder({ path, conditions: [{ field: 'event_id', is: '==', value: event }] }, number),
    pagesMax: eventTurfsMax / listLimit,
  });
  return useMemo(
    () => (live.is === 'ready' ? { ...live, value: live.value.rows.toSorted(inTurn) } : live),
    [live],
  );
}

const inTurn = (one: Turf, other: Turf): number =>
  one.cut_id.localeCompare(other.cut_id) || one.number - other.number;

import '../text/launch/en.ts';
import { useMemo } from 'react';
import { turfs } from '#shared/collections/turfs.ts';
import { eventTurfsMax } from '#shared/domain/events/launch.ts';
import { type Live, useLiveQuery } from '../data/live.ts';
import { withValue } from '../data/queries.ts';
import { useMember } from '../session/session-store.ts';
import type { Turf } from '../turfs/stored-turf.ts';

/** Turfs of an event, live: a read for each. In the order in which they are given out. */
export function useEventTurfs(event: string, paused = false): Live<Turf[]> {
  const path = turfs.path(useMember().organization);
  const live = useLiveQuery(
    turfs,
    `${path} of ${event}`,
    () => withValue(path, 'event_id', event, eventTurfsMax),
    paused,
  );
  return useMemo(
    () => (live.is === 'ready' ? { ...live, value: live.value.toSorted(inTurn) } : live),
    [live],
  );
}

const inTurn = (one: Turf, other: Turf): number =>
  one.cut_id.localeCompare(other.cut_id) || one.number - other.number;

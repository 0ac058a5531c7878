import { useMemo } from 'react';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { learnedOf } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { type Live, useLiveQuery } from '../../data/live.ts';
import { useOwnChanges } from '../../data/own-changes.ts';
import { firstOf, inOrder } from '../../data/queries.ts';
import { useMember } from '../../session/session-store.ts';

/** Events of one voter that are shown. */
export const timelineMax = 50;

/**
 * What was learned of one voter, newest first, live; `received_at` is null of what waits on this device. A read for each of
 * at most 50 events.
 */
export function useTimeline(voterId: string): Live<readonly Learned[]> {
  const path = voterEvents.path(useMember().organization);
  const live = useLiveQuery(voterEvents, `${path} of ${voterId}`, () =>
    firstOf(
      inOrder(
        { path, conditions: [{ field: 'voter_id', is: '==', value: voterId }] },
        { field: 'received_at', direction: 'desc' },
      ),
      timelineMax,
    ),
  );
  const own = useOwnChanges(voterEvents.name);
  return useMemo(() => {
    if (live.is !== 'ready') return live;
    const waits = new Set(
      own.filter(({ appliedAt }) => appliedAt === null).map(({ operation }) => operation.id),
    );
    const value = live.value
      .map(learnedOf)
      .map((event): Learned => (waits.has(event.id) ? { ...event, received_at: null } : event));
    return { ...live, value };
  }, [live, own]);
}

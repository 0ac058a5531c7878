import { useEffect, useMemo, useState } from 'react';
import { callLists } from '#shared/collections/call_lists.ts';
import { turfs } from '#shared/collections/turfs.ts';
import { voterEvents } from '#shared/collections/voter_events.ts';
import { learnedOf } from '#shared/rules/voters/learned.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import type { Live } from '../../../shared/data/live.ts';
import { usePages } from '../../../shared/data/pages.ts';
import { inOrder } from '../../../shared/data/queries.ts';
import { documentsOf } from '../../../shared/data/remembered.ts';
import { useMember } from '../../../shared/session/member.ts';

/** Events that are looked through at most: some forty canvassers' evening. */
export const eventsMax = 5_000;

export type Field = {
  events: Live<readonly Learned[]>;
  /** More are on their way. */
  reading: boolean;
  /** There is more than is looked through. */
  cut: boolean;
  failed: string | null;
  more: () => void;
};

/**
 * What the log received since a moment, a page after the other: a read for each event, at most 5,000, and the newest page
 * live.
 */
export function useField(since: number): Field {
  const path = voterEvents.path(useMember().organization);
  const { live, more, next } = usePages({
    collection: voterEvents,
    key: `${path} newest`,
    query: () => inOrder({ path, conditions: [] }, { field: 'received_at', direction: 'desc' }),
  });
  const rows = live.is === 'ready' ? live.value : null;
  const oldest = rows?.at(-1)?.received_at.toMillis() ?? null;
  const isPast = oldest !== null && oldest < since;
  const isFull = (rows?.length ?? 0) >= eventsMax;
  const goesOn = rows !== null && rows.length > 0 && !isPast && !isFull && next.is === 'idle';
  useEffect(() => {
    if (goesOn) more();
  }, [goesOn, more]);
  const events = useMemo(
    (): Live<readonly Learned[]> =>
      live.is === 'ready'
        ? {
            ...live,
            value: live.value.map(learnedOf).filter((event) => (event.received_at ?? since) >= since),
          }
        : live,
    [live, since],
  );
  return {
    events,
    reading: goesOn || next.is === 'loading',
    cut: isFull && !isPast && next.is !== 'end',
    failed: next.is === 'failed' ? next.why : null,
    more,
  };
}

const nameOf = { turfs: documentsOf(turfs), calls: documentsOf(callLists) };

/** What a turf or a call list is called; null while nobody knows. One read each, and none while it is remembered. */
export function useListName(id: string | null, phone: boolean): string | null {
  const { organization } = useMember();
  const [name, setName] = useState<{ of: string; is: string } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let current = true;
    nameOf[phone ? 'calls' : 'turfs'](id, organization).then(
      (found) => current && found && setName({ of: id, is: found.name }),
      // The shift is told without it.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [id, phone, organization]);
  return name !== null && name.of === id ? name.is : null;
}

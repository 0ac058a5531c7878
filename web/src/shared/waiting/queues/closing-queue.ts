import { useCallback, useEffect, useState } from 'react';
import { events } from '#shared/collections/events.ts';
import { rsvps } from '#shared/collections/rsvps.ts';
import { addDays, today } from '#shared/domain/days.ts';
import { takenOf } from '#shared/domain/events/month-entry.ts';
import { messageFor } from '../../data/error-messages.ts';
import type { Live } from '../../data/live.ts';
import { readList } from '../../data/lookup.ts';
import { useOwnChanges } from '../../data/own-changes.ts';
import { firstOf, inOrder, withValues } from '../../data/queries.ts';
import {
  nothingWaits,
  queueMax,
  readyWaiting,
  type Waiting,
  type WaitingOwner,
  type WaitingQueue,
} from '../waiting-queue.ts';

/** Days for which an event waits: later nobody remembers who was there. */
const closingDays = 7;
const label = 'waiting.queues.closing' as const;

/** Events of the last week that are over and have somebody of whom nobody has said whether they came. A read for each, and another. */
async function readItems({ organization }: WaitingOwner): Promise<Waiting> {
  const now = Date.now();
  const from = addDays(today(new Date(now)), -closingDays);
  const path = events.path(organization);
  const found = await readList(
    events,
    firstOf(
      inOrder(
        {
          path,
          conditions: [
            { field: 'state', is: '==', value: 'published' },
            { field: 'day', is: '>=', value: from },
          ],
        },
        { field: 'day', direction: 'asc' },
      ),
      queueMax,
    ),
  );
  const over = found.filter((event) => event.ends_at.toMillis() <= now && takenOf(event.shifts) > 0);
  const items = await Promise.all(
    over.map(async ({ id, title, day }) => {
      const open = await readList(
        rsvps,
        withValues(
          {
            path: rsvps.path(organization),
            conditions: [
              { field: 'event_id', is: '==', value: id },
              { field: 'state', is: 'in', value: ['registered', 'confirmed'] },
            ],
          },
          1,
        ),
      );
      if (open.length === 0) return [];
      return [{ id: `closing/${id}`, label, title, day, time: null, link: `/events/${id}/report` }];
    }),
  );
  return { items: items.flat(), isMore: found.length >= queueMax && items.flat().length > 0 };
}

function useItems({ organization, uid }: WaitingOwner, isClosed: boolean): Live<Waiting> {
  const [live, setLive] = useState<Live<Waiting>>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const own = useOwnChanges(rsvps.name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an own change and an attempt call for another reading.
  useEffect(() => {
    if (isClosed) return;
    let isCurrent = true;
    readItems({ organization, uid }).then(
      (value) => isCurrent && setLive(readyWaiting(value)),
      (error: unknown) => isCurrent && setLive({ is: 'failed', why: messageFor(error), retry }),
    );
    return () => {
      isCurrent = false;
    };
  }, [organization, uid, isClosed, own, attempt]);
  return isClosed ? readyWaiting(nothingWaits) : live;
}

/** Events that are over, and whose sign-ups somebody has to close. */
export const closingQueue: WaitingQueue = {
  key: 'closing',
  capability: 'rosters.work',
  label,
  useItems,
  readItems,
};

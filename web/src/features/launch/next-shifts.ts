import { useMemo, useState } from 'react';
import { events } from '#shared/collections/events.ts';
import { instantOf } from '#shared/domain/events/wall-times.ts';
import { useLiveQuery } from '../../shared/data/live.ts';
import { firstOf, inOrder } from '../../shared/data/queries.ts';
import type { CampaignEvent } from '../../shared/launch/launch-event.ts';
import { showShift } from '../../shared/roster/roster-shift.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { localDay } from '../../shared/ui/form/days.ts';

/** Events whose shifts are offered, and shifts. */
const [eventsMax, shiftsMax] = [8, 12];

export type NextShift = { value: string; event: string; shift: string; label: string };

/** Shifts that somebody can come to next, soonest first: of this event, and of what is coming. At most eight reads. */
export function useNextShifts(event: CampaignEvent, shift: string, now: number): readonly NextShift[] {
  const path = events.path(useMember().organization);
  const [since] = useState(() => localDay(new Date(now)));
  const coming = useLiveQuery(events, `${path} published since ${since}`, () =>
    firstOf(
      inOrder(
        {
          path,
          conditions: [
            { field: 'state', is: '==', value: 'published' },
            { field: 'day', is: '>=', value: since },
          ],
        },
        { field: 'day', direction: 'asc' },
      ),
      eventsMax,
    ),
  );
  return useMemo(() => {
    const others = coming.is === 'ready' ? coming.value.filter(({ id }) => id !== event.id) : [];
    return [event, ...others]
      .flatMap((one) => one.shifts.map((each) => ({ one, each, at: instantOf(one.zone, each.from) })))
      .filter(({ one, each, at }) => at > now && !(one.id === event.id && each.id === shift))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, shiftsMax)
      .map(({ one, each }) => ({
        ...{ value: `${one.id} ${each.id}`, event: one.id, shift: each.id },
        label: `${one.title}: ${showShift(each)}`,
      }));
  }, [coming, event, shift, now]);
}

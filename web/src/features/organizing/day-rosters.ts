import { useMemo } from 'react';
import type { Stored } from '#shared/collections/define.ts';
import { events } from '#shared/collections/events.ts';
import { rsvps } from '#shared/collections/rsvps.ts';
import { listLimit } from '#shared/constants.ts';
import { addDays } from '#shared/domain/days.ts';
import { type Live, useLiveQuery } from '../../shared/data/live.ts';
import { useLivePages } from '../../shared/data/live-pages.ts';
import { inOrder, withValues } from '../../shared/data/queries.ts';
import { rosterWith } from '../../shared/roster/roster-changes.ts';
import { type RosterRow, rowOfRsvp } from '../../shared/roster/roster-row.ts';
import { useRosterChanges } from '../../shared/roster/use-roster.ts';
import { useMember } from '../../shared/session/session-store.ts';

type Event = Stored<typeof events>;
/** Events whose sign-ups one query can ask for, and pages of a hundred of them that a screen reads. */
const eventsRead = 30;
const pagesMax = 5;

/** Days before, on which an event with shifts on several days may have begun: a long weekend. */
const spannedDays = 2;

/**
 * Published events with a shift on one of some days: a read for each that begins then or on the days before, a hundred at
 * most.
 */
export function useEventsOn(days: readonly string[]): Live<Event[]> {
  const wanted = days.join();
  const beginnings = days.flatMap((day) =>
    Array.from({ length: spannedDays + 1 }, (_, before) => addDays(day, -before)),
  );
  const path = events.path(useMember().organization);
  const live = useLiveQuery(events, `${path} on ${days.join()}`, () =>
    withValues(
      {
        path,
        conditions: [
          { field: 'state', is: '==', value: 'published' },
          { field: 'day', is: 'in', value: [...new Set(beginnings)] },
        ],
      },
      listLimit,
    ),
  );
  return useMemo(() => {
    if (live.is !== 'ready') return live;
    const isOn = ({ shifts }: Event) => shifts.some(({ from }) => wanted.includes(from.slice(0, 10)));
    return { ...live, value: live.value.filter(isOn).toSorted(byStart) };
  }, [live, wanted]);
}

const byStart = (one: Event, other: Event): number => one.starts_at.toMillis() - other.starts_at.toMillis();

export type DayRosters = { of: ReadonlyMap<string, RosterRow[]>; isCut: boolean };

/**
 * Who signed up for some events, live, with what this device has changed: a read for each, five hundred at most. `isCut`: there
 * is more than that, or more events than one screen reads.
 */
export function useDayRosters(of: readonly Pick<Event, 'id'>[]): Live<DayRosters> {
  const path = rsvps.path(useMember().organization);
  const ids = of.slice(0, eventsRead).map(({ id }) => id);
  const live = useLivePages({
    ...{ collection: rsvps, key: `${path} of ${ids.join()}`, field: 'arrived_at', pagesMax },
    list: () =>
      inOrder(
        // Firestore refuses a query for none, even one that is only made.
        { path, conditions: [{ field: 'event_id', is: 'in', value: ids.length > 0 ? ids : ['none'] }] },
        { field: 'arrived_at', direction: 'asc' },
      ),
    paused: ids.length === 0,
  });
  const changes = useRosterChanges();
  const isMore = of.length > eventsRead;
  const key = ids.join();
  return useMemo(() => {
    const events = key === '' ? [] : key.split(',');
    if (live.is !== 'ready')
      return events.length === 0
        ? { is: 'ready', value: { of: new Map(), isCut: false }, at: null, stale: false, unreadable: 0 }
        : live;
    const { rows, isCut } = live.value;
    const rowsOf = (event: string) =>
      rosterWith(rows.filter(({ event_id }) => event_id === event).map(rowOfRsvp), changes, event);
    return {
      ...live,
      value: { of: new Map(events.map((event) => [event, rowsOf(event)])), isCut: isCut || isMore },
    };
  }, [live, changes, key, isMore]);
}

import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { rosterCall } from '#shared/api/rsvps-api.ts';
import { useJournal } from '../data/journal/index.ts';
import type { Live } from '../data/live.ts';
import { useEndpoint } from '../data/use-endpoint.ts';
import { useMember } from '../session/session-store.ts';
import { changesIn, type RosterChange, rosterWith } from './roster-changes.ts';
import { type RosterRow, rowOfLine, rowOfRsvp } from './roster-row.ts';
import { useStoredRoster } from './use-stored-roster.ts';

export type Roster = {
  rows: RosterRow[];
  /** There are more sign-ups than a screen reads. */
  isCut: boolean;
};

/** Milliseconds for which an accepted change stays over a roster that may not tell of it yet. */
const settlingMs = 8_000;

/** What the server has accepted a moment ago, from this tab. `count` tells hosts to ask anew. */
const useSettling = create<{ changes: readonly RosterChange[]; count: number }>(() => ({
  changes: [],
  count: 0,
}));

/** Keeps a change over the roster until the server tells of it by itself. */
export function keepSettled(change: RosterChange): void {
  useSettling.setState(({ changes, count }) => ({ changes: [...changes, change], count: count + 1 }));
  setTimeout(
    () =>
      useSettling.setState(({ changes }) => ({
        changes: changes.filter((one) => one !== change),
      })),
    settlingMs,
  );
}

/** For staff, live. */
function useStaffRoster(event: string, paused: boolean): Live<Roster> {
  const live = useStoredRoster(event, paused);
  return useMemo(
    () =>
      live.is === 'ready'
        ? { ...live, value: { ...live.value, rows: live.value.rows.map(rowOfRsvp) } }
        : live,
    [live],
  );
}

/** For hosts who are no staff: asked for, and asked for again every minute and after what they do themselves. */
function useHostRoster(event: string, paused: boolean): Live<Roster> {
  const { organization, uid } = useMember();
  const key = paused ? null : `${organization} roster ${event} of ${uid}`;
  const { live, refresh } = useEndpoint(rosterCall, { event }, key);
  const settled = useSettling(({ count }) => count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change that the server has taken calls for another reading.
  useEffect(() => {
    if (settled > 0 && !paused) refresh();
  }, [settled]);
  return useMemo(() => {
    if (live.is !== 'ready') return live;
    return { ...live, value: { rows: live.value.rsvps.map(rowOfLine), isCut: live.value.isCut } };
  }, [live]);
}

/** What this device has changed of any roster, and the server may not tell yet. */
export function useRosterChanges(): readonly RosterChange[] {
  const entries = useJournal((journal) => journal.entries);
  const settling = useSettling(({ changes }) => changes);
  return useMemo(() => [...settling, ...changesIn(entries)], [settling, entries]);
}

/**
 * Who has signed up for an event, with what this device has changed and the server may not tell yet: also without a
 * connection, after a reload, and in a second tab. `paused`: nobody is asked.
 */
export function useRoster(event: string, paused = false): Live<Roster> {
  const isStaff = useMember().can('rosters.work');
  const staff = useStaffRoster(event, paused || !isStaff);
  const host = useHostRoster(event, paused || isStaff);
  const live = isStaff ? staff : host;
  const changes = useRosterChanges();
  return useMemo(() => {
    if (live.is !== 'ready') return live;
    return { ...live, value: { ...live.value, rows: rosterWith(live.value.rows, changes, event) } };
  }, [live, changes, event]);
}

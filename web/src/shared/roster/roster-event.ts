import { events } from '#shared/collections/events.ts';
import { type Live, useLiveDocument } from '../data/live.ts';
import { useMember } from '../session/session-store.ts';
import type { RosterEvent } from './roster-shift.ts';

/** The event whose roster it is, live: one read. */
export const useRosterEvent = (id: string): Live<RosterEvent | null> =>
  useLiveDocument(events, useMember().organization, id);

/** Whether this member works with its roster: staff with every one, hosts with that of their own event. */
export function useWorksRoster(event: Pick<RosterEvent, 'hosts'> | null): boolean {
  const { uid, can } = useMember();
  return can('rosters.work') || event?.hosts.includes(uid) === true;
}

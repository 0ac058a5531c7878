import type { Stored } from '#shared/collections/define.ts';
import { rsvps } from '#shared/collections/rsvps.ts';
import { listLimit } from '#shared/constants.ts';
import { rosterMax } from '#shared/domain/events/rsvp-choices.ts';
import type { Live } from '../data/live.ts';
import { useLivePages } from '../data/live-pages.ts';
import { inOrder } from '../data/queries.ts';
import { useMember } from '../session/session-store.ts';

type Rsvp = Stored<typeof rsvps>;

const arrived = { field: 'arrived_at', direction: 'asc' } as const;

function useSignUps(
  event: string,
  state: 'attended' | null,
  paused: boolean,
): Live<{ rows: Rsvp[]; isCut: boolean }> {
  const path = rsvps.path(useMember().organization);
  const conditions = [
    { field: 'event_id', is: '==', value: event } as const,
    ...(state === null ? [] : [{ field: 'state', is: '==', value: state } as const]),
  ];
  return useLivePages({
    ...{ collection: rsvps, key: `${path} ${state ?? ''} of ${event}`, field: arrived.field, paused },
    list: () => inOrder({ path, conditions }, arrived),
    pagesMax: rosterMax / listLimit,
  });
}

/** Sign-ups of an event as they are stored, live, in order of arrival. A read for each sign-up, and one for each change. */
export const useStoredRoster = (event: string, paused: boolean) => useSignUps(event, null, paused);

/** Whoever is checked in, of every shift: a read for each of them. */
export const usePresent = (event: string) => useSignUps(event, 'attended', false);

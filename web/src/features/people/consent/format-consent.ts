import { cardReach } from '#shared/domain/consent/card-reach.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import type { Person } from '../person-area.ts';

/** The day of a moment on this device, `YYYY-MM-DD`. */
export const dayOf = (at: number): string => localDay(new Date(at));

export type HeaderChannel = 'call' | 'text' | 'email';

/** Channels that must not be used for a person now, as the card says without asking the server. */
export function closedChannels(person: Person, now: number): ReadonlySet<HeaderChannel> {
  const reach = cardReach(person, now);
  return new Set(
    (['call', 'text', 'email'] as const).filter((channel) => {
      const state = reach[channel]?.state;
      return state === 'closed' || state === 'held';
    }),
  );
}

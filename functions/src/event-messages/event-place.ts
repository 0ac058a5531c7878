import type { RsvpState } from '#shared/domain/events/rsvp-choices.ts';
import type { StoredEvent } from './signed-up.ts';

/** Whether somebody has a place, and so may know where it is: an offer is none before it is taken. */
export const isExpected = (state: RsvpState): boolean =>
  state === 'registered' || state === 'confirmed' || state === 'attended' || state === 'missed';

/** The place as somebody may know it: a private address is told by a host, and one for guests is for those with a place. */
export function placeForGuests(
  { venue, address, address_visibility, city }: StoredEvent,
  hasPlace: boolean,
): string | null {
  const isShown = address_visibility === 'public' || (address_visibility === 'unlisted' && hasPlace);
  return [venue, isShown ? address : null, city].filter((part) => part !== null).join(', ') || null;
}

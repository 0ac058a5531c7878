import type { StoredEvent } from './signed-up.ts';

/** The place as whoever signed up may know it: a private address is told by a host. */
export function placeForGuests({ venue, address, address_visibility, city }: StoredEvent): string | null {
  const street = address_visibility === 'private' ? null : address;
  return [venue, street, city].filter((part) => part !== null).join(', ') || null;
}

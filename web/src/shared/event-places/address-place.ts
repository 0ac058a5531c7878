import type { MapPin } from '#shared/domain/events/map-pin.ts';
import { pinUnits } from '#shared/domain/events/map-pin.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { comparedAddress } from '#shared/domain/people/duplicates/duplicate-record.ts';

/** Of a voter, where they live. */
type Home = { house: string; street: string; city: string; lat: number | null; lng: number | null };

/** Where an address is, by whoever is registered there; null where nobody is, or in more than one town. */
export function placeOfAddress(
  homes: readonly Home[],
  { address, city }: { address: string; city: string },
): MapPin | null {
  const there = homes.filter(
    ({ house, street, city: town }) =>
      comparedAddress(`${house} ${street}`, null) === comparedAddress(address, null) &&
      (city.trim() === '' || foldText(town) === foldText(city)),
  );
  if (new Set(there.map((one) => foldText(one.city))).size > 1) return null;
  const placed = there.find(({ lat, lng }) => lat !== null && lng !== null);
  if (!placed || placed.lat === null || placed.lng === null) return null;
  return { lat: Math.round(placed.lat * pinUnits), lng: Math.round(placed.lng * pinUnits) };
}

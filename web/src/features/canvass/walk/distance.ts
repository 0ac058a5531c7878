import { metresOffMax } from '#shared/collections/voter-events.ts';

/** Where a device believes to be: degrees, metres, milliseconds since 1970. */
export type Fix = { lat: number; lng: number; accuracy: number; at: number };

/** Metres: a device that is less sure says nothing (domain: accuracy worse than 100 m is no fix). */
export const accuracyMax = 100;
/** Milliseconds after which a device is somewhere else. */
const freshMs = 60_000;

const earth = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points, degrees; on a sphere, which is right within half a percent. */
export function metresBetween(one: Pick<Fix, 'lat' | 'lng'>, other: Pick<Fix, 'lat' | 'lng'>): number {
  const [lat, lng] = [radians(other.lat - one.lat) / 2, radians(other.lng - one.lng) / 2];
  const half =
    Math.sin(lat) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng) ** 2;
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Whole metres from the device to a door (`place`: millionths of a degree); null where either is not known well enough. */
export function metresOff(
  place: readonly [number, number] | null,
  fix: Fix | null,
  now: number,
): number | null {
  if (!place || !fix || !(fix.accuracy <= accuracyMax) || Math.abs(now - fix.at) > freshMs) return null;
  const [lat, lng] = place;
  const metres = Math.round(metresBetween({ lat: lat / 1e6, lng: lng / 1e6 }, fix));
  return Math.min(metres, metresOffMax);
}

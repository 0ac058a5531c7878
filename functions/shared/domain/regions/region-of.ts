import type * as z from 'zod/mini';
import type { fieldRegion } from '../../collections/field-regions.ts';

export type Region = z.output<typeof fieldRegion>;

/** The region where somebody lives, by the first five digits of their ZIP code; null where it is in none. */
export function regionOfZip(regions: readonly Region[], zip: string | null): Region | null {
  const short = zip?.slice(0, 5) ?? '';
  return regions.find(({ zips }) => zips.includes(short)) ?? null;
}

/** What a record names, as long as there is such a region: one that was removed is none. */
export const knownRegion = (
  regions: readonly Pick<Region, 'id'>[],
  id: string | null | undefined,
): string | null => (id && regions.some((region) => region.id === id) ? id : null);

/** Regions that a member runs; all of them for whoever runs none, so that a field lead sees the whole. */
export function regionsOf<R extends Pick<Region, 'organizer'>>(
  regions: readonly R[],
  uid: string,
): readonly R[] {
  const own = regions.filter(({ organizer }) => organizer === uid);
  return own.length > 0 ? own : regions;
}

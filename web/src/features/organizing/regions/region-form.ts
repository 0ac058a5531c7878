import { fieldRegion, regionZipsMax } from '#shared/collections/field-regions.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import type { Region } from '#shared/domain/regions/region-of.ts';
import { CallError } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';

export type TypedPlace = { id: string; name: string; address: string; time: string; note: string };
/** A region while it is typed. */
export type TypedRegion = {
  id: string;
  name: string;
  organizer: string;
  zips: string;
  weekly: string;
  places: TypedPlace[];
};

/** A name in the document that nothing else has. */
const freeId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

export const newPlace = (): TypedPlace => ({ id: freeId(), name: '', address: '', time: '', note: '' });

export const typedRegion = (region: Region | null): TypedRegion => ({
  id: region?.id ?? freeId(),
  name: region?.name ?? '',
  organizer: region?.organizer ?? '',
  zips: region?.zips.join(', ') ?? '',
  weekly: region ? String(region.weekly_shifts) : '',
  places: (region?.places ?? []).map(({ id, name, address, time, note }) => ({
    ...{ id, name, address: address ?? '', time: time ?? '', note: note ?? '' },
  })),
});

const clean = (text: string): string => cleanLine(text).replace(/\s+/g, ' ').trim();
const orNull = (text: string): string | null => text || null;

function problem(key: 'name' | 'zips' | 'weekly' | 'place' | 'region'): never {
  throw new CallError('invalid-argument', t(`organizing.regions.problems.${key}`, { most: regionZipsMax }));
}

/** What was typed, as it is saved. Throws with what is wrong; a place without a word is left out. */
export function readRegion({ id, name, organizer, zips, weekly, places }: TypedRegion): Region {
  const codes = [...new Set(zips.split(/[\s,;]+/).filter(Boolean))];
  if (clean(name) === '') problem('name');
  if (codes.length > regionZipsMax || codes.some((code) => !/^\d{5}$/.test(code))) problem('zips');
  if (!/^\d{0,4}$/.test(weekly.trim())) problem('weekly');
  const read = places.flatMap((place) => {
    const typed = { name: clean(place.name), address: clean(place.address), note: place.note.trim() };
    if (Object.values(typed).every((text) => text === '') && place.time === '') return [];
    if (typed.name === '') problem('place');
    return [
      {
        ...{ id: place.id, name: typed.name, address: orNull(typed.address) },
        ...{ time: orNull(place.time), note: orNull(typed.note) },
      },
    ];
  });
  const { data } = fieldRegion.safeParse({
    ...{ id, name: clean(name), organizer: orNull(organizer), zips: codes },
    ...{ weekly_shifts: Number(weekly), places: read },
  });
  return data ?? problem('region');
}

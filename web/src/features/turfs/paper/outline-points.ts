import * as z from 'zod/mini';

const rings = z.array(z.array(z.tuple([z.int(), z.int()])));
type Place = readonly [number, number];

/** Rings of `[lng, lat]` in millionths of a degree; none where they cannot be read. */
export function ringsIn(outline: string): readonly (readonly Place[])[] {
  try {
    const read = rings.safeParse(JSON.parse(outline));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

export type Drawing = {
  rings: readonly string[];
  dots: readonly { x: number; y: number }[];
  width: number;
  height: number;
};

/**
 * A turf's outline and its doors, north up, in a box that is `size` wide or high: points of polygons, and dots. A degree of
 * longitude is as much shorter as it is there. Null where nothing has a place.
 */
export function drawingOf(
  outline: readonly (readonly Place[])[],
  places: readonly Place[],
  size: number,
): Drawing | null {
  const all = [...outline.flat(), ...places];
  const [first] = all;
  if (!first) return null;
  const [lngs, lats] = [all.map(([lng]) => lng), all.map(([, lat]) => lat)];
  const extent = (of: readonly number[]): [number, number] => [Math.min(...of), Math.max(...of)];
  const [west, east] = extent(lngs);
  const [south, north] = extent(lats);
  const narrow = Math.cos((((south + north) / 2_000_000) * Math.PI) / 180);
  const [wide, high] = [(east - west) * narrow, north - south];
  const margin = 6;
  const scale = (size - 2 * margin) / Math.max(wide, high, 1);
  const at = ([lng, lat]: Place) => ({
    x: Math.round((margin + (lng - west) * narrow * scale) * 10) / 10,
    y: Math.round((margin + (north - lat) * scale) * 10) / 10,
  });
  return {
    rings: outline.map((ring) =>
      ring
        .map(at)
        .map(({ x, y }) => `${x},${y}`)
        .join(' '),
    ),
    dots: places.map(at),
    width: Math.round(wide * scale + 2 * margin),
    height: Math.round(high * scale + 2 * margin),
  };
}

import type { Point, Ring } from '#shared/domain/field/door-columns.ts';
import type { TurfState } from '#shared/domain/field/turf-limits.ts';
import { turfColour } from '../../../shared/map/colours.ts';
import {
  type Box,
  drawnGroup,
  noGroup,
  type Shown,
  type Sum,
} from '../../../shared/turfs/ground/ground-protocol.ts';
import { showNumber } from '../../../shared/ui/format.ts';

const degrees = ([lng, lat]: Point): [number, number] => [lng / 1_000_000, lat / 1_000_000];
const all = (features: GeoJSON.Feature[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features,
});
const feature = (geometry: GeoJSON.Geometry, properties: GeoJSON.Feature['properties']): GeoJSON.Feature => ({
  type: 'Feature',
  geometry,
  properties,
});
const point = (at: Point): GeoJSON.Geometry => ({ type: 'Point', coordinates: degrees(at) });

/** Closed, as GeoJSON has it. Of fewer than three points nothing is drawn. */
function area(ring: Ring): GeoJSON.Geometry | null {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || ring.length < 3) return null;
  const isClosed = first[0] === last[0] && first[1] === last[1];
  return { type: 'Polygon', coordinates: [(isClosed ? ring : [...ring, first]).map(degrees)] };
}

const nothing = all([]);

/** Squares by how full they are, 0 to 1. */
export function cellsOf(shown: Shown): GeoJSON.FeatureCollection {
  if (shown.is === 'spots') return nothing;
  const { width, height, most } = shown;
  return all(
    shown.cells.map(({ west, south, doors }) =>
      feature(
        {
          type: 'Polygon',
          coordinates: [
            [
              degrees([west, south]),
              degrees([west + width, south]),
              degrees([west + width, south + height]),
              degrees([west, south + height]),
              degrees([west, south]),
            ],
          ],
        },
        // A tower block must not leave all others pale.
        { full: Math.sqrt(doors / Math.max(1, most)) },
      ),
    ),
  );
}

/** House numbers. `kind`: in the turf that is drawn, in a planned one, tried before, or still to be tried. */
export const spotsOf = (shown: Shown): GeoJSON.FeatureCollection =>
  shown.is === 'cells'
    ? nothing
    : all(
        shown.spots.map(({ at, doors, tried, group }) =>
          feature(point(at), {
            size: Math.min(5, Math.sqrt(doors)),
            kind:
              group === drawnGroup ? 'drawn' : group !== noGroup ? 'planned' : tried ? 'tried' : 'untried',
            colour: group >= 0 ? turfColour(group) : '',
          }),
        ),
      );

export type Named = Sum & { name: string };
/** Outlines with their names and counts in the middle. */
export const areasOf = (areas: readonly Named[]): GeoJSON.FeatureCollection =>
  all(
    areas.flatMap(({ outline, middle, name, doors }, number) => {
      const shape = area(outline);
      const label = middle && feature(point(middle), { label: `${name}\n${showNumber(doors)}`, doors });
      return [...(shape ? [feature(shape, { colour: turfColour(number) })] : []), ...(label ? [label] : [])];
    }),
  );

/** A turf that was cut before. */
export type ExistingTurf = { name: string; state: TurfState; rings: readonly Ring[] };
export const existingFeatures = (turfs: readonly ExistingTurf[]): GeoJSON.FeatureCollection =>
  all(
    turfs.flatMap(({ name, state, rings }) =>
      rings.flatMap((ring) => {
        const shape = area(ring);
        return shape ? [feature(shape, { state, label: name })] : [];
      }),
    ),
  );

/** The box around a ring; null where there is none. */
export function aroundOf(ring: Ring): Box | null {
  if (ring.length === 0) return null;
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

import type { GeoJSONSource } from 'maplibre-gl';
import { coloursNow } from '../../../shared/map/colours.ts';
import { type StartedMap, startMap } from '../../../shared/map/start-map.ts';
import type { Box, View } from '../../../shared/turfs/ground/ground-protocol.ts';
import type { Sketch } from '../../../shared/turfs/plans.ts';
import { type Drawing, type Drawn, drawOn } from './drawing.ts';
import { layersIn, type SourceName, sourceNames } from './map-style.ts';

/** Pixels of a square where density is shown. */
const cellPixels = 22;
/** From here on two houses of a street do not hide each other: a pixel is some four metres. */
const nearZoom = 14.2;
/** Features that are handed to the map's own worker at a time: of 2,000 outlines at once the page would stand still. */
const putMax = 400;

export type OpenMap = Omit<StartedMap, 'map'> & {
  put: (source: SourceName, data: GeoJSON.FeatureCollection) => void;
  view: () => View;
  draw: (first: Sketch | null, onChange: (drawn: Drawn) => void) => Drawing;
};

type How = { label: string; box: Box | null; moved: () => void; lost: () => void };

/** Opens a map of doors in an element; rejects where the device cannot draw one. `moved`: another part is looked at. */
export async function openMap(container: HTMLElement, how: How): Promise<OpenMap> {
  const { map, ...framed } = await startMap(container, { ...how, layersIn, sources: sourceNames });
  const turns = new Map<SourceName, number>();
  async function putting(source: SourceName, { features, ...rest }: GeoJSON.FeatureCollection) {
    const target = map.getSource<GeoJSONSource>(source);
    const turn = (turns.get(source) ?? 0) + 1;
    turns.set(source, turn);
    const all = features.map((feature, id) => ({ ...feature, id }));
    await target?.setData({ ...rest, features: all.slice(0, putMax) });
    for (let from = putMax; from < all.length && turns.get(source) === turn; from += putMax)
      await target?.updateData({ add: all.slice(from, from + putMax) });
  }
  return {
    ...framed,
    put(source, data) {
      putting(source, data).catch(() => undefined);
    },
    view() {
      const bounds = map.getBounds();
      const micro = (value: number) => Math.round(value * 1_000_000);
      const box: Box = [
        micro(bounds.getWest()),
        micro(bounds.getSouth()),
        micro(bounds.getEast()),
        micro(bounds.getNorth()),
      ];
      // The same at every place between two whole zooms, so that squares keep theirs.
      const height = (360_000_000 / (512 * 2 ** Math.round(map.getZoom()))) * cellPixels;
      return { box, near: map.getZoom() >= nearZoom, cell: Math.max(100, Math.round(height)) };
    },
    draw: (first, onChange) => drawOn(map, coloursNow(), first, onChange),
  };
}

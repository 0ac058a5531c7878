import 'maplibre-gl/dist/maplibre-gl.css';
import { type GeoJSONSource, Map as GlMap, setWorkerUrl } from 'maplibre-gl';
// A file of our own: the policy of the page lets no other worker run.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Box, View } from '../../../shared/turfs/ground/ground-protocol.ts';
import type { Sketch } from '../../../shared/turfs/plans.ts';
import { type Colours, coloursNow, onColours } from './colours.ts';
import { type Drawing, type Drawn, drawOn } from './drawing.ts';
import { layersIn, type SourceName, styleOf } from './map-style.ts';

setWorkerUrl(workerUrl);

/** Pixels of a square where density is shown. */
const cellPixels = 22;
/** From here on two houses of a street do not hide each other: a pixel is some four metres. */
const nearZoom = 14.2;
/** Features that are handed to the map's own worker at a time: of 2,000 outlines at once the page would stand still. */
const putMax = 400;
/** Pixels around what is fitted into view. */
const padding = 32;

export type OpenMap = {
  put: (source: SourceName, data: GeoJSON.FeatureCollection) => void;
  fit: (box: Box) => void;
  zoom: (by: 1 | -1) => void;
  view: () => View;
  draw: (first: Sketch | null, onChange: (drawn: Drawn) => void) => Drawing;
  close: () => void;
};

type How = { label: string; box: Box | null; moved: () => void; lost: () => void };

const corners = ([west, south, east, north]: Box): [number, number, number, number] => {
  const [w, s, e, n] = [west, south, east, north].map((value) => value / 1_000_000);
  return [w ?? 0, s ?? 0, e ?? 0, n ?? 0];
};

/** Opens a map in an element; rejects where the device cannot draw one. `moved`: another part is looked at. */
export function openMap(container: HTMLElement, { label, box, moved, lost }: How): Promise<OpenMap> {
  const map = new GlMap({
    container,
    style: styleOf(coloursNow()),
    ...(box ? { bounds: corners(box), fitBoundsOptions: { padding } } : {}),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxZoom: 20,
    fadeDuration: 0,
    locale: { 'Map.Title': label },
    // One finger scrolls the page past the map on a phone.
    cooperativeGestures: false,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const stopColours = onColours(() => {
    for (const { id, ...layer } of layersIn(coloursNow()))
      for (const [name, value] of Object.entries(layer.paint ?? {}))
        map.setPaintProperty(id, name as never, value as never);
  });
  // What is fitted into view, until the reader looks elsewhere: it stays so in a window that changes its size.
  let fitted = box;
  const show = (to: Box, animate: boolean) =>
    void map.fitBounds(corners(to), { padding, maxZoom: 17, animate });
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) fitted = null;
  });
  map.on('moveend', moved);
  map.on('resize', () => {
    if (fitted) show(fitted, false);
    moved();
  });
  map.on('webglcontextlost', lost);
  const colours = (): Colours => coloursNow();
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
  const opened: OpenMap = {
    put(source, data) {
      putting(source, data).catch(() => undefined);
    },
    fit(to) {
      fitted = to;
      show(to, calm());
    },
    zoom(by) {
      fitted = null;
      map.zoomTo(map.getZoom() + by, { animate: calm() });
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
    draw: (first, onChange) => drawOn(map, colours(), first, onChange),
    close() {
      stopColours();
      map.remove();
    },
  };
  return new Promise((done, fail) => {
    map.once('load', () => done(opened));
    map.once('error', ({ error }) => fail(error));
  });
}

const calm = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as GlMap, type LayerSpecification, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
// A file of our own: the policy of the page lets no other worker run.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Box } from '../turfs/ground/ground-protocol.ts';
import { type Colours, coloursNow, onColours } from './colours.ts';
import type { FramedMap } from './map-frame.tsx';

setWorkerUrl(workerUrl);

export type HowToStart = {
  label: string;
  box: Box | null;
  /** Everything that the map draws, in the colors of the theme. Nothing of it is fetched. */
  layersIn: (colours: Colours) => LayerSpecification[];
  sources: readonly string[];
  /** Pixels around what is fitted into view. */
  padding?: number;
  /** Another part is looked at. */
  moved: () => void;
  lost: () => void;
};
export type StartedMap = FramedMap & { map: GlMap };

const corners = ([west, south, east, north]: Box): [number, number, number, number] => {
  const [w, s, e, n] = [west, south, east, north].map((value) => value / 1_000_000);
  return [w ?? 0, s ?? 0, e ?? 0, n ?? 0];
};

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const noFeatures: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
const styleOf = ({ layersIn, sources }: HowToStart): StyleSpecification => ({
  version: 8,
  sources: Object.fromEntries(sources.map((name) => [name, { type: 'geojson', data: noFeatures }])),
  layers: layersIn(coloursNow()),
});

/** Opens a map without any of its data in an element; rejects where the device cannot draw one. */
export function startMap(container: HTMLElement, how: HowToStart): Promise<StartedMap> {
  const { label, box, layersIn, padding = 32, moved, lost } = how;
  const map = new GlMap({
    container,
    style: styleOf(how),
    ...(box ? { bounds: corners(box), fitBoundsOptions: { padding, maxZoom: 17 } } : {}),
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
  const started: StartedMap = {
    map,
    fit(to) {
      fitted = to;
      show(to, !isCalm());
    },
    zoom(by) {
      fitted = null;
      map.zoomTo(map.getZoom() + by, { animate: !isCalm() });
    },
    close() {
      stopColours();
      map.remove();
    },
  };
  return new Promise((done, fail) => {
    map.once('load', () => done(started));
    map.once('error', ({ error }) => fail(error));
  });
}

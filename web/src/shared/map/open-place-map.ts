import { type GeoJSONSource, Marker, ScaleControl } from 'maplibre-gl';
import { type MapPin, pinUnits } from '#shared/domain/events/map-pin.ts';
import type { Box } from '../turfs/ground/ground-protocol.ts';
import { gridLines } from './grid-lines.ts';
import type { FramedMap } from './map-frame.tsx';
import styles from './place-map.module.css';
import { startMap } from './start-map.ts';

/** A place on the map: a button that is pressed, or one that is moved. */
export type Mark = {
  key: string;
  pin: MapPin;
  /** Beside it. */
  name: string;
  /** What it is to whoever does not see the map. */
  label: string;
  /** How many things are there; 1 is not written. */
  count: number;
  isCurrent: boolean;
  press?: () => void;
  /** It is dragged, and arrow keys move it. */
  move?: (to: MapPin) => void;
};

export type PlaceMap = FramedMap & { put: (marks: readonly Mark[]) => void };

type How = { label: string; box: Box; lost: () => void; press: (at: MapPin) => void };

const at = ({ lat, lng }: MapPin): [number, number] => [lng / pinUnits, lat / pinUnits];
const pinAt = ({ lat, lng }: { lat: number; lng: number }): MapPin => ({
  lat: Math.round(lat * pinUnits),
  lng: Math.round(lng * pinUnits),
});

/** Pixels that an arrow key moves a mark by; with Shift ten times as many. */
const nudge = 4;
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Placed = { marker: Marker; button: HTMLButtonElement; mark: Mark };

/** Opens a map of places in an element; rejects where the device cannot draw one. */
export async function openPlaceMap(container: HTMLElement, how: How): Promise<PlaceMap> {
  let drawGrid = () => {};
  const { map, ...framed } = await startMap(container, {
    ...how,
    sources: ['grid'],
    // A mark stands above its place.
    padding: 56,
    layersIn: ({ sunk, line }) => [
      { id: 'ground', type: 'background', paint: { 'background-color': sunk } },
      { id: 'grid', type: 'line', source: 'grid', paint: { 'line-color': line, 'line-width': 1 } },
    ],
    moved: () => drawGrid(),
  });
  drawGrid = () => {
    const bounds = map.getBounds();
    const part = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
    void map.getSource<GeoJSONSource>('grid')?.setData(gridLines(part));
  };
  drawGrid();
  map.addControl(new ScaleControl({ unit: 'imperial' }), 'bottom-left');
  map.on('click', ({ lngLat }) => how.press(pinAt(lngLat)));
  const placed = new Map<string, Placed>();

  const moveBy = (one: Placed, event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || !one.mark.move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // The map's own arrow keys move the map.
    event.stopPropagation();
    const pixels = nudge * (event.shiftKey ? 10 : 1);
    const { x, y } = map.project(one.marker.getLngLat());
    one.mark.move(pinAt(map.unproject([x + direction[0] * pixels, y + direction[1] * pixels])));
  };

  const add = (mark: Mark): Placed => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = styles.mark ?? '';
    const marker = new Marker({ element: button, anchor: 'bottom', draggable: mark.move !== undefined });
    const one: Placed = { marker: marker.setLngLat(at(mark.pin)).addTo(map), button, mark };
    // A press on a place is none on the ground beneath it.
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      one.mark.press?.();
    });
    button.addEventListener('keydown', (event) => moveBy(one, event));
    marker.on('dragend', () => one.mark.move?.(pinAt(marker.getLngLat())));
    return one;
  };

  return {
    ...framed,
    put(marks) {
      for (const [key, { marker }] of placed) {
        if (marks.some((mark) => mark.key === key)) continue;
        marker.remove();
        placed.delete(key);
      }
      for (const mark of marks) {
        const one = placed.get(mark.key) ?? add(mark);
        placed.set(mark.key, one);
        one.mark = mark;
        one.marker.setLngLat(at(mark.pin));
        one.button.setAttribute('aria-label', mark.label);
        if (mark.press) one.button.setAttribute('aria-pressed', String(mark.isCurrent));
        one.button.dataset.current = String(mark.isCurrent);
        one.button.dataset.name = mark.name;
        one.button.textContent = mark.count > 1 ? String(mark.count) : '';
      }
    },
  };
}

import type { Map as GlMap } from 'maplibre-gl';
import {
  TerraDraw,
  TerraDrawModeUndoRedo,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
  TerraDrawSessionUndoRedo,
} from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { perDegree, type Ring } from '#shared/domain/field/door-columns.ts';
import type { Colours } from '../../../shared/map/colours.ts';
import type { Sketch } from '../../../shared/turfs/plans.ts';

/**
 * What is drawn by hand: the ring as it is now, with the point that is moved; null while it has fewer than three corners.
 * `sketch`: what of it is set; null while nothing is.
 */
export type Drawn = { ring: Ring | null; sketch: Sketch | null };

export type Drawing = {
  undo: () => void;
  /** Begins anew. */
  clear: () => void;
  stop: () => void;
};

type Hex = `#${string}`;
const hex = (colour: string): Hex => `#${colour.replace('#', '')}`;

/** Nowhere on the map: not near to any corner, so that it closes nothing. */
const nowhere = { containerX: Number.POSITIVE_INFINITY, containerY: Number.POSITIVE_INFINITY };

/**
 * Corner by corner, closed at the first; then corners, and points between them, are dragged. Esc begins anew. `first`: what
 * was drawn before, and is gone on with.
 */
export function drawOn(
  map: GlMap,
  colours: Colours,
  first: Sketch | null,
  onChange: (drawn: Drawn) => void,
): Drawing {
  const goal = hex(colours.goal);
  const ground = hex(colours.ground);
  const corner = { color: goal, width: 7, outline: ground, outlineWidth: 2 };
  const polygon = new TerraDrawPolygonMode({
    pointerDistance: 24,
    showCoordinatePoints: true,
    styles: {
      fillColor: goal,
      fillOpacity: 0.15,
      outlineColor: goal,
      outlineWidth: 3,
      closingPointColor: goal,
      closingPointWidth: 9,
      closingPointOutlineColor: ground,
      closingPointOutlineWidth: 2,
      coordinatePointColor: corner.color,
      coordinatePointWidth: corner.width,
      coordinatePointOutlineColor: corner.outline,
      coordinatePointOutlineWidth: corner.outlineWidth,
    },
  });
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 6 }),
    modes: [
      polygon,
      new TerraDrawSelectMode({
        pointerDistance: 24,
        allowManualDeselection: false,
        flags: {
          polygon: {
            feature: { coordinates: { draggable: true, midpoints: { draggable: true }, deletable: true } },
          },
        },
        styles: {
          selectedPolygonColor: goal,
          selectedPolygonFillOpacity: 0.15,
          selectedPolygonOutlineColor: goal,
          selectedPolygonOutlineWidth: 3,
          selectionPointColor: corner.color,
          selectionPointWidth: corner.width,
          selectionPointOutlineColor: corner.outline,
          selectionPointOutlineWidth: corner.outlineWidth,
          midPointColor: ground,
          midPointWidth: 5,
          midPointOutlineColor: goal,
          midPointOutlineWidth: 2,
        },
      }),
    ],
    undoRedo: { modeLevel: new TerraDrawModeUndoRedo(), sessionLevel: new TerraDrawSessionUndoRedo() },
  });
  let stopped = false;
  let sketch: Sketch | null = null;
  /** `settled`: of a closed ring nothing is being dragged. */
  const now = (settled: boolean): Drawn => {
    const shape = draw
      .getSnapshot()
      .find(({ geometry, properties }) => geometry.type === 'Polygon' && properties.mode === 'polygon');
    const outer = shape?.geometry.type === 'Polygon' ? shape.geometry.coordinates[0] : undefined;
    const ring = (outer ?? [])
      .slice(0, -1)
      .map(([lng = 0, lat = 0]): readonly [number, number] => [
        Math.round(lng * perDegree),
        Math.round(lat * perDegree),
      ]);
    const closed = draw.getMode() === 'select';
    // While it is drawn, what follows the pointer is no corner yet.
    const set: unknown = shape?.properties.committedCoordinateCount;
    const corners = closed || typeof set !== 'number' ? ring : ring.slice(0, set);
    if (!closed || settled) sketch = corners.length === 0 ? null : { corners, closed };
    return { ring: ring.length < 3 ? null : ring, sketch };
  };
  const tell = (settled = false) => !stopped && onChange(now(settled));
  const begin = () => {
    draw.clear();
    draw.clearUndoRedoHistory();
    draw.setMode('polygon');
    tell();
  };
  draw.start();
  draw.on('change', () => tell());
  draw.on('history', () => tell());
  draw.on('finish', (id, { action }) => {
    if (action !== 'draw') return tell(true);
    // What is drawn is looked at once all of its own listeners have heard of it.
    queueMicrotask(() => {
      if (stopped) return;
      draw.setMode('select');
      draw.selectFeature(id);
      tell(true);
    });
  });
  draw.setMode('polygon');
  // It takes up no drawing by itself: the corners are pressed once more.
  for (const [lng, lat] of first?.corners ?? [])
    polygon.onClick({
      ...{ lng: lng / perDegree, lat: lat / perDegree, button: 'left', heldKeys: [], isContextMenu: false },
      ...nowhere,
    });
  if (first?.closed) polygon.onKeyUp({ key: 'Enter', heldKeys: [], preventDefault() {} });
  return {
    undo() {
      if (draw.canUndo()) draw.undo();
      else begin();
      if (draw.getSnapshot().length === 0) begin();
      tell(true);
    },
    clear: begin,
    stop() {
      stopped = true;
      draw.stop();
    },
  };
}

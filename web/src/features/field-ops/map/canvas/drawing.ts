import type { Map as GlMap } from 'maplibre-gl';
import {
  TerraDraw,
  TerraDrawModeUndoRedo,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
  TerraDrawSessionUndoRedo,
} from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { perDegree, type Ring } from '#shared/rules/field/doors.ts';
import type { Colours } from './colours.ts';

/** What is drawn by hand: the ring as it is now, null while it has fewer than three corners. `closed`: its corners can be moved. */
export type Drawn = { ring: Ring | null; closed: boolean; corners: number; undoes: boolean };

export type Drawing = {
  undo: () => void;
  /** Begins anew. */
  clear: () => void;
  stop: () => void;
};

type Hex = `#${string}`;
const hex = (colour: string): Hex => `#${colour.replace('#', '')}`;

/** Corner by corner, closed at the first; then corners, and points between them, are dragged. Esc begins anew. */
export function drawOn(map: GlMap, colours: Colours, heard: (drawn: Drawn) => void): Drawing {
  const goal = hex(colours.goal);
  const ground = hex(colours.ground);
  const corner = { color: goal, width: 7, outline: ground, outlineWidth: 2 };
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 6 }),
    modes: [
      new TerraDrawPolygonMode({
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
      }),
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
  const now = (): Drawn => {
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
    return { ring: ring.length < 3 ? null : ring, closed, corners: ring.length, undoes: draw.canUndo() };
  };
  const tell = () => !stopped && heard(now());
  const begin = () => {
    draw.clear();
    draw.clearUndoRedoHistory();
    draw.setMode('polygon');
    tell();
  };
  draw.start();
  draw.on('change', tell);
  draw.on('history', tell);
  draw.on('finish', (id, { action }) => {
    if (action !== 'draw') return tell();
    // What is drawn is looked at once all of its own listeners have heard of it.
    queueMicrotask(() => {
      if (stopped) return;
      draw.setMode('select');
      draw.selectFeature(id);
      tell();
    });
  });
  draw.setMode('polygon');
  return {
    undo() {
      if (draw.canUndo()) draw.undo();
      else begin();
      if (draw.getSnapshot().length === 0) begin();
      tell();
    },
    clear: begin,
    stop() {
      stopped = true;
      draw.stop();
    },
  };
}

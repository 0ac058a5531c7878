import fc from 'fast-check';
import type { TerraDraw } from 'terra-draw';
import { expect, it, vi } from 'vitest';
import type { Colours } from '../../../shared/map/colours.ts';
import type { Sketch } from '../../../shared/turfs/plans.ts';
import type { Drawn } from './drawing.ts';

type Adapter = ConstructorParameters<typeof TerraDraw>[0]['adapter'];
type Callbacks = Parameters<Adapter['register']>[0];
const map = vi.hoisted(() => ({ callbacks: null as unknown }));

/** A map that draws nothing: ten thousand pixels to a degree. */
vi.mock('terra-draw-maplibre-gl-adapter', () => ({
  TerraDrawMapLibreGLAdapter: class {
    register(callbacks: unknown): void {
      map.callbacks = callbacks;
    }
    unregister(): void {}
    render(): void {}
    clear(): void {}
    setCursor(): void {}
    setDoubleClickToZoom(): void {}
    getCoordinatePrecision = () => 6;
    project = (lng: number, lat: number) => ({ x: lng * 10_000, y: lat * 10_000 });
    unproject = (x: number, y: number) => ({ lng: x / 10_000, lat: y / 10_000 });
  },
}));
const { drawOn } = await import('./drawing.ts');

const gray = '#808080';
const colours: Colours = {
  ...{ ground: gray, sunk: gray, line: gray, lineStrong: gray, ink: gray },
  ...{ soft: gray, accent: gray, goal: gray, good: gray, bad: gray },
};
type Point = readonly [number, number];
const eventAt = ([lng, lat]: Point) => ({
  ...{ lng: lng / 1e6, lat: lat / 1e6, containerX: lng / 100, containerY: lat / 100 },
  ...{ button: 'left' as const, heldKeys: [], isContextMenu: false },
});

/** What is drawn on a new map, with a hand to draw it. */
function open(first: Sketch | null) {
  let last: Drawn = { ring: null, sketch: null };
  // Nothing of the map is asked for but by the adapter.
  const drawing = drawOn({} as Parameters<typeof drawOn>[0], colours, first, (drawn) => {
    last = drawn;
  });
  const callbacks = map.callbacks as Callbacks;
  return {
    drawing,
    move: (to: Point) => callbacks.onMouseMove(eventAt(to)),
    press: (...points: Point[]) => {
      for (const point of points) {
        callbacks.onMouseMove(eventAt(point));
        callbacks.onClick(eventAt(point));
      }
    },
    enter: () => callbacks.onKeyUp({ key: 'Enter', heldKeys: [], preventDefault() {} }),
    escape: () => callbacks.onKeyUp({ key: 'Escape', heldKeys: [], preventDefault() {} }),
    last: async () => {
      await Promise.resolve();
      return last;
    },
  };
}
/** Corners may be told from another one on, or the other way around. */
const asSet = (sketch: Sketch | null) => new Set(sketch?.corners.map(String));
const square: readonly [Point, Point, Point, Point] = [
  [0, 0],
  [50_000, 0],
  [50_000, 50_000],
  [0, 50_000],
];

it('tells the corners that are set, and not the point that follows the pointer', async () => {
  const hand = open(null);
  hand.press(...square.slice(0, 3));
  hand.move([7_000, 44_000]);
  const { ring, sketch } = await hand.last();
  expect(ring).toHaveLength(4);
  expect(sketch).toEqual({ corners: square.slice(0, 3), closed: false });
  hand.escape();
  expect(await hand.last()).toEqual({ ring: null, sketch: null });
});

it('goes on with any corners, on a map on which they lie closer than a finger is wide', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 })), {
        minLength: 1,
        maxLength: 12,
        selector: String,
      }),
      async (corners) => {
        const sketch = { corners, closed: false };
        const hand = open(sketch);
        expect((await hand.last()).sketch).toEqual(sketch);
        hand.press([400_000, 400_000]);
        expect((await hand.last()).sketch?.corners).toEqual([...corners, [400_000, 400_000]]);
        hand.drawing.undo();
        expect((await hand.last()).sketch).toEqual(sketch);
        hand.drawing.clear();
        expect((await hand.last()).sketch).toBeNull();
      },
    ),
    { numRuns: 40 },
  ));

it('closes what was taken up, and takes up what was closed', async () => {
  const hand = open({ corners: square, closed: false });
  hand.enter();
  const { sketch } = await hand.last();
  expect(sketch?.closed).toBe(true);
  expect(asSet(sketch)).toEqual(asSet({ corners: square, closed: true }));
  hand.drawing.stop();
  const again = open(sketch);
  const { ring, sketch: taken } = await again.last();
  expect(ring).toHaveLength(4);
  expect(taken?.closed).toBe(true);
  expect(asSet(taken)).toEqual(asSet(sketch));
});

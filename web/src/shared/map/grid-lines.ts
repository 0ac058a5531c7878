/** West, south, east, north, in degrees. */
type Part = readonly [west: number, south: number, east: number, north: number];

/** Lines that a part of the map has at most in each direction. */
const linesMax = 8;
const steps = [1, 2, 5];

/** Degrees between two lines, so that they are round numbers. */
export function gridStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width / linesMax));
  return power * (steps.find((step) => step * power * linesMax >= width) ?? 10);
}

/** Lines of longitude and latitude: on ground without streets they show how far and which way the map has moved. */
export function gridLines([west, south, east, north]: Part): GeoJSON.FeatureCollection {
  const step = gridStep(Math.max(east - west, north - south, 1e-6));
  const between = (from: number, to: number): number[] => {
    const first = Math.ceil(from / step);
    return Array.from(
      { length: Math.max(0, Math.floor(to / step) - first + 1) },
      (_, at) => (first + at) * step,
    );
  };
  const lines = [
    ...between(west, east).map((lng) => [
      [lng, south],
      [lng, north],
    ]),
    ...between(south, north).map((lat) => [
      [west, lat],
      [east, lat],
    ]),
  ];
  return {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', geometry: { type: 'MultiLineString', coordinates: lines }, properties: {} },
    ],
  };
}

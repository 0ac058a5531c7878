/** Each state's name and the box that holds it: south, west, north, east in degrees, rounded outwards. */
const written = `AL Alabama 30.1 -88.5 35.1 -84.8|AK Alaska 51.1 -180 71.5 -129.9|AZ Arizona 31.3 -114.9 37.1 -109|
AR Arkansas 33 -94.7 36.6 -89.6|CA California 32.5 -124.5 42.1 -114.1|CO Colorado 36.9 -109.1 41.1 -102|
CT Connecticut 40.9 -73.8 42.1 -71.7|DE Delaware 38.4 -75.8 39.9 -75|DC District of Columbia 38.7 -77.2 39 -76.9|
FL Florida 24.4 -87.7 31.1 -79.9|GA Georgia 30.3 -85.7 35.1 -80.8|HI Hawaii 18.8 -160.6 22.3 -154.7|
ID Idaho 41.9 -117.3 49.1 -111|IL Illinois 36.9 -91.6 42.6 -87|IN Indiana 37.7 -88.2 41.8 -84.7|
IA Iowa 40.3 -96.7 43.6 -90.1|KS Kansas 36.9 -102.1 40.1 -94.5|KY Kentucky 36.4 -89.6 39.2 -81.9|
LA Louisiana 28.9 -94.1 33.1 -88.8|ME Maine 42.9 -71.2 47.5 -66.9|MD Maryland 37.8 -79.5 39.8 -75|
MA Massachusetts 41.2 -73.6 42.9 -69.8|MI Michigan 41.6 -90.5 48.4 -82.1|MN Minnesota 43.4 -97.3 49.5 -89.4|
MS Mississippi 30.1 -91.7 35.1 -88|MO Missouri 35.9 -95.8 40.7 -89|MT Montana 44.3 -116.1 49.1 -104|
NE Nebraska 39.9 -104.1 43.1 -95.3|NV Nevada 34.9 -120.1 42.1 -114|NH New Hampshire 42.6 -72.6 45.4 -70.6|
NJ New Jersey 38.8 -75.6 41.4 -73.8|NM New Mexico 31.3 -109.1 37.1 -102.9|NY New York 40.4 -79.8 45.1 -71.8|
NC North Carolina 33.7 -84.4 36.6 -75.4|ND North Dakota 45.9 -104.1 49.1 -96.5|OH Ohio 38.3 -84.9 42.4 -80.5|
OK Oklahoma 33.6 -103.1 37.1 -94.4|OR Oregon 41.9 -124.7 46.3 -116.4|PA Pennsylvania 39.7 -80.6 42.4 -74.6|
RI Rhode Island 41.1 -71.9 42.1 -71.1|SC South Carolina 32 -83.4 35.3 -78.4|SD South Dakota 42.4 -104.1 46 -96.4|
TN Tennessee 34.9 -90.4 36.7 -81.6|TX Texas 25.8 -106.7 36.6 -93.5|UT Utah 36.9 -114.1 42.1 -109|
VT Vermont 42.7 -73.5 45.1 -71.4|VA Virginia 36.5 -83.7 39.5 -75.2|WA Washington 45.5 -124.9 49.1 -116.9|
WV West Virginia 37.1 -82.7 40.7 -77.7|WI Wisconsin 42.4 -92.9 47.4 -86.2|WY Wyoming 40.9 -111.1 45.1 -104|
PR Puerto Rico 17.8 -68 18.6 -65.2`;

type Box = { south: number; west: number; north: number; east: number };
const boxes = new Map<string, Box>();
const codes = new Map<string, string>();
const names = new Map<string, string>();
for (const line of written.split('|')) {
  const parts = line.trim().split(' ');
  const [south = 0, west = 0, north = 0, east = 0] = parts.slice(-4).map(Number);
  const code = parts[0] ?? '';
  boxes.set(code, { south, west, north, east });
  const name = parts.slice(1, -4).join(' ');
  names.set(code, name);
  codes.set(name.toLowerCase(), code);
}
/** Names that Spanish writes another way, as a candidate's own state may be. */
const spanish = `DC Distrito de Columbia,HI Hawái,LA Luisiana,MS Misisipi,MO Misuri,NH Nuevo Hampshire,
NJ Nueva Jersey,NM Nuevo México,NY Nueva York,NC Carolina del Norte,ND Dakota del Norte,OR Oregón,PA Pensilvania,
SC Carolina del Sur,SD Dakota del Sur,TX Tejas,WV Virginia Occidental`;
for (const line of spanish.split(',')) {
  const [code = '', ...words] = line.trim().split(' ');
  codes.set(words.join(' ').toLowerCase(), code);
}

/** Every state's name by its two letters. */
export const stateNames: ReadonlyMap<string, string> = names;

/** Two letters of a state that is written so or in full; '' where it is none. */
export function stateCode(cell: string): string {
  const text = cell.trim();
  return /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : (codes.get(text.toLowerCase()) ?? '');
}

/** The box of the whole country, its territories apart. */
const country: Box = { south: 17.5, west: -180, north: 71.6, east: -64 };
/** Degrees by which a place may lie outside its state: geocoders round, and borders bend. */
const tolerance = 0.2;

const isIn = ({ south, west, north, east }: Box, lat: number, lng: number): boolean =>
  lat >= south - tolerance && lat <= north + tolerance && lng >= west - tolerance && lng <= east + tolerance;

export type Placed =
  | { is: 'place'; lat: number; lng: number; swapped: boolean }
  | { is: 'none' }
  /** No place on earth. */
  | { is: 'bad' }
  /** Not in the state that the row names. */
  | { is: 'elsewhere' };

/**
 * Degrees of a voter in a state (two letters, '' where the row does not say). Swapped ones are turned round where the state's
 * box, or else the country's, tells; a voter's home outside their state is none.
 */
export function placeOf(lat: number, lng: number, state: string): Placed {
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return { is: 'bad' };
  // What databases write for nothing.
  if (lat === 0 && lng === 0) return { is: 'none' };
  const box = boxes.get(state) ?? (state === '' ? country : null);
  if (box && isIn(box, lat, lng)) return { is: 'place', lat, lng, swapped: false };
  if (box && isIn(box, lng, lat)) return { is: 'place', lat: lng, lng: lat, swapped: true };
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return { is: 'bad' };
  // The country's box is only good for turning round: soldiers abroad and islands lie outside.
  return box && state !== '' ? { is: 'elsewhere' } : { is: 'place', lat, lng, swapped: false };
}

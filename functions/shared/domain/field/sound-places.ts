import { noPlace } from '../voters/voter-file-columns.ts';
import { type Astray, type Doors, perDegree } from './door-columns.ts';
import { hasPlace } from './outline.ts';

/** Latitudes and longitudes as doors have them. */
type Places = Pick<Doors, 'lat' | 'lng'>;

/** Degrees north and south of which no voter lives: Svalbard and Cape Horn are within. A latitude of America that is a longitude is not. */
const [southmost, northmost] = [-57, 80];
/** Some 30 km, in millionths of a degree: nothing nearer than that is far, however small a town is. */
const nearEnough = 270_000;
/** How many times as far as three of four others a door may be. */
const timesFar = 10;

const isAbsurd = (lat: number, lng: number): boolean =>
  (lat === 0 && lng === 0) ||
  lat > northmost * perDegree ||
  lat < southmost * perDegree ||
  Math.abs(lng) > 180 * perDegree;

/** The number below which a part of the others lies. */
const quantile = (numbers: Float64Array, part: number): number =>
  numbers.toSorted()[Math.floor((numbers.length - 1) * part)] ?? 0;

/**
 * Which doors have a place to be believed: a byte for each, 1 or 0. What the import let pass (it turns exchanged degrees
 * round where a state's box tells) is seen by where all others are.
 */
export function soundPlaces(doors: Places): { sound: Uint8Array; astray: Astray } {
  const sound = new Uint8Array(doors.lat.length);
  const astray: Astray = { none: 0, absurd: 0, swapped: 0, far: 0 };
  for (let at = 0; at < sound.length; at += 1) {
    if (!hasPlace(doors, at)) astray.none += 1;
    else if (isAbsurd(doors.lat[at] ?? 0, doors.lng[at] ?? 0)) astray.absurd += 1;
    else sound[at] = 1;
  }
  const placedDoors = Uint32Array.from(sound.keys()).filter((at) => sound[at] === 1);
  const coordinates = (of: Int32Array) => Float64Array.from(placedDoors, (at) => of[at] ?? 0);
  const [north, east] = [quantile(coordinates(doors.lat), 0.5), quantile(coordinates(doors.lng), 0.5)];
  const narrow = Math.max(0.1, Math.cos((north / perDegree) * (Math.PI / 180)));
  const away = (lat: number, lng: number) => Math.hypot(lat - north, (lng - east) * narrow);
  const distances = Float64Array.from(placedDoors, (at) => away(doors.lat[at] ?? 0, doors.lng[at] ?? 0));
  const most = Math.max(nearEnough, timesFar * quantile(distances, 0.75));
  for (const [place, at] of placedDoors.entries()) {
    if ((distances[place] ?? 0) <= most) continue;
    sound[at] = 0;
    if (away(doors.lng[at] ?? 0, doors.lat[at] ?? 0) <= most) astray.swapped += 1;
    else astray.far += 1;
  }
  // Of a file that has them all exchanged nothing is left to compare with.
  return { sound, astray };
}

/** The same doors, those without a sound place as if the file had none for them; their arrays are changed. */
export function withSoundPlaces(doors: Doors): Doors {
  const { sound, astray } = soundPlaces(doors);
  for (let at = 0; at < doors.count; at += 1) {
    if (sound[at] === 1) continue;
    doors.lat[at] = noPlace;
    doors.lng[at] = noPlace;
  }
  return { ...doors, astray };
}

/** Where an event is on a map, in millionths of a degree. */
export type MapPin = { lat: number; lng: number };

export const pinUnits = 1_000_000;
export const latMax = 90 * pinUnits;
export const lngMax = 180 * pinUnits;

const number = '(-?\\d{1,3}(?:\\.\\d+)?)';
const pair = `${number}(?:,|%2C)(?:\\+|%20|\\s)*${number}`;

/** Ways in which coordinates are written, and in which links of maps hold them. What names the place itself comes first. */
const forms: readonly RegExp[] = [
  new RegExp(`^\\s*${number}°?\\s*[,;\\s]\\s*${number}°?\\s*$`),
  new RegExp(`^geo:${pair}`, 'i'),
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|query|ll|sll|center|destination|daddr|coordinate)=(?:loc:)?${pair}(?:[&#]|$)`, 'i'),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`, 'i'),
  new RegExp(`/@${pair}`),
  new RegExp(`#map=\\d{1,2}(?:\\.\\d+)?/${number}/${number}`),
];

const textMax = 2_000;

/** The pin that coordinates or a link of a map name; null where they name none. */
export function parsePin(text: string): MapPin | null {
  if (text.length > textMax) return null;
  for (const form of forms) {
    const found = form.exec(text);
    if (!found) continue;
    const [lat, lng] = [Number(found[1]), Number(found[2])].map((degrees) => Math.round(degrees * pinUnits));
    if (lat === undefined || lng === undefined) continue;
    if (Math.abs(lat) <= latMax && Math.abs(lng) <= lngMax) return { lat, lng };
  }
  return null;
}

/** `40.171200, -74.692100`. */
export const showPin = ({ lat, lng }: MapPin): string =>
  [lat, lng].map((value) => (value / pinUnits).toFixed(6)).join(', ');

/** A page of OpenStreetMap that marks the pin. */
export function pinLink(pin: MapPin): string {
  const [lat, lng] = showPin(pin).split(', ');
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

import { pinLink } from '#shared/domain/events/map-pin.ts';
import { placesLeft } from '#shared/domain/events/shift-times.ts';
import { instantOf } from '#shared/domain/events/wall-times.ts';
import type { Language } from '#shared/themes.ts';
import { wordsOf } from './page.ts';
import type { SiteEvent } from './read-campaign.ts';

export type SiteShift = SiteEvent['shifts'][number];

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** What a zone is called where its clocks are meant: `Eastern Time`. */
export const zoneName = (language: Language, zone: string): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** A shift's day and times by the clocks of its place, with the zone's name: whoever reads may be elsewhere. */
export function whenOf(
  language: Language,
  zone: string,
  { from, to }: Pick<SiteShift, 'from' | 'to'>,
): string {
  const day = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const range = new Intl.DateTimeFormat(locales[language], {
    ...{ ...day, ...clock, timeZone: zone, timeZoneName: 'short' },
  });
  // Thin and unbreakable spaces, which some fonts of mail programs lack.
  return range.formatRange(instantOf(zone, from), instantOf(zone, to)).replace(/[\u2009\u202F\u00A0]/g, ' ');
}

export const shiftEnds = ({ zone }: SiteEvent, { to }: SiteShift): number => instantOf(zone, to);

/** Whether somebody can still sign up for a shift: until it ends, for late helpers are welcome. */
export const isOpen = (event: SiteEvent, shift: SiteShift, now: number): boolean =>
  event.state === 'published' && shiftEnds(event, shift) > now;

export const openShifts = (event: SiteEvent, now: number): SiteShift[] =>
  event.shifts.filter((shift) => isOpen(event, shift, now));

/** How much room there is: of a room what is left, of a target that everyone is welcome. */
export function roomOf(language: Language, shift: SiteShift): string {
  const words = wordsOf[language];
  const left = placesLeft(shift, shift.taken);
  if (left === null) return words.everyone;
  return left === 0 ? words.full : words.left(left);
}

/** The place as the public may know it: a private one is its town alone. */
export function placeOf({ venue, city, address, address_visibility }: SiteEvent): string[] {
  if (address_visibility === 'private') return [city].filter((part) => part !== null);
  const street = address_visibility === 'public' ? address : null;
  return [venue, street, city].filter((part) => part !== null);
}

/** A map of the pin or of the whole address, which knows nothing but that; null where there is none to show. */
export function mapOf({ venue, city, address, pin, address_visibility }: SiteEvent): string | null {
  if (address_visibility !== 'public') return null;
  if (pin) return pinLink(pin);
  if (address === null) return null;
  const query = [address, city ?? venue].filter((part) => part !== null).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}

import { callingHours, zonesOf } from '../phonebank/calling-hours.ts';
import type { Channel } from '../voters/contact-results.ts';
import { localTime, nextQuarterHour, type Weekday } from './local-time.ts';

/** What a rule of quiet hours binds: asking for something, or every message. */
export type AppliesTo = 'solicitation' | 'all';
export type QuietHoursRow = {
  /** Two letters of a state, or `US`. */
  place: string;
  channels: readonly Channel[];
  /** Null: every day for which the place has no row of its own. */
  weekdays: readonly Weekday[] | null;
  /** Hours by the person's clock in which they may be contacted; null: not on that day. */
  hours: { from: number; to: number } | null;
  applies_to: AppliesTo;
  source: string;
  /** The day from which on the row replaces an older one of the same place and days. */
  since: string;
};

/** Where nobody knows the place: 12 to 21 Eastern is 9 to 18 Pacific. */
export const unknownPlace = { zone: 'America/New_York', hours: { from: 12, to: 21 } } as const;

const weekend: readonly Weekday[] = ['Sat', 'Sun'];
const row = (
  place: string,
  from: number,
  to: number,
  source: string,
  weekdays: readonly Weekday[] | null = null,
): QuietHoursRow => ({
  ...{ place, weekdays, source, channels: ['call', 'text'], hours: { from, to } },
  ...{ applies_to: 'solicitation', since: '2026-11-23' },
});
/**
 * Product material, not advice; `since` is the day on which a row was entered here. Not yet rows: AL, KY, LA, MA, MI, MN,
 * NM, NV, Sundays and holidays without calls (AL, LA, MS).
 */
export const quietHoursRows: readonly QuietHoursRow[] = [
  row('US', callingHours.from, callingHours.to, '47 CFR 64.1200(c)(1)'),
  row('CT', 9, 20, 'referrizer; dinsmore'),
  row('FL', 8, 20, 'referrizer; dinsmore'),
  row('MD', 8, 20, 'referrizer; dinsmore'),
  row('MS', 8, 20, 'referrizer; dinsmore'),
  row('NJ', 8, 21, 'N.J.S.A. 56:8-128 d'),
  row('OK', 8, 20, 'referrizer; dinsmore'),
  row('RI', 9, 18, 'referrizer; dinsmore'),
  row('RI', 10, 17, 'referrizer; dinsmore', weekend),
  row('TX', 9, 21, 'referrizer; dinsmore'),
  row('TX', 12, 21, 'referrizer; dinsmore', ['Sun']),
  row('WA', 8, 20, 'referrizer; dinsmore'),
];

/** Where somebody is, as far as it is known: the time zones by address, ZIP or area code, else those of the state. */
export type Place = { state: string | null; zones?: readonly string[] };

/** The zones in which somebody may be; none where nothing is known. */
export const zonesIn = (place: Place | null): readonly string[] =>
  place?.zones?.length ? place.zones : zonesOf(place?.state ?? '');

/** The row of a place on a day: the state's before the country's, a weekday's before every day's, then the newest. */
function rowFor(
  rows: readonly QuietHoursRow[],
  { state, channel, weekday, day }: { state: string | null; channel: Channel; weekday: Weekday; day: string },
): QuietHoursRow | undefined {
  const rank = ({ place, weekdays, since }: QuietHoursRow): string =>
    [place === 'US' ? 0 : 1, weekdays ? 1 : 0, since <= day ? 1 : 0, since].join(' ');
  return rows
    .filter(({ place, channels, weekdays }) => {
      const isOfPlace = place === 'US' || place === state;
      return isOfPlace && channels.includes(channel) && (weekdays?.includes(weekday) ?? true);
    })
    .toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))[0];
}

export type QuietHoursQuery = {
  channel: Channel;
  place: Place | null;
  isSolicitation: boolean;
  /** What the campaign wants its quiet hours to bind, whatever a row says. */
  appliesTo: AppliesTo;
  rows?: readonly QuietHoursRow[];
};

function isQuiet(
  { channel, place, isSolicitation, appliesTo, rows = quietHoursRows }: QuietHoursQuery,
  at: number,
): boolean {
  const zones = zonesIn(place);
  const isIn = (hours: QuietHoursRow['hours'], hour: number) =>
    hours !== null && hour >= hours.from && hour < hours.to;
  const binds = (rule: QuietHoursRow) => isSolicitation || appliesTo === 'all' || rule.applies_to === 'all';
  const check = (zone: string, state: string | null, hours?: QuietHoursRow['hours']) => {
    const { hour, weekday, day } = localTime(zone, at);
    const rule = rowFor(rows, { state, channel, weekday, day });
    return rule !== undefined && binds(rule) && !isIn(hours === undefined ? rule.hours : hours, hour);
  };
  return zones.length === 0
    ? check(unknownPlace.zone, null, unknownPlace.hours)
    : zones.some((zone) => check(zone, place?.state ?? null));
}

/** Longer than any row keeps quiet. */
const searchMs = 8 * 86_400_000;

/**
 * When quiet hours end that it is now, in milliseconds since 1970; null where it is not quiet. Of several possible zones all
 * must be awake.
 */
export function quietUntil(query: QuietHoursQuery, at: number): number | null {
  if (!isQuiet(query, at)) return null;
  return nextQuarterHour(at, searchMs, (next) => !isQuiet(query, next)) ?? at + searchMs;
}

/** Clocks of IANA zones by `Intl`, never by offsets: daylight saving time is the zone's business. */

export const quarterHourMs = 15 * 60_000;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export type Weekday = (typeof weekdays)[number];
export type LocalTime = {
  /** `YYYY-MM-DD`. */
  day: string;
  weekday: Weekday;
  /** Hours since midnight, with a fraction. */
  hour: number;
};

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', weekday: 'short' },
    ...{ hour: 'numeric', minute: 'numeric', hourCycle: 'h23' },
  });
  formatters.set(zone, formatter);
  return formatter;
}

export function localTime(zone: string, at: number): LocalTime {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: weekdays.find((one) => one === part('weekday')) ?? 'Sun',
    hour: Number(part('hour')) + Number(part('minute')) / 60,
  };
}

/** The first quarter of an hour after `at` for which a condition holds; null where none does within the time. */
export function nextQuarterHour(
  at: number,
  withinMs: number,
  isSuitable: (at: number) => boolean,
): number | null {
  for (
    let next = (Math.floor(at / quarterHourMs) + 1) * quarterHourMs;
    next <= at + withinMs;
    next += quarterHourMs
  )
    if (isSuitable(next)) return next;
  return null;
}

/** When a day (`YYYY-MM-DD`) begins in a zone. */
export function startOfDay(zone: string, day: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const dayMs = 86_400_000;
  return nextQuarterHour(noon - dayMs - dayMs / 2, 2 * dayMs, (at) => localTime(zone, at).day >= day) ?? noon;
}

const dayMs = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  });
  formatters.set(zone, formatter);
  return formatter;
}

/** What clocks of a zone show, as if it were UTC: milliseconds since 1970. */
function wallTime(zone: string, at: number): number {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const [year, month, day] = [part('year'), part('month') - 1, part('day')];
  return Date.UTC(year, month, day, part('hour'), part('minute'), part('second'));
}

/** The day in a zone, `YYYY-MM-DD`. */
export const dayIn = (zone: string, at: number): string =>
  new Date(wallTime(zone, at)).toISOString().slice(0, 10);

/** The day and the time that clocks of a zone show, `YYYY-MM-DDTHH:MM`. */
export const wallIn = (zone: string, at: number): string =>
  new Date(wallTime(zone, at)).toISOString().slice(0, 16);

/**
 * When clocks of a zone show so many minutes after midnight of a day. Of an hour that comes twice the first; in an hour that
 * is skipped, as much later as clocks go forward.
 */
export function zonedTime(zone: string, day: string, minutes: number): number {
  const wall = Date.parse(day) + minutes * 60_000;
  const offset = (at: number) => wallTime(zone, at) - at;
  const before = wall - offset(wall - dayMs);
  const after = wall - offset(wall + dayMs);
  const first = Math.min(before, after);
  return [first, Math.max(before, after)].find((at) => wallTime(zone, at) === wall) ?? before;
}

export function isTimeZone(zone: string): boolean {
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** When the first clock on Earth shows it (UTC+14): before that no zone needs to be known. */
export const earliestAnywhere = (day: string, minutes: number): number =>
  Date.parse(day) + (minutes - 14 * 60) * 60_000;

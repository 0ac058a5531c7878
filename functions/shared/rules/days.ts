/** Calendar days and months as text; all arithmetic is in UTC, so that no time zone moves a date. */

export const today = (now: Date): string => now.toISOString().slice(0, 10);

/** `YYYY-MM` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The `count` months that end with the month of `now`, oldest first. */
export function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - at), 1));
    return first.toISOString().slice(0, 7);
  });
}

/** The first day of the month after `month`. */
export function nextMonth(month: string): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10);
}

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;
const american = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:[ T].*)?$/;

/** A day as spreadsheets write it: `2026-03-09`, `2026-03-09 14:05`, `3/9/2026`, `3/9/26`. Null when it is none. */
export function parseDay(value: string): string | null {
  const written = value.trim();
  const [, ...asIso] = iso.exec(written) ?? [];
  const [, month, date, year] = american.exec(written) ?? [];
  const parts = asIso.length ? asIso : year ? [year.length === 2 ? `20${year}` : year, month, date] : [];
  const [y = 0, m = 0, d = 0] = parts.map(Number);
  const time = Date.UTC(y, m - 1, d);
  const made = new Date(time);
  const real =
    y >= 1900 && made.getUTCFullYear() === y && made.getUTCMonth() === m - 1 && made.getUTCDate() === d;
  return real ? made.toISOString().slice(0, 10) : null;
}

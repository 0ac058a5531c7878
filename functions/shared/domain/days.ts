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

/** The month, `YYYY-MM`, so many months after another; negative ones before it. */
export function addMonths(month: string, months: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The first day of the month after `month`. */
export function nextMonth(month: string): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10);
}

/** The day so many days after another; negative ones before it. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Which number comes first in `3/9/2026`. */
export type DayOrder = 'month first' | 'day first';

/** A clock after the day, which is read over: `14:05`, `T14:05:09.120Z`, ` 2:05 PM EST`. */
const clock =
  '(?:(?:T|,?\\s+)\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d+)?)?(?:\\s*[ap]\\.?m\\.?)?(?:\\s*(?:Z|[A-Z]{2,5}|(?:UTC|GMT)?[+-]\\d{1,2}:?\\d{0,2}))?)?$';
const iso = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${clock}`, 'i');
const numeric = new RegExp(`^(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4}|\\d{2})${clock}`, 'i');
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
const monthThenDay = new RegExp(`^([a-z]{3,9})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})${clock}`, 'i');
const dayThenMonth = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th)?[\\s-]+([a-z]{3,9})\\.?,?[\\s-]+(\\d{4}|\\d{2})${clock}`,
  'i',
);
const compact = /^(\d{4})(\d{2})(\d{2})$/;

const monthNames =
  'january february march april may june july august september october november december'.split(' ');

/** The number of a month that is said: `Mar`, `march`, `Sept`; 0 when it is none. */
const monthNumber = (text: string): number =>
  monthNames.findIndex((name) => name.startsWith(text.toLowerCase().replace(/^sept$/, 'sep'))) + 1;

/** `98` is 1998, `26` is 2026. */
const fullYear = (year: string): number =>
  year.length > 2 ? Number(year) : Number(year) + (Number(year) < 69 ? 2000 : 1900);

/** Year, month and day as written; null where the text is no date. */
function written(value: string, order: DayOrder): [year: number, month: number, day: number] | null {
  const ordered = iso.exec(value) ?? compact.exec(value);
  if (ordered) return [Number(ordered[1]), Number(ordered[2]), Number(ordered[3])];
  const [, first = '', mark, second = '', year = ''] = numeric.exec(value) ?? [];
  // Only countries that put the day first write points between.
  const dayLeads = order === 'day first' || mark === '.';
  if (mark) return [fullYear(year), Number(dayLeads ? second : first), Number(dayLeads ? first : second)];
  const text = value.replace(weekday, '');
  const [, month = '', date, inYear = ''] = monthThenDay.exec(text) ?? [];
  if (date) return [fullYear(inYear), monthNumber(month), Number(date)];
  const [, day, name = '', ofYear = ''] = dayThenMonth.exec(text) ?? [];
  return day ? [fullYear(ofYear), monthNumber(name), Number(day)] : null;
}

/**
 * A day as spreadsheets and people write it: `2026-03-09`, `2026-03-09 14:05`, `3/9/2026`, `3/9/26`,
 * `9.3.2026`, `March 9, 2026`, `9-Mar-26`. Null when it is none, or outside the years 1900 to 2100.
 */
export function parseDay(value: string, order: DayOrder = 'month first'): string | null {
  const [y, m, d] = written(value.trim(), order) ?? [0, 0, 0];
  const made = new Date(Date.UTC(y, m - 1, d));
  const real = y >= 1900 && y <= 2100 && made.getUTCMonth() === m - 1 && made.getUTCDate() === d;
  return real ? made.toISOString().slice(0, 10) : null;
}

import { dayOf } from '#shared/domain/events/wall-times.ts';
import { locale } from '../text/language.ts';
import { showDay, showTime } from '../ui/format.ts';
import { lazyValue } from '../ui/lazily.ts';

const utc = { timeZone: 'UTC' } as const;
const format = lazyValue(
  () => new Intl.DateTimeFormat(locale, { ...utc, weekday: 'long', month: 'long', day: 'numeric' }),
);
const weekday = {
  short: lazyValue(() => new Intl.DateTimeFormat(locale, { ...utc, weekday: 'short' })),
  long: lazyValue(() => new Intl.DateTimeFormat(locale, { ...utc, weekday: 'long' })),
};

/** A text that begins a line: Spanish writes days and months small. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/** `Tuesday, March 9`, inside a sentence. */
export const longDay = (day: string): string => format().format(Date.parse(day));
/** `Tuesday, March 9`, by itself. */
export const showLongDay = (day: string): string => capital(longDay(day));

const sunday = Date.parse('2027-03-07');
/** Sunday is 0. */
export const weekdayName = (at: number, how: 'short' | 'long'): string =>
  weekday[how]().format(sunday + at * 86_400_000);

const timeOf = (wall: string): string => showTime(wall.slice(11));

/** `6:00 PM – 8:00 PM`; with the day of the end where that is another one. */
export function showTimes({ from, to }: { from: string; to: string }): string {
  const end = dayOf(to) === dayOf(from) ? timeOf(to) : `${showDay(dayOf(to))}, ${timeOf(to)}`;
  return `${timeOf(from)} – ${end}`;
}

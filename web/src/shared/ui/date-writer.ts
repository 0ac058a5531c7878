import type { DateFormat } from '#shared/themes.ts';
import type { DateChoice } from './dates.ts';
import { lazyValue } from './lazily.ts';

/** Days, moments and hours in words. Milliseconds since 1970, days as `YYYY-MM-DD`. */
export type DateWriter = {
  /** A calendar day, which no time zone moves. */
  day: (day: string) => string;
  /** The day of a moment, on the reader's own calendar. */
  dayOf: (millis: number) => string;
  moment: (millis: number) => string;
  /** The hour and minute of a moment. */
  clock: (millis: number) => string;
  /** An hour and minute, `HH:MM`, which no time zone moves. */
  time: (time: string) => string;
};

const inOrder: Record<Exclude<DateFormat, 'locale'>, (year: string, month: string, day: string) => string> = {
  mdy: (year, month, day) => `${month}/${day}/${year}`,
  dmy: (year, month, day) => `${day}/${month}/${year}`,
  ymd: (year, month, day) => `${year}-${month}-${day}`,
};

/** Hours as a member chose to have them written. */
export const clocks = { locale: {}, '12h': { hour12: true }, '24h': { hourCycle: 'h23' } } as const;

const daysIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
/** Of the zone that was asked for last: there is hardly ever another one. */
let days: { timeZone: string | undefined; as: Intl.DateTimeFormat } | null = null;

/** A moment's calendar day as `YYYY-MM-DD`; the device's time zone where none is named. */
export function dayIn(timeZone: string | undefined, millis: number): string {
  const known = days && days.timeZone === timeZone ? days : { timeZone, as: daysIn(timeZone) };
  days = known;
  const parts = known.as.formatToParts(millis);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Writes as a member chose; what they left to the device is in `locale`, by default the device's own. */
export function dateWriter(choice: DateChoice, locale?: string): DateWriter {
  const timeZone = choice.timezone ?? undefined;
  const clock = clocks[choice.time_format];
  const time = lazyValue(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone, ...clock }));
  const hour = (millis: number) => time().format(millis);
  const wall = lazyValue(
    () => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC', ...clock }),
  );
  const timeOf = (at: string) => wall().format(Date.parse(`2000-01-01T${at}Z`));
  if (choice.date_format === 'locale') {
    const medium = { dateStyle: 'medium' } as const;
    const day = lazyValue(() => new Intl.DateTimeFormat(locale, { ...medium, timeZone: 'UTC' }));
    const dayOf = lazyValue(() => new Intl.DateTimeFormat(locale, { ...medium, timeZone }));
    const moment = lazyValue(
      () => new Intl.DateTimeFormat(locale, { ...medium, timeStyle: 'short', timeZone, ...clock }),
    );
    return {
      day: (at) => day().format(Date.parse(at)),
      dayOf: (at) => dayOf().format(at),
      moment: (at) => moment().format(at),
      clock: hour,
      time: timeOf,
    };
  }
  const ordered = inOrder[choice.date_format];
  const day = (at: string) => {
    const [year = '', month = '', date = ''] = at.split('-');
    return ordered(year, month, date);
  };
  const dayOf = (millis: number) => day(dayIn(timeZone, millis));
  return { day, dayOf, moment: (millis) => `${dayOf(millis)}, ${hour(millis)}`, clock: hour, time: timeOf };
}

import type { DateFormat } from '#shared/themes.ts';
import type { DateChoice } from './dates.ts';

/** Days, moments and hours in words. Milliseconds since 1970, days as `YYYY-MM-DD`. */
export type DateWriter = {
  /** A calendar day, which no time zone moves. */
  day: (day: string) => string;
  /** The day of a moment, on the reader's own calendar. */
  dayOf: (millis: number) => string;
  moment: (millis: number) => string;
};

const inOrder: Record<Exclude<DateFormat, 'locale'>, (year: string, month: string, day: string) => string> = {
  mdy: (year, month, day) => `${month}/${day}/${year}`,
  dmy: (year, month, day) => `${day}/${month}/${year}`,
  ymd: (year, month, day) => `${year}-${month}-${day}`,
};

/** Hours as a member chose to have them written. */
export const clocks = { locale: {}, '12h': { hour12: true }, '24h': { hourCycle: 'h23' } } as const;

/** A moment's calendar day as `YYYY-MM-DD`; the device's time zone where none is named. */
export function dayIn(timeZone: string | undefined, millis: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).formatToParts(millis);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Writes as a member chose; what they left to the device is in `locale`, by default the device's own. */
export function dateWriter(choice: DateChoice, locale?: string): DateWriter {
  const timeZone = choice.timezone ?? undefined;
  const clock = clocks[choice.time_format];
  if (choice.date_format === 'locale') {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const dayOf = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
    const moment = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
      ...clock,
    });
    return { day: (at) => day.format(Date.parse(at)), dayOf: dayOf.format, moment: moment.format };
  }
  const ordered = inOrder[choice.date_format];
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone, ...clock });
  const day = (at: string) => {
    const [year = '', month = '', date = ''] = at.split('-');
    return ordered(year, month, date);
  };
  const dayOf = (millis: number) => day(dayIn(timeZone, millis));
  return { day, dayOf, moment: (millis) => `${dayOf(millis)}, ${time.format(millis)}` };
}

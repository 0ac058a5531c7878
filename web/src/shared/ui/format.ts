/** Numbers, money and dates in the reader's own locale, and as the member chose. */

import { locale } from '../text/language.ts';
import { dateWriter } from './date-writer.ts';
import { useDates } from './dates.ts';
import { lazyValue } from './lazily.ts';

/** `$` in every locale, as beside the fields that ask for it: all of a campaign's money is of one currency. */
const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
const money = lazyValue(() => new Intl.NumberFormat(locale, dollars));
const roundMoney = lazyValue(() => new Intl.NumberFormat(locale, { ...dollars, maximumFractionDigits: 0 }));
const plain = lazyValue(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const monthName = lazyValue(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
const relative = lazyValue(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** `$1,250.50` from 125050; whole dollars where `round`. */
export const showMoney = (cents: number, round = false): string =>
  (round ? roundMoney() : money()).format(cents / 100);
export const showNumber = (value: number): string => plain().format(value);
/** Made once for each choice: a formatter costs more than a hundred of its uses. */
let written = { by: useDates.getState(), as: dateWriter(useDates.getState(), locale) };
const dates = () => {
  const by = useDates.getState();
  if (written.by !== by) written = { by, as: dateWriter(by, locale) };
  return written.as;
};

/** A calendar day, which no time zone moves. */
export const showDay = (day: string): string => dates().day(day);
/** The day of a moment, on the reader's own calendar. */
export const showMomentDay = (millis: number): string => dates().dayOf(millis);
export const showMoment = (millis: number): string => dates().moment(millis);
/** The hour and minute of a moment, where the day is said beside it. */
export const showClock = (millis: number): string => dates().clock(millis);
/** A time of a day, `HH:MM`, which no time zone moves. */
export const showTime = (time: string): string => dates().time(time);
export const showMonth = (month: string): string => monthName().format(Date.parse(`${month}-01`));

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `5 minutes ago`; seconds are `now`. */
export function showAgo(millis: number, now: number): string {
  const ago = millis - now;
  const [unit, size] = units.find(([, length]) => Math.abs(ago) >= length) ?? [
    'second',
    Number.POSITIVE_INFINITY,
  ];
  return relative().format(Math.round(ago / size) || 0, unit);
}

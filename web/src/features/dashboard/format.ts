/** Numbers and months as only this screen writes them, in the reader's own locale. */

const inFull = new Intl.DateTimeFormat(undefined, { month: 'long', timeZone: 'UTC' });
const withYear = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });
const compact = new Intl.NumberFormat(undefined, {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const momentDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

const firstDay = (month: string) => Date.parse(`${month}-01`);

export const showMonthInFull = (month: string): string => inFull.format(firstDay(month));
export const showMonthAndYear = (month: string): string => withYear.format(firstDay(month));
export const showShare = (share: number): string => percent.format(share);
/** `$12.5K` from 1250000 cents: an axis needs no more. */
export const showMoneyShort = (cents: number): string => compact.format(cents / 100);
/** The day of a moment, on the reader's own calendar. */
export const showMomentDay = (millis: number): string => momentDay.format(millis);
export const showMoment = (millis: number): string => moment.format(millis);

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

const firstDay = (month: string) => Date.parse(`${month}-01`);

export const showMonthInFull = (month: string): string => inFull.format(firstDay(month));
export const showMonthAndYear = (month: string): string => withYear.format(firstDay(month));
export const showShare = (share: number): string => percent.format(share);
/** `$12.5K` from 1250000 cents: an axis needs no more. */
export const showMoneyShort = (cents: number): string => compact.format(cents / 100);

/** Numbers and months as only this screen writes them, in the reader's own locale. */

import { locale } from '../../shared/text/language.ts';
import { lazyValue } from '../../shared/ui/lazily.ts';

const inFull = lazyValue(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const withYear = lazyValue(
  () => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const percent = lazyValue(
  () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
);

const firstDay = (month: string) => Date.parse(`${month}-01`);

export const showMonthInFull = (month: string): string => inFull().format(firstDay(month));
export const showMonthAndYear = (month: string): string => withYear().format(firstDay(month));
export const showShare = (share: number): string => percent().format(share);

import { locale } from '../../../shared/text/language.ts';
import { lazyValue } from '../../../shared/ui/lazily.ts';

const withYear = lazyValue(
  () => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** `November 2026` of `2026-11`. */
export const monthName = (month: string): string => withYear().format(Date.parse(`${month}-01`));

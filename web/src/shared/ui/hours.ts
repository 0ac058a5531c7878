/** Hours that people gave, in the reader’s own locale. */

import { locale } from '../text/language.ts';

const hours = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
const aligned = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `12.25`: a quarter of an hour takes two decimals. */
export const showHours = (value: number): string => hours.format(value);

/** The same with its decimals always there, for columns. */
export const alignedHours = (value: number): string => aligned.format(value);

/** What charts write beside their lines. */

import { locale } from '../text/language.ts';

const compactMoney = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });

/** `$12.5K` from 1250000 cents: an axis needs no more. */
export const showMoneyShort = (cents: number): string => compactMoney.format(cents / 100);
export const showNumberShort = (value: number): string => compact.format(value);

/** Four even, round steps (1, 2, 2.5 or 5 and zeros) from nothing to at least `max`, each a multiple of `unit`. */
export function ticksTo(max: number, unit: number): number[] {
  const least = max / 4;
  const size = 10 ** Math.floor(Math.log10(Math.max(least, unit)));
  const steps = [1, 2, 2.5, 5, 10].map((times) => times * size);
  const step = steps.find((round) => round >= least && round % unit === 0) ?? least;
  return [0, 1, 2, 3, 4].map((at) => at * step);
}

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

/**
 * Three to five even, round steps (1, 2, 2.5 or 5 and zeros) from nothing to at least `max`, each a multiple of `unit`:
 * those that leave the least room above, and of such the fewest.
 */
export function ticksTo(max: number, unit: number): number[] {
  const size = 10 ** Math.floor(Math.log10(Math.max(max / 5, unit)));
  const [best] = [1, 2, 2.5, 5, 10, 20]
    .map((times) => times * size)
    .filter((step) => step % unit === 0)
    .map((step) => ({ step, count: Math.max(3, Math.ceil(max / step)) }))
    .filter(({ count }) => count <= 5)
    .sort((one, other) => one.step * one.count - other.step * other.count || one.count - other.count);
  const { step, count } = best ?? { step: Math.ceil(max / 4 / unit) * unit, count: 4 };
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

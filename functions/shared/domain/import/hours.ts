import { withoutApostrophe } from './cells.ts';
import type { Parse } from './row-problems.ts';

/** Hours of a number as people write it: `12.5`, `1,250`, `12,5`, `3h`, `2 hours`, `1:30`. Null when it is none. */
export function hoursOf(written: string): number | null {
  const text = written
    .toLowerCase()
    .replace(/\s*(hours?|hrs?|h)\.?$/, '')
    .trim();
  const [, minus, whole, minutes] = /^(-?)(\d{1,6}):([0-5]\d)(?::[0-5]\d)?$/.exec(text) ?? [];
  if (whole && minutes) return rounded(Number(`${minus}1`) * (Number(whole) + Number(minutes) / 60));
  if (/^-?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?$/.test(text) && /\d/.test(text))
    return rounded(Number(text.replaceAll(',', '')));
  return /^-?\d+,\d{1,2}$/.test(text) ? rounded(Number(text.replace(',', '.'))) : null;
}

/** To the hundredth, and never minus zero. */
const rounded = (hours: number): number => Math.round(hours * 100) / 100 + 0;

export const parseHours =
  (max: number): Parse<number> =>
  (cell) => {
    const hours = hoursOf(withoutApostrophe(cell));
    if (hours === null) return { code: 'hours_bad' };
    if (hours < 0) return { code: 'hours_negative' };
    return hours > max ? { code: 'hours_large' } : { value: hours };
  };

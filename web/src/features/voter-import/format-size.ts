import { locale } from '../../shared/text/language.ts';
import { lazyValue } from '../../shared/ui/lazily.ts';

const written = (unit: 'byte' | 'kilobyte' | 'megabyte') => {
  // `12 kB`, but `338 bytes`: in short they have no plural.
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  const whole = {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  } as const;
  return lazyValue(() => new Intl.NumberFormat(locale, whole));
};
const [inBytes, inKilobytes, inMegabytes] = [written('byte'), written('kilobyte'), written('megabyte')];

/** A file's size: `230 MB`, `12 kB`. */
export function showSize(bytes: number): string {
  if (bytes < 1_000) return inBytes().format(bytes);
  return bytes < 1_000_000 ? inKilobytes().format(bytes / 1_000) : inMegabytes().format(bytes / 1_000_000);
}

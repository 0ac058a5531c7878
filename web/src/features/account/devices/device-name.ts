import { t } from '../../../shared/text/index.ts';

/** In this order: an iPad says Mac too, an Android phone Linux, Edge and Opera Chrome, Chrome Safari. */
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\/|rv:\d/, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const first = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * A device in words, from the beginning of its user agent: `Firefox on Windows`, `Mac`. The 50 characters that are
 * kept rarely reach the browser's name; Firefox gives itself away by its `rv:`. What is no user agent stays as it is.
 */
export function deviceName(stored: string): string {
  const system = first(systems, stored);
  const browser = first(browsers, stored);
  if (system && browser) return t('security.devices.named', { browser, system });
  return system ?? browser ?? (stored.startsWith('Mozilla/') ? t('security.devices.unknown') : stored);
}

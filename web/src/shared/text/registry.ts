import i18next from 'i18next';
import { language, locale } from './language.ts';

/** Texts of the same shape, in other words. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

/** A local build says so on the console, where every journey hears it: the text was asked for before it was there. */
function missing(key: string, instead?: string): string {
  if (instead !== undefined) return instead;
  console.error(`There is no text for ${key}.`);
  return key;
}

void i18next.init({
  lng: locale,
  fallbackLng: 'en',
  // Texts follow with their screens, each in a bundle of its own: 50 kB that a first visit does without.
  resources: {},
  initAsync: false,
  // React escapes what it draws.
  interpolation: { escapeValue: false },
  // Playwright reads the list of features without a build.
  ...(import.meta.env?.VITE_EMULATORS === '1' && { parseMissingKeyHandler: missing }),
});

let coming: Promise<unknown> = Promise.resolve();

/** Adds a bundle: English at once; Spanish is fetched where it is spoken, and where that fails, English stands. */
export function registerTexts<T extends object>(
  english: T,
  spanish: () => Promise<{ default: Translation<T> }>,
): void {
  i18next.addResourceBundle('en', 'translation', english, true);
  if (language === 'en') return;
  const fetched = Promise.all([spanish(), import('./many.ts')]).then(
    ([{ default: texts }, { withMany }]) =>
      i18next.addResourceBundle(language, 'translation', withMany(texts), true),
    () => undefined,
  );
  coming = Promise.all([coming, fetched]);
}

/** Hands on what was loaded once the texts that came along have arrived. */
export const withTexts = async <T>(loaded: T): Promise<T> => {
  await coming;
  return loaded;
};

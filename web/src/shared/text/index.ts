import i18next from 'i18next';
import { en } from './en/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en };
    returnNull: false;
  }
}

void i18next.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  initAsync: false,
  // React escapes what it draws.
  interpolation: { escapeValue: false },
});

/** Every visible text goes through here; keys are checked by the compiler. */
export const t = i18next.t;

type Keys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Keys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
/** A key of the catalogue, such as `nav.dashboard`, for tables that name a text before it is drawn. */
export type MessageKey = Keys<typeof en>;

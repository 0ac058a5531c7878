import i18next from 'i18next';
import type { Catalogue } from './catalogue.ts';
import './visitors/en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Catalogue };
    returnNull: false;
  }
}

/** Every visible text goes through here; keys are checked by the compiler. */
export const t = i18next.t;

type Keys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Keys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
/** A key of the catalogue, such as `nav.dashboard`, for tables that name a text before it is drawn. */
export type MessageKey = Keys<Catalogue>;

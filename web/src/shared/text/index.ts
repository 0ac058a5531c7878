import i18next from 'i18next';
import { registerTexts } from './bundle.ts';
import type { Catalogue } from './en/index.ts';
import { visitors } from './en/visitors.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Catalogue };
    returnNull: false;
  }
}

// Members' texts follow with their screens (`members.ts`): 8 kB that a first visit does without.
registerTexts(visitors, () => import('./es/visitors.ts'));

/** Every visible text goes through here; keys are checked by the compiler. */
export const t = i18next.t;

type Keys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Keys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
/** A key of the catalogue, such as `nav.dashboard`, for tables that name a text before it is drawn. */
export type MessageKey = Keys<Catalogue>;

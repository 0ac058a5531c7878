import type { Language } from '#shared/themes.ts';
import { recall } from '../local-storage.ts';

/** Local storage key; the account's choice is brought here too, so that the first paint knows it. */
export const languageKey = 'language';

/** Missing in tests. */
const device: Pick<Navigator, 'language' | 'languages'> | undefined = globalThis.navigator;

/** What this page speaks, for its whole life: as chosen on this device, else as the device does. */
export const language: Language = (recall(languageKey) ?? device?.language ?? '').startsWith('es')
  ? 'es'
  : 'en';

/** By which numbers, money and dates are written: the device's own kind of that language, such as `es-MX`. */
export const locale = device?.languages.find((own) => own.startsWith(language)) ?? `${language}-US`;

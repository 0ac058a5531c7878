import type { Language } from '#shared/themes.ts';
import { recall, remember } from '../local-storage.ts';
import { languageKey } from './language.ts';

/** Each as those call it who speak it. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** Keeps the language on this device: the next start speaks it. False where the device keeps nothing. */
export function storeLanguage(next: Language): boolean {
  remember(languageKey, next);
  return recall(languageKey) === next;
}

/** Starts the page anew in another language. */
export function switchLanguage(next: Language): void {
  if (storeLanguage(next)) location.reload();
}

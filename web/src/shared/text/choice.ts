import type { Language } from '#shared/themes.ts';
import { recall, remember } from '../remembered.ts';
import { languageKey } from './language.ts';

/** Each as those call it who speak it. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** Keeps the language on this device: the next start speaks it. False where the device keeps nothing. */
export function keepLanguage(next: Language): boolean {
  remember(languageKey, next);
  return recall(languageKey) === next;
}

/** Starts the page anew in another language. */
export function speak(next: Language): void {
  if (keepLanguage(next)) location.reload();
}

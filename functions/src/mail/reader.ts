import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { userPreferences } from '#shared/collections/index.ts';
import { type Language, languages } from '#shared/themes.ts';

/** Whom a mail is for, and what they read. */
export type Reader = { to: string; language: Language };

export const languageIn = (preferences: { get: (field: 'language') => unknown }): Language =>
  languages.find((known) => known === preferences.get('language')) ?? 'en';

/** An account's address with the language of its preferences, English where it has none. One read; never rejects. */
export const readerOf = (db: Firestore, uid: string, to: string): Promise<Reader> =>
  db
    .collection(userPreferences.path(''))
    .doc(uid)
    .get()
    .then(
      (found) => ({ to, language: languageIn(found) }),
      (error: unknown) => {
        logger.error('a language was not read', { error });
        return { to, language: 'en' };
      },
    );

import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { config } from '../config.ts';
import { isDemo } from '../demo/mode.ts';
import { language } from '../text/language.ts';
import { app } from './app.ts';

/**
 * The demo's knows nobody: a member of this browser would be asked about, and the database forgets what was written when
 * they sign out in another tab.
 *
 * Without popup and redirect resolvers, which would add 30 kB to the first visit.
 */
export const auth = initializeAuth(app, {
  persistence: isDemo ? inMemoryPersistence : [indexedDBLocalPersistence, browserLocalPersistence],
});
// The mails that Firebase sends itself: to confirm an address, to choose another password.
auth.languageCode = language;
if (config.emulators) connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });

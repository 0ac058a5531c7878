import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { config } from '../config.ts';
import { app } from './app.ts';

/** Without popup and redirect resolvers, which would add 30 kB to the first visit. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
if (config.emulators) connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });

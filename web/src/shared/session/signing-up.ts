import { initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { config } from '../config.ts';

let made: Auth | null = null;

/**
 * Where sign-up happens. A new account is signed in for the seconds that its organization's name and its
 * confirmation mail take; on an instance of its own, kept in memory, neither the session gate nor another
 * tab ever sees that session, so the gate needs no exception for it and a closed tab leaves none behind.
 */
export function newcomer(): Auth {
  if (made) return made;
  made = initializeAuth(initializeApp(config.firebase, 'newcomer'), { persistence: inMemoryPersistence });
  if (config.emulators) connectAuthEmulator(made, config.emulators.auth, { disableWarnings: true });
  return made;
}

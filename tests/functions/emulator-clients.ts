import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests need the running suite of scripts/test.mjs.`);
  return value;
};

// No cloud lies behind these tests, so nothing should look for one.
process.env.METADATA_SERVER_DETECTION ??= 'none';

export const hosting = setting('HUSTINGS_HOSTING');
export const authHost = setting('FIREBASE_AUTH_EMULATOR_HOST');
setting('FIRESTORE_EMULATOR_HOST');

/** The project that the emulators serve. */
export const project = setting('GCLOUD_PROJECT');
const appOf = (name: string, projectId: string) =>
  getApps().find((app) => app.name === name) ?? initializeApp({ projectId }, name);
const app = appOf('suite', project);
export const auth = getAuth(app);

/**
 * The database of another project, past all rules. There are no functions in it: what a handler does here, no trigger
 * does beside it, and no write is waited for by a process of its own. Each worker has one, for the emulator looks at every
 * document of a database to answer a query.
 */
export const db = getFirestore(appOf('quiet', `demo-hustings-quiet-${process.env.VITEST_POOL_ID ?? 1}`));
/** Another quiet one, for tests that would meet what others leave there. */
export const databaseOf = (name: string) => getFirestore(appOf(name, `demo-hustings-${name}`));
/** The database behind hosting, rules and triggers, past them: for what is tried from outside. */
export const served = getFirestore(app);

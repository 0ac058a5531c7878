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

const appOf = (name: string, projectId: string) =>
  getApps().find((app) => app.name === name) ?? initializeApp({ projectId }, name);
const app = appOf('suite', setting('GCLOUD_PROJECT'));
/** The emulators as the owner sees them: no rules, no guards. */
export const db = getFirestore(app);
export const auth = getAuth(app);

/** A project without functions: what a handler does here, no trigger does beside it. */
export const quiet = getFirestore(appOf('quiet', 'demo-hustings-quiet'));

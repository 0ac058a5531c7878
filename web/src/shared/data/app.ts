import { initializeApp } from 'firebase/app';
import { config } from '../config.ts';
import { isDemo } from '../demo/mode.ts';

export const app = initializeApp(config.firebase);

/**
 * Gives App Check's token, null where none can be had; absent in a build without a site key. Awaited here, because
 * Auth and Firestore send what they would fetch at once without a token when App Check begins after them. The
 * setting itself is asked, a constant of the build: without a key nothing is left to await, which would keep the
 * bundler from joining chunks (7 kB more before signing in). The demo asks nobody for anything.
 */
export const appCheckToken =
  import.meta.env.VITE_APP_CHECK_SITE_KEY && !isDemo
    ? (await import('./app-check.ts')).initAppCheck(app, import.meta.env.VITE_APP_CHECK_SITE_KEY)
    : null;

import { isLocal } from './is-local.ts';

/** The build's settings, read once and answered for at start. */

type Emulators = { auth: string; firestore: { host: string; port: number } };
type Config = {
  firebase: { projectId: string; apiKey: string; authDomain: string; appId?: string };
  /** Set in local builds only; production has none, and the bundler drops what asks for it. */
  emulators: Emulators | null;
};

const env = import.meta.env;
const host = '127.0.0.1';

function required(name: string, value: string | undefined): string {
  if (value) return value;
  throw new Error(
    `The build setting ${name} is missing: set it in .env.local or in the build's environment.`,
  );
}

function local(): Config {
  return {
    firebase: { projectId: env.VITE_PROJECT_ID ?? 'demo-hustings', apiKey: 'local', authDomain: host },
    emulators: {
      auth: `http://${host}:${env.VITE_AUTH_PORT ?? '9099'}`,
      firestore: { host, port: Number(env.VITE_FIRESTORE_PORT ?? '8080') },
    },
  };
}

function production(): Config {
  const appId = env.VITE_FIREBASE_APP_ID;
  return {
    firebase: {
      projectId: required('VITE_FIREBASE_PROJECT_ID', env.VITE_FIREBASE_PROJECT_ID),
      apiKey: required('VITE_FIREBASE_API_KEY', env.VITE_FIREBASE_API_KEY),
      authDomain: required('VITE_FIREBASE_AUTH_DOMAIN', env.VITE_FIREBASE_AUTH_DOMAIN),
      ...(appId ? { appId } : {}),
    },
    emulators: null,
  };
}

export const config: Config = isLocal ? local() : production();

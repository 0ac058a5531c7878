import { config } from '../config.ts';
import { appCheckToken } from './app.ts';
import { auth } from './auth.ts';
import type { Proof } from './rest-headers.ts';

const { emulators, firebase } = config;
const database = emulators
  ? `http://${emulators.firestore.host}:${emulators.firestore.port}`
  : 'https://firestore.googleapis.com';

/** How all documents of the project are named. */
export const documentsName = `projects/${firebase.projectId}/databases/(default)/documents`;

/** Where the database is asked past its library. Source: cloud.google.com/firestore/docs/reference/rest. */
export const restAddress = (path: string): string => `${database}/v1/${documentsName}${path}`;

/** Rejects where nobody is signed in. */
export async function restProof(): Promise<Proof> {
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdToken();
  if (!token) throw new Error('Nobody is signed in.');
  return { token, appCheck: (await appCheckToken?.()) ?? null };
}

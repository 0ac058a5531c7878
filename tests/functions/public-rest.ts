import * as z from 'zod/mini';
import { password } from './accounts.ts';
import { authHost } from './emulator-clients.ts';

/** What anybody on the internet may ask of Firebase itself, with the web app's public key and no app. */

const setting = (name: string): string => process.env[name] ?? '';
const project = setting('GCLOUD_PROJECT');
const root = `projects/${project}/databases/(default)/documents`;
const documents = `http://${setting('FIRESTORE_EMULATOR_HOST')}/v1/${root}`;

export type Answered = { status: number; body: unknown; text: string };

async function answered(answer: Response): Promise<Answered> {
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null, text };
}

/** Identity Toolkit's `accounts:<operation>`. */
export const identity = async (operation: string, body: object): Promise<Answered> =>
  answered(
    await fetch(`http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

/** Signs in with a password; with the ticket of the refusal where a second factor is on. */
export async function passwordSignIn(
  email: string,
  typed = password,
): Promise<{ answer: Answered; ticket: string | null }> {
  const answer = await identity('signInWithPassword', { email, password: typed, returnSecureToken: true });
  return { answer, ticket: /ticket-[\w-]{43}/.exec(answer.text)?.[0] ?? null };
}

const session = z.object({ idToken: z.string(), refreshToken: z.string() });
export type Session = z.output<typeof session>;

/** A session by password, of an account without a second factor; throws otherwise. */
export const passwordSession = async (email: string, typed = password): Promise<Session> =>
  session.parse((await passwordSignIn(email, typed)).answer.body);

/** The session that a custom token of our endpoints stands for. */
export const customSession = async (token: string): Promise<Session> =>
  session.parse((await identity('signInWithCustomToken', { token, returnSecureToken: true })).body);

/** A new ID token of a session, as the SDK gets one every hour. */
export async function refreshed(refreshToken: string): Promise<string> {
  const answer = await fetch(`http://${authHost}/securetoken.googleapis.com/v1/token?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  return z.object({ id_token: z.string() }).parse(await answer.json()).id_token;
}

/** Reads a document over Firestore's REST interface, by the rules. */
export const read = async (path: string, token: string | null): Promise<number> =>
  (
    await fetch(`${documents}/${path}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
  ).status;

/** Lists a collection over Firestore's REST interface, by the rules. */
export const list = async (parent: string, collectionId: string, token: string): Promise<number> =>
  (
    await fetch(`${documents}/${parent}:runQuery`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ structuredQuery: { from: [{ collectionId }], limit: 10 } }),
    })
  ).status;

/** Reads documents together, as the worker that holds voters does. */
export const batchGet = async (paths: readonly string[], token: string | null): Promise<number> =>
  (
    await fetch(`${documents}:batchGet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ documents: paths.map((path) => `${root}/${path}`) }),
    })
  ).status;

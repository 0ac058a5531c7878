import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { sessionToken } from '../../functions/src/sessions/begin.ts';
import { auth, authHost } from './suite.ts';

export type Account = { uid: string; email: string; token: string };

export const password = 'correct horse battery';
const signedIn = z.object({ idToken: z.string(), localId: z.string() });

/** The Auth emulator's REST interface, as a browser without our app would use it. */
async function identity(operation: string, body: object, owner = false) {
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`;
  const headers = { 'content-type': 'application/json', ...(owner ? { authorization: 'Bearer owner' } : {}) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${operation}: ${await answer.text()}`);
  return answer.json();
}

const signIn = async (email: string): Promise<string> =>
  signedIn.parse(await identity('signInWithPassword', { email, password, returnSecureToken: true })).idToken;

type Asked = { email?: string; confirmed?: boolean; displayName?: string };

/** A new account of its own, signed in with its password. */
export async function newAccount({ email, confirmed = true, displayName }: Asked = {}): Promise<Account> {
  const address = email ?? `${randomUUID()}@example.org`;
  const asked = { email: address, password, displayName, returnSecureToken: true };
  const { localId: uid, idToken } = signedIn.parse(await identity('signUp', asked));
  if (!confirmed) return { uid, email: address, token: idToken };
  await identity('update', { localId: uid, emailVerified: true }, true);
  return { uid, email: address, token: await signIn(address) };
}

/** Another session of the same account, begun by its second factor. */
export async function passSecondFactor({ uid }: Account): Promise<string> {
  const token = await sessionToken(auth, uid, true);
  const body = { token, returnSecureToken: true };
  return z.object({ idToken: z.string() }).parse(await identity('signInWithCustomToken', body)).idToken;
}

import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { unsignedToken } from '../unsigned-token.ts';
import { authHost, project } from './emulator-clients.ts';

export type Account = { uid: string; email: string; token: string };

export const password = 'correct horse battery';

type AccountOptions = { email?: string; confirmed?: boolean; displayName?: string };

/**
 * A new account of its own with a session of its password. The owner makes the account and we the token: to sign up,
 * confirm and sign in took three requests and two calls of the blocking function, which `stolen-password.test.ts` tries.
 */
export async function newAccount({
  email,
  confirmed = true,
  displayName,
}: AccountOptions = {}): Promise<Account> {
  const address = email ?? `${randomUUID()}@example.org`;
  const fields = { email: address, password, displayName, emailVerified: confirmed };
  const answer = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(fields),
    },
  );
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  const { localId: uid } = z.object({ localId: z.string() }).parse(await answer.json());
  const account = { uid, email: address };
  return { ...account, token: sessionWith(account, { confirmed, displayName }) };
}

type Session = {
  confirmed?: boolean;
  displayName?: string | undefined;
  age?: number;
  secondFactor?: boolean;
};

/** A session's token, with the claims that the emulator puts into one; `age` in milliseconds. */
export function sessionWith(
  { uid, email }: Pick<Account, 'uid' | 'email'>,
  { confirmed = true, displayName, age = 0, secondFactor = false }: Session = {},
): string {
  const now = Math.floor(Date.now() / 1_000);
  return unsignedToken({
    name: displayName,
    ...{ email, email_verified: confirmed, auth_time: now, user_id: uid, sub: uid },
    ...{ iat: now, exp: now + 3_600, aud: project, iss: `https://securetoken.google.com/${project}` },
    firebase: { identities: { email: [email] }, sign_in_provider: secondFactor ? 'custom' : 'password' },
    signed_in_at: Date.now() - age,
    ...(secondFactor ? { second_factor: true } : {}),
  });
}

/** Another session of the same account, begun by its second factor. */
export const passSecondFactor = (account: Account): string => sessionWith(account, { secondFactor: true });

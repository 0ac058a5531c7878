import * as z from 'zod/mini';
import { Refused } from '../http/refused.ts';

/** Whether this is the account's password, as Firebase Auth sees it. */
export type IsPassword = (email: string, password: string) => Promise<boolean>;

const refusal = z.object({ error: z.object({ message: z.string() }) });
const wrong = /^(INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|EMAIL_NOT_FOUND)/;

/**
 * Asks over the public sign-in interface, because nothing else knows a password. Where the account has a second
 * factor, our own blocking function refuses the sign-in, but only once the password was right: a yes as well.
 * Firebase limits wrong passwords itself.
 */
export const passwordCheck =
  (apiKey: () => string): IsPassword =>
  async (email, password) => {
    const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
    const host = emulator
      ? `http://${emulator}/identitytoolkit.googleapis.com`
      : 'https://identitytoolkit.googleapis.com';
    const answer = await fetch(`${host}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey())}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: false }),
    });
    if (answer.ok) return true;
    const said = refusal.safeParse(await answer.json().catch(() => null));
    const message = said.success ? said.data.error.message : '';
    if (message.startsWith('BLOCKING_FUNCTION_ERROR_RESPONSE')) return true;
    if (wrong.test(message)) return false;
    if (message.startsWith('TOO_MANY_ATTEMPTS')) {
      throw new Refused('resource-exhausted', 'Too many attempts. Please wait a few minutes and try again.');
    }
    throw new Error(`A password could not be checked: ${message || answer.status}`);
  };

import { logger } from 'firebase-functions';
import * as z from 'zod/mini';
import { RefusedError } from '#shared/refusals.ts';

/** Whether this is the account's password, as Firebase Auth sees it. */
export type IsPassword = (email: string, password: string) => Promise<boolean>;

export type PasswordCheckSettings = {
  /** A key of the server's own, limited to Identity Toolkit and without a referrer: the browser's key refuses servers. */
  apiKey: () => string;
  /** A token for App Check, null where it is not enforced. */
  appCheckToken: () => Promise<string | null>;
};

/** Named in the request, so that the blocking function issues no ticket for a check. It grants nothing to whoever copies it. */
export const passwordCheckAgent = 'hustings-password-check';

const refusal = z.object({
  error: z.object({
    message: z.string(),
    details: z.optional(z.array(z.looseObject({ reason: z.optional(z.string()) }))),
  }),
});
const wrong = /^(INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|EMAIL_NOT_FOUND)/;

/** What an operator has to mend, by what the answer says; null where the settings are not the cause. */
function misconfiguration(message: string, reasons: string[]): string | null {
  const matches = (pattern: RegExp) => [message, ...reasons].some((text) => pattern.test(text));
  if (
    matches(/HTTP_REFERRER_BLOCKED|IP_ADDRESS_BLOCKED|ANDROID_APP_BLOCKED|IOS_APP_BLOCKED|referer .*blocked/i)
  )
    return 'SERVER_API_KEY is restricted to browsers or apps: use a key without application restrictions.';
  if (matches(/API_KEY_SERVICE_BLOCKED|SERVICE_DISABLED|are blocked/i))
    return 'SERVER_API_KEY may not call Identity Toolkit: allow that API for the key.';
  if (matches(/API_KEY_INVALID|API key not valid|API key expired/i))
    return 'SERVER_API_KEY is not a key of this project.';
  if (matches(/app.?check/i))
    return 'Authentication enforces App Check: set APP_CHECK to "enforce" and APP_CHECK_APP_ID to the web app’s id.';
  return null;
}

const unavailable = () => new RefusedError('account.passwordUnchecked');

/**
 * Asks over the public sign-in interface, because nothing else knows a password. Where the account has a second
 * factor, our own blocking function refuses the sign-in, but only once the password was right: a yes as well.
 * Firebase limits wrong passwords itself.
 */
export const passwordCheck =
  ({ apiKey, appCheckToken }: PasswordCheckSettings): IsPassword =>
  async (email, password) => {
    const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
    const host = emulator
      ? `http://${emulator}/identitytoolkit.googleapis.com`
      : 'https://identitytoolkit.googleapis.com';
    const proof = await appCheckToken().catch((error: unknown) => {
      logger.error('no App Check token for the password check: is APP_CHECK_APP_ID right?', { error });
      throw unavailable();
    });
    const answer = await fetch(`${host}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey())}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': passwordCheckAgent,
        ...(proof && { 'x-firebase-appcheck': proof }),
      },
      body: JSON.stringify({ email, password, returnSecureToken: false }),
    });
    if (answer.ok) return true;
    const read = refusal.safeParse(await answer.json().catch(() => null));
    const message = read.success ? read.data.error.message : '';
    if (message.startsWith('BLOCKING_FUNCTION_ERROR_RESPONSE')) return true;
    if (wrong.test(message)) return false;
    if (message.startsWith('TOO_MANY_ATTEMPTS')) {
      throw new RefusedError('attempts.wait');
    }
    const reasons = read.success ? (read.data.error.details ?? []).map(({ reason }) => reason ?? '') : [];
    const mend = misconfiguration(message, reasons);
    if (!mend) throw new Error(`A password could not be checked: ${message || answer.status}`);
    logger.error(`A password could not be checked. ${mend}`, { status: answer.status, message, reasons });
    throw unavailable();
  };

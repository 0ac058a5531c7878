import { signOut } from 'firebase/auth';
import { trustDeviceCall, trustedDeviceCall, twoFactorVerifyCall } from '#shared/api/two-factor-api.ts';
import { callEndpoint, withToken } from '../data/api.ts';
import { auth } from '../data/auth.ts';
import { CallError, codeOf, messageFor } from '../data/error-messages.ts';
import { t } from '../text/index.ts';
import '../text/auth-steps/en.ts';
import { beginSession } from './begin-session.ts';
import type { Method } from './second-factor-code.ts';
import { clearSignOutNotice, setSignOutNotice } from './sign-out-notice.ts';
import { forgetTicket, useTicket } from './ticket.ts';

/** The ticket of a sign-in that waits, else the session itself; null where there is neither. */
function speaker() {
  const { pending } = useTicket.getState();
  if (pending) return withToken(pending.ticket);
  return auth.currentUser ? auth : null;
}

/** Ends the sign-in that waits, and a session that lacks the factor with it; the sign-in form says why. */
export async function giveUp(why: string): Promise<void> {
  setSignOutNotice(why);
  forgetTicket();
  await signOut(auth);
}

/** What was asked with is good for nothing any more: used, late, or of a session that was ended. */
const isOver = (error: unknown): boolean => ['unauthenticated', 'session-ended'].includes(codeOf(error));

async function enter(customToken: string): Promise<boolean> {
  try {
    await beginSession(customToken);
  } catch {
    // The ticket is used up by now.
    await giveUp(t('secondFactor.noSession'));
    return false;
  }
  forgetTicket();
  clearSignOutNotice();
  return true;
}

/** Why a code was wrong, in the language of the page. */
async function textOf(key: string | undefined): Promise<string> {
  const texts = await import('../text/refusal-text.ts').catch(() => null);
  return texts?.isRefusalKey(key) ? texts.refusalText(key, {}) : t('secondFactor.wrong');
}

export type Verified = { success: boolean; error: string | null };

/**
 * The second factor of a sign-in that waits, or anew of the session that is open; success has begun the session.
 * A wrong code and a refusal are answers, in words. Throws where the answer makes no sense.
 */
export async function verify2FA(code: string, type: Method): Promise<Verified> {
  const as = speaker();
  if (!as) return { success: false, error: t('secondFactor.nothingPending') };
  try {
    const answer = await callEndpoint(twoFactorVerifyCall, { code, method: type }, undefined, as);
    if (!answer.success || answer.customToken === undefined)
      return { success: false, error: await textOf(answer.error) };
    const success = await enter(answer.customToken);
    return { success, error: success ? null : t('secondFactor.noSession') };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isOver(error)) await giveUp(messageFor(error));
    return { success: false, error: messageFor(error) };
  }
}

/**
 * Whether this device was trusted before, as the cookie that only the server reads can tell: the specification's
 * fingerprint proves nothing, so it is not asked for. Success has begun the session. A failed look-up counts as no.
 */
export async function isDeviceTrusted(): Promise<boolean> {
  const as = speaker();
  if (!as) return false;
  try {
    const { success, customToken } = await callEndpoint(trustedDeviceCall, {}, undefined, as);
    return success && customToken !== undefined && (await enter(customToken));
  } catch (error) {
    if (isOver(error)) await giveUp(messageFor(error));
    else console.info('The look-up of this device failed.', error);
    return false;
  }
}

/** Trusts this device for thirty days, once the session has passed the second factor. Throws `CallError`. */
export async function trustDevice(fingerprint: string, description: string): Promise<void> {
  await callEndpoint(trustDeviceCall, {
    deviceFingerprint: fingerprint,
    deviceName: description || t('secondFactor.unnamedDevice'),
  });
}

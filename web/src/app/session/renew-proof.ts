import { signInWithEmailAndPassword } from 'firebase/auth';
import { auth } from '../../shared/data/auth.ts';
import { CallError, codeOf } from '../../shared/data/error-messages.ts';
import { type Method, problemOf } from '../../shared/session/second-factor-code.ts';
import { verify2FA } from '../../shared/session/verify-second-factor.ts';
import { t } from '../../shared/text/index.ts';
import { refusal } from '../../shared/ui/auth/use-progress.ts';

const wrongPassword = ['auth/wrong-password', 'auth/invalid-credential'];

/** Begins a new session of the same account. Answers what went wrong, in words; null when it went well. */
export async function byPassword(password: string): Promise<string | null> {
  if (password === '') return t('auth.passwordRequired');
  try {
    const email = auth.currentUser?.email;
    if (!email) throw new CallError('unauthenticated', t('errors.unauthenticated'));
    await signInWithEmailAndPassword(auth, email, password);
    return null;
  } catch (error) {
    return wrongPassword.includes(codeOf(error)) ? t('proof.wrongPassword') : refusal(error);
  }
}

/** The same by the second factor. */
export async function byCode(code: string, method: Method): Promise<string | null> {
  const missing = problemOf(method, code);
  if (missing) return t(`secondFactor.${missing}`);
  try {
    const { success, error } = await verify2FA(code, method);
    return success ? null : (error ?? t('secondFactor.invalid'));
  } catch {
    return t('secondFactor.failed');
  }
}

import * as z from 'zod/mini';
import { passwordMin } from '#shared/constants.ts';
import { type MessageKey, t } from '../../shared/text/index.ts';

/** What people type into the account forms, with the words for each thing that can be wrong. */

const withMessage = (key: MessageKey) => ({ error: () => t(key), abort: true });

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, withMessage('auth.emailRequired')),
    z.email(withMessage('errors.auth.invalidEmail')),
  );
/** Never trimmed: a space at either end is part of a password. */
const newPassword = z
  .string()
  .check(
    z.minLength(1, withMessage('auth.passwordRequired')),
    z.minLength(passwordMin, withMessage('errors.auth.weakPassword')),
  );
const organizationName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, withMessage('auth.organizationRequired')),
    z.maxLength(120, withMessage('auth.organizationLong')),
  );

export const signInValues = z.object({
  email,
  password: z.string().check(z.minLength(1, withMessage('auth.passwordRequired'))),
});
export const signUpValues = z.object({ email, password: newPassword, organizationName });
/** Whoever was invited joins an organization that has its name. */
export const joiningValues = z.object({ email, password: newPassword });
export const resetValues = z.object({ email });
export const newPasswordValues = z.object({ password: newPassword });

/** The first problem of each field, in words. */
export function problemsIn(error: z.core.$ZodError): Record<string, string> {
  const named = error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(named.toReversed());
}

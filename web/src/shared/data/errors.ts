import { type MessageKey, t } from '../text/index.ts';

/** A refusal by one of our endpoints, in the server's words, or the failure to reach it. */
export class CallError extends Error {
  override name = 'CallError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Error codes by what they mean to the person at the screen; spec §8, mapped from the database's own codes. */
const words: Record<string, MessageKey> = {
  'already-exists': 'errors.alreadyExists',
  'failed-precondition': 'errors.referenced',
  'invalid-argument': 'errors.invalidInput',
  'out-of-range': 'errors.invalidInput',
  'permission-denied': 'errors.permissionDenied',
  unauthenticated: 'errors.unauthenticated',
  'session-ended': 'errors.unauthenticated',
  'email-not-confirmed': 'errors.emailNotConfirmed',
  unavailable: 'errors.network',
  'deadline-exceeded': 'errors.network',
  cancelled: 'errors.network',
  'resource-exhausted': 'errors.tooMany',
  'not-found': 'errors.notFound',
  'auth/invalid-credential': 'errors.auth.wrongPassword',
  'auth/wrong-password': 'errors.auth.wrongPassword',
  'auth/user-not-found': 'errors.auth.wrongPassword',
  'auth/invalid-email': 'errors.auth.invalidEmail',
  'auth/email-already-in-use': 'errors.auth.emailInUse',
  'auth/weak-password': 'errors.auth.weakPassword',
  'auth/too-many-requests': 'errors.tooMany',
  'auth/user-disabled': 'errors.auth.disabled',
  'auth/network-request-failed': 'errors.network',
  'auth/user-token-expired': 'errors.unauthenticated',
  'auth/invalid-user-token': 'errors.unauthenticated',
  'auth/requires-recent-login': 'errors.unauthenticated',
  'auth/quota-exceeded': 'errors.tooMany',
  'auth/internal-error': 'errors.unexpected',
  'auth/expired-action-code': 'errors.auth.expiredLink',
  'auth/invalid-action-code': 'errors.auth.expiredLink',
};

const hasText = (value: unknown, key: 'code' | 'message'): string | null => {
  if (typeof value !== 'object' || value === null || !(key in value)) return null;
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' && found !== '' ? found : null;
};

/** The code of an error from Firestore, Auth or our own endpoints; '' where it has none. */
export const codeOf = (error: unknown): string => hasText(error, 'code') ?? '';

/** The only place where errors become words. Our endpoints' own words stand; an unknown error keeps its message. */
export function wordsFor(error: unknown): string {
  if (error instanceof CallError) return error.message;
  const known = words[codeOf(error)];
  if (known) return t(known);
  return hasText(error, 'message') ?? t('errors.unexpected');
}

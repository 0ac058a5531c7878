import type { Severity } from '#shared/collections/error-groups.ts';
import type { RefusalKey } from '#shared/refusals.ts';
import { type MessageKey, t } from '../text/index.ts';

/** A refusal by one of our endpoints, as its text in the page's language, or the failure to reach it. */
export class CallError extends Error {
  override name = 'CallError';
  constructor(
    readonly code: string,
    message: string,
    /** Why the endpoint refused; null where it did not say, or could not be reached. */
    readonly key: RefusalKey | null = null,
    /** Milliseconds that the endpoint asks to wait before the next attempt. */
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}

/** The member has switched campaigns, perhaps in another tab: what is of this one waits until it is the active one again. */
export const isOfOtherCampaign = (error: unknown): boolean =>
  error instanceof CallError && error.key === 'call.otherOrganization';

/**
 * Every code that can reach a screen, by what it means to the person there, and how grave it is (specification, §8). The
 * specification's own database codes stand beside those of Firestore, Auth and our endpoints that mean the same. Codes of
 * one meaning share a line: signing in carries this table.
 */
const meanings: readonly (readonly [words: MessageKey, severity: Severity, codes: string])[] = [
  ['errors.alreadyExists', 'medium', 'already-exists 23505'],
  ['errors.referenced', 'medium', '23503'],
  ['errors.required', 'medium', '23502'],
  ['errors.required', 'low', 'auth/missing-email auth/missing-password'],
  ['errors.invalidInput', 'low', 'invalid-argument out-of-range 22P02'],
  ['errors.permissionDenied', 'high', 'permission-denied 42501'],
  [
    'errors.permissionDenied',
    'low',
    'no-organization recent-proof-required second-factor-required second-factor-setup-required',
  ],
  ['memberErrors.noTable', 'high', 'unimplemented 42P01'],
  [
    'errors.network',
    'low',
    'unavailable deadline-exceeded cancelled PGRST301 auth/network-request-failed auth/timeout',
  ],
  ['memberErrors.noDatabase', 'critical', 'internal data-loss'],
  ['memberErrors.noDatabase', 'low', 'aborted PGRST000'],
  ['errors.notFound', 'low', 'not-found PGRST204 PGRST116'],
  ['errors.conflict', 'low', 'conflict'],
  ['memberErrors.deviceFull', 'medium', 'quota-exceeded'],
  ['errors.unexpected', 'critical', 'unknown auth/internal-error'],
  // Firestore's: a query without its index, which only a release can mend. Our endpoints' own refusals carry their words.
  ['errors.unexpected', 'high', 'failed-precondition'],
  ['errors.unauthenticated', 'high', 'unauthenticated'],
  [
    'errors.unauthenticated',
    'low',
    'session-ended auth/user-token-expired auth/invalid-user-token auth/requires-recent-login',
  ],
  ['errors.emailNotConfirmed', 'low', 'email-not-confirmed'],
  ['errors.proofCancelled', 'low', 'proof-cancelled'],
  ['errors.tooMany', 'low', 'resource-exhausted auth/too-many-requests auth/quota-exceeded'],
  [
    'errors.auth.wrongPassword',
    'low',
    'auth/invalid-credential auth/wrong-password auth/user-not-found auth/invalid-login-credentials',
  ],
  ['errors.auth.invalidEmail', 'low', 'auth/invalid-email'],
  ['errors.auth.emailInUse', 'low', 'auth/email-already-in-use'],
  ['errors.auth.weakPassword', 'low', 'auth/weak-password auth/password-does-not-meet-requirements'],
  ['errors.auth.disabled', 'low', 'auth/user-disabled'],
  ['errors.auth.expiredLink', 'low', 'auth/expired-action-code auth/invalid-action-code'],
];

export const meaningOf = (code: string) => meanings.find(([, , codes]) => codes.split(' ').includes(code));

/** By the table; a code that it does not have by the specification's classes. */
export function severityOf(code: string): Severity {
  const known = meaningOf(code);
  if (known) return known[1];
  if (code.startsWith('5')) return 'critical';
  if (code.startsWith('42')) return 'high';
  return code.startsWith('23') ? 'medium' : 'low';
}

const hasText = (value: unknown, key: 'code' | 'message'): string | null => {
  if (typeof value !== 'object' || value === null || !(key in value)) return null;
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' && found !== '' ? found : null;
};

/** The code of an error from Firestore, Auth or our own endpoints; '' where it has none. */
export const codeOf = (error: unknown): string => hasText(error, 'code') ?? '';

/** By the code and where it comes from: our endpoints refuse with `failed-precondition` what isn't a defect. */
export const severityOfError = (error: unknown): Severity =>
  error instanceof CallError && error.code === 'failed-precondition' ? 'low' : severityOf(codeOf(error));

/** The only place where errors become words. Our endpoints' own words stand; an unknown error keeps its message. */
export function messageFor(error: unknown): string {
  if (error instanceof CallError) return error.message;
  const known = meaningOf(codeOf(error));
  // Members' words may not have come yet.
  if (known) return t([known[0], 'errors.unexpected']);
  return hasText(error, 'message') ?? t('errors.unexpected');
}

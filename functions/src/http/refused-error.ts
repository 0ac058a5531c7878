import type { RefusalCode } from '#shared/api/endpoint.ts';

const statusOf: Record<RefusalCode, number> = {
  'invalid-argument': 400,
  unauthenticated: 401,
  'session-ended': 401,
  'email-not-confirmed': 403,
  'second-factor-required': 403,
  'second-factor-setup-required': 403,
  'recent-proof-required': 403,
  'no-organization': 403,
  'permission-denied': 403,
  'not-found': 404,
  'already-exists': 409,
  'failed-precondition': 409,
  'resource-exhausted': 429,
  internal: 500,
};

/** Thrown by guards and handlers; the router answers it as `{ error, code }`. Its words are for the person. */
export class RefusedError extends Error {
  override name = 'Refused';
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly status: number = statusOf[code],
    /** Milliseconds after which asking again makes sense; null where waiting changes nothing. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}

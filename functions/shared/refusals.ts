import type { RefusalCode } from './api/endpoint.ts';

/** Every refusal by its key. Its text is in the catalog, in both languages, for the server and the demo alike. */
export const refusals = {
  'access.denied': 'permission-denied',
  'attempts.tooMany': 'resource-exhausted',
  'call.notRepeatable': 'invalid-argument',
  'call.otherOrganization': 'permission-denied',
  'call.replayed': 'already-exists',
  'imports.closed': 'failed-precondition',
  'imports.notFound': 'not-found',
  'imports.otherKind': 'invalid-argument',
  'turfs.closed': 'permission-denied',
  'turfs.done': 'failed-precondition',
  'turfs.full': 'failed-precondition',
  'turfs.many': 'resource-exhausted',
  'turfs.notFound': 'not-found',
  'turfs.over': 'failed-precondition',
  'turfs.taken': 'already-exists',
} as const satisfies Record<string, RefusalCode>;
export type RefusalKey = keyof typeof refusals;
/** Values of the placeholders in a refusal's text. */
export type RefusalParams = Readonly<Record<string, string | number>>;

/** Thrown by guards, handlers and use cases: the person reads the key's text in their own language. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: RefusalCode;
  constructor(
    readonly key: RefusalKey,
    readonly params: RefusalParams = {},
    /** `retryAfterMs`: milliseconds after which asking again makes sense, where waiting changes anything. */
    readonly options: { status?: number; retryAfterMs?: number } = {},
  ) {
    super(key);
    this.code = refusals[key];
  }
}

/** Refuses for a reason; nothing where there is none. */
export function refuseIf(key: RefusalKey | null): void {
  if (key) throw new RefusedError(key);
}

import { CallError } from '../error-messages.ts';

/** Somebody else changed what a change was about; `server`: what is there now, by field. */
export class Conflict extends CallError {
  constructor(
    message: string,
    readonly server: object,
  ) {
    super('conflict', message);
  }
}

/** What passes by itself: a server out of reach, out of breath, or busy with another's change of the same document. */
const passing = new Set([
  'unavailable',
  'deadline-exceeded',
  'cancelled',
  'aborted',
  // A document that changed between a transaction's reading and its writing; rules refuse with another code.
  'failed-precondition',
  'internal',
  'unknown',
  'resource-exhausted',
  'unauthenticated',
  'session-ended',
]);
/** Of those, what says that the server was not heard. */
const unheard = new Set(['unavailable', 'deadline-exceeded', 'cancelled', 'auth/network-request-failed']);

/** Trouble with the session itself is no fault of the change: it waits until somebody has signed in again. */
export const isTransient = (code: string): boolean => passing.has(code) || /^(auth|appCheck)\//.test(code);
/** An endpoint says `failed-precondition` where the call itself cannot be, and names what the session lacks. */
const waitsForSession = new Set([
  'second-factor-required',
  'second-factor-setup-required',
  'recent-proof-required',
  'email-not-confirmed',
]);
export const isCallTransient = (code: string): boolean =>
  (code !== 'failed-precondition' && isTransient(code)) || waitsForSession.has(code);
export const isUnconfirmed = (code: string): boolean => unheard.has(code);

/** Milliseconds before another attempt: the first soon, later ones twice as late each, half a minute at most. */
const waits = { first: 300, longest: 30_000 } as const;
/** `chance`: 0 to 1, so that devices that lost the same network do not come back in step. */
export const backoffAfter = (attempts: number, chance: number): number =>
  Math.min(waits.first * 2 ** attempts, waits.longest) * (0.75 + chance / 2);

const retryAfterMax = 3_600_000;
/** Milliseconds that the server asks to wait before the next attempt; 0 where it does not say. */
export const retryAfterOf = (error: unknown): number =>
  error instanceof CallError ? Math.min(error.retryAfterMs, retryAfterMax) : 0;

/** Milliseconds between two attempts while the server is known to be out of reach; its return is heard before. */
export const backoffOffline = waits.longest;
/** Milliseconds before what the server refused is sent again. */
export const backoffRefused = (retries: number): number => 500 * 2 ** retries;

/** Resolves after `ms`, or when `early` calls or `signal` ends it: with whether it was that early. */
export function pause(
  ms: number,
  signal: AbortSignal,
  early = (_: () => void): (() => void) =>
    () => {},
): Promise<boolean> {
  return new Promise((done) => {
    const end = (isEarly: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', now);
      stop();
      done(isEarly);
    };
    const now = () => end(true);
    const timer = setTimeout(() => end(false), ms);
    signal.addEventListener('abort', now);
    const stop = early(now);
    if (signal.aborted) now();
  });
}

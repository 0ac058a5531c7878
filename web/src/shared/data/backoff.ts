import { codeOf } from './error-messages.ts';

/** Codes that say "later may work", with the attempts they are given: minutes for a lost connection. */
const attempts: Record<string, number> = {
  unavailable: 10,
  'deadline-exceeded': 5,
  'resource-exhausted': 5,
  internal: 4,
};
const longestMs = 30_000;

/** Milliseconds before the next attempt, doubling from one second; null where another attempt cannot help. */
export function backoff(error: unknown, attempt: number): number | null {
  const allowed = attempts[codeOf(error)] ?? 1;
  return attempt < allowed ? Math.min(longestMs, 1_000 * 2 ** (attempt - 1)) : null;
}

/** Waits; a stop, or the browser finding the network again, ends the wait early. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { signal: over.signal });
    window.addEventListener('online', end, { signal: over.signal });
    if (signal.aborted) end();
  });

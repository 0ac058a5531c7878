import type { RefusalKey } from '#shared/refusals.ts';
import { backoff } from '../../../shared/data/backoff.ts';
import { CallError, codeOf } from '../../../shared/data/error-messages.ts';
import { LostPart } from './lost-part.ts';

/** Whether the server answered with one of these refusals. */
export const isRefusal = (error: unknown, ...keys: readonly RefusalKey[]): boolean =>
  error instanceof CallError && error.key !== null && keys.includes(error.key);

/** Answers that no other attempt changes: only giving the import up helps. */
export const isFinal = (error: unknown): boolean =>
  error instanceof LostPart ||
  codeOf(error) === 'permission-denied' ||
  isRefusal(
    error,
    ...(['voterFiles.outrun', 'voterFiles.over', 'voterFiles.another'] as const),
    ...(['voterFiles.foreign', 'voterFiles.pack', 'voterFiles.sums'] as const),
  );

const offlineMs = 30_000;

/**
 * Milliseconds before the next attempt, null where another cannot help now. Without a network it waits for as long as it
 * takes; a part that arrived damaged is sent three times.
 */
export function sendRetryDelay(error: unknown, attempt: number): number | null {
  if (isFinal(error) || isRefusal(error, 'voterFiles.busy')) return null;
  if (codeOf(error) === 'unavailable' && !navigator.onLine) return offlineMs;
  if (isRefusal(error, 'voterFiles.damaged')) return attempt < 3 ? 1_000 : null;
  return backoff(error, attempt);
}

import { fileRefusals, type RefusalReason } from '#shared/domain/voters/receive-voter-file.ts';
import { backoff } from '../../../shared/data/backoff.ts';
import { CallError, codeOf } from '../../../shared/data/error-messages.ts';
import { LostPart } from './lost-part.ts';

const escaped = (text: string): string => text.replace(/[.?()[\]\\^$|+{}]/g, '\\$&');

/** Whether the server answered with one of its refusals; a star stands for a value. */
export const isRefusal = (error: unknown, { message }: RefusalReason): boolean =>
  error instanceof CallError && new RegExp(`^${escaped(message).replaceAll('*', '.*')}$`).test(error.message);

/** Answers that no other attempt changes: only giving the import up helps. */
const { outrun, over, another, foreign, pack, sums } = fileRefusals;
export const isFinal = (error: unknown): boolean =>
  error instanceof LostPart ||
  codeOf(error) === 'permission-denied' ||
  [outrun, over, another, foreign, pack, sums].some((why) => isRefusal(error, why));

const offlineMs = 30_000;

/**
 * Milliseconds before the next attempt, null where another cannot help now. Without a network it waits for as long as it
 * takes; a part that arrived damaged is sent three times.
 */
export function sendRetryDelay(error: unknown, attempt: number): number | null {
  if (isFinal(error) || isRefusal(error, fileRefusals.busy)) return null;
  if (codeOf(error) === 'unavailable' && !navigator.onLine) return offlineMs;
  if (isRefusal(error, fileRefusals.damaged)) return attempt < 3 ? 1_000 : null;
  return backoff(error, attempt);
}

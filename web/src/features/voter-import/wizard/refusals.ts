import { fileRefusals, type Why } from '#shared/rules/voters/receiving.ts';
import { CallError, codeOf } from '../../../shared/data/errors.ts';
import { patience } from '../../../shared/data/patience.ts';
import { LostPart } from './lost-part.ts';

const escaped = (text: string): string => text.replace(/[.?()[\]\\^$|+{}]/g, '\\$&');

/** Whether the server answered with one of its refusals; a star stands for a value. */
export const saidSo = (error: unknown, { words }: Why): boolean =>
  error instanceof CallError && new RegExp(`^${escaped(words).replaceAll('*', '.*')}$`).test(error.message);

/** Answers that no other attempt changes: only giving the import up helps. */
const { outrun, over, another, foreign, pack, sums } = fileRefusals;
export const isFinal = (error: unknown): boolean =>
  error instanceof LostPart ||
  codeOf(error) === 'permission-denied' ||
  [outrun, over, another, foreign, pack, sums].some((why) => saidSo(error, why));

const offlineMs = 30_000;

/**
 * Milliseconds before the next attempt, null where another cannot help now. Without a network it waits for as long as it
 * takes; a part that arrived damaged is sent three times.
 */
export function sendingPatience(error: unknown, attempt: number): number | null {
  if (isFinal(error) || saidSo(error, fileRefusals.busy)) return null;
  if (codeOf(error) === 'unavailable' && !navigator.onLine) return offlineMs;
  if (saidSo(error, fileRefusals.damaged)) return attempt < 3 ? 1_000 : null;
  return patience(error, attempt);
}

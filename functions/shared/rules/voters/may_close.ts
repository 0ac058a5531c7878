import { type Result, results } from './results.ts';
import type { Learned } from './state.ts';
import { closesByResult } from './suppression.ts';

/** Results that close a channel. */
export const closingResults: readonly Result[] = results.filter(closesByResult);

/**
 * Whether an event can close a channel or open one again: a suppression, a result such as “do not call”, a corrected number
 * or address, and whatever takes an attempt back, for that may have been such a result. Decided by the event alone, so that
 * the rules can hold the stored answer to it.
 */
export const mayClose = ({
  kind,
  outcome,
  undoes,
}: Partial<Pick<Learned, 'kind' | 'outcome' | 'undoes'>>): boolean => {
  if (kind === 'suppression' || kind === 'correction') return true;
  return kind === 'attempt' && (!outcome || Boolean(undoes) || closesByResult(outcome));
};

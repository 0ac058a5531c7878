import { create } from 'zustand';
import type { Call } from './journal/entry.ts';

export type Answered = { call: Call; answer: unknown };
type Hearer = (answered: Answered) => void;

let hearer: Hearer | null = null;
let unheard: Answered[] = [];

/** Whether any call was answered since the page was loaded. What shows answers to members is fetched only then. */
export const useHasCallAnswers = create<boolean>(() => false);

/**
 * Tells `listener` what each call of the journal that this tab sends is answered, also one that an earlier page made, and
 * first of those that were answered before. Returns how to stop.
 */
export function onCallAnswered(listener: Hearer): () => void {
  hearer = listener;
  const before = unheard;
  unheard = [];
  for (const one of before) listener(one);
  return () => {
    if (hearer === listener) hearer = null;
  };
}

export function reportCallAnswer(call: Call, answer: unknown): void {
  if (hearer) hearer({ call, answer });
  else unheard = [...unheard.slice(-9), { call, answer }];
  useHasCallAnswers.setState(true);
}

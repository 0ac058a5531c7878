import { foldAll } from '../voters/fold.ts';
import type { Learned, SuppressionReason } from '../voters/state.ts';
import { suppressionOf } from '../voters/suppression.ts';

/** Who must not be spoken to at the door, and of whom one report says so that takes a second one. */
export type LeftOut = { out: Record<string, SuppressionReason>; doubts: readonly string[] };

/** What events say of the doors on a day (`YYYY-MM-DD`), with nothing known from before them. */
export function leftOutBy(events: readonly Learned[], day: string): LeftOut {
  const out: Record<string, SuppressionReason> = {};
  const doubts: string[] = [];
  for (const [voter, { facts }] of foldAll(new Map(), events)) {
    const { suppressed, doubted } = suppressionOf(facts, day);
    if (suppressed.walk) out[voter] = suppressed.walk;
    else if (doubted) doubts.push(voter);
  }
  return { out, doubts };
}

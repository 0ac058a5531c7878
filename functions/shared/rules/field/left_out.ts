import { foldAll } from '../voters/fold.ts';
import { wordOf } from '../voters/learned.ts';
import type { Learned, SuppressionReason } from '../voters/state.ts';
import { blockOf, suppressionOf } from '../voters/suppression.ts';

/** By voter: why nobody must speak to them at the door; null: they may be spoken to. */
export type LeftOut = Record<string, SuppressionReason | null>;

/** What can close a door, or open one that was closed. */
const concerns = (event: Learned): boolean =>
  blockOf(event) !== null || event.kind === 'correction' || event.undoes !== null || wordOf(event) === null;

/** Of whom something may be different at the door by what was learned just now, each once. */
export const concernedBy = (news: readonly Learned[]): string[] => [
  ...new Set(news.filter(concerns).map(({ voter_id }) => voter_id)),
];

/** What events say of some voters' doors on a day (`YYYY-MM-DD`). */
export function leftOutBy(events: readonly Learned[], voters: readonly string[], day: string): LeftOut {
  const asked = new Set(voters);
  const known = foldAll(
    new Map(),
    events.filter(({ voter_id }) => asked.has(voter_id)),
  );
  return Object.fromEntries(
    voters.map((voter) => [voter, suppressionOf(known.get(voter)?.facts ?? [], day).suppressed.walk ?? null]),
  );
}

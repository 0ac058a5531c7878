import type { SaidEvent } from '#shared/rules/surveys/revise.ts';
import { filled, type VoterDraft } from '#shared/rules/voters/learned.ts';
import { commitAll } from '../../data/journal/index.ts';
import { serverNow } from '../../data/server-clock.ts';
import { backsOf } from './back.ts';
import { eventOf, newEventId } from './event.ts';

/** Events that are kept together: everybody of a large building, each with their last result taken back. */
export const togetherMax = 1_200;

export type ToldTogether = {
  /** The events' ids, in the order of what was said. */
  events: readonly string[];
  /** What was said before, and this. */
  said: readonly SaidEvent[];
  /** Settles when the server has answered all of them; rejects with its first refusal. */
  synced: Promise<void>;
  /** Takes all of it back by other events, any time; resolves when that is safe on this device. */
  undo: () => Promise<ToldTogether>;
};

/**
 * What is said at once, such as a survey or a door at which nobody is home: all of it is kept, or nothing. `before`: events
 * that it replaces or takes back, in order, so that they are said anew when it is taken back itself. Resolves when it is
 * safe on this device, whatever the connection is like, and throws as `commit` does.
 */
export const learnTogether = (
  drafts: readonly VoterDraft[],
  before: readonly SaidEvent[] = [],
): Promise<ToldTogether> => tell(drafts, before, 0);

/** `after`: milliseconds since 1970; of a large building the last is said a second ahead of the clock. */
async function tell(
  drafts: readonly VoterDraft[],
  before: readonly SaidEvent[],
  after: number,
): Promise<ToldTogether> {
  if (drafts.length > togetherMax) throw new Error(`More than ${togetherMax} at once.`);
  const at = Math.max(serverNow(), after);
  const own = drafts.map((draft) => ({ ...filled(draft), id: newEventId() }));
  const events = own.map(({ id }) => id);
  // A millisecond apart: while they wait, the clock alone says in which order they were said.
  const synced = Promise.all(
    await commitAll(drafts.map((draft, n) => eventOf(draft, at + n, events[n]))),
  ).then(() => undefined);
  synced.catch(() => undefined);
  const said = [...before, ...own];
  const undo = () => tell(backsOf(drafts, events, said), said, at + drafts.length);
  return { events, said, synced, undo };
}

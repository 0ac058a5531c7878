import type { VoterDraft } from '#shared/rules/voters/learned.ts';
import { commitAll } from '../../data/journal/index.ts';
import { backOf } from './back.ts';
import { eventOf, newEventId } from './event.ts';

/** Events that are kept together: everybody of a large building, each with their last result taken back. */
export const togetherMax = 1_200;

export type ToldTogether = {
  /** The events' ids, in the order of what was said. */
  events: readonly string[];
  /** Settles when the server has answered all of them; rejects with its first refusal. */
  synced: Promise<void>;
  /** Takes all of it back by other events, any time; resolves when that is safe on this device. */
  undo: () => Promise<void>;
};

const keep = async (drafts: readonly VoterDraft[]) => {
  const at = Date.now();
  const events = drafts.map(() => newEventId());
  // A millisecond apart: while they wait, the clock alone says in which order they were said.
  const operations = drafts.map((draft, n) => eventOf(draft, at + n, events[n]));
  return { events, synced: await commitAll(operations) };
};

/**
 * What is said at once, such as a survey or a door at which nobody is home: all of it is kept, or nothing. Resolves when it
 * is safe on this device, whatever the connection is like, and throws as `commit` does.
 */
export async function learnTogether(drafts: readonly VoterDraft[]): Promise<ToldTogether> {
  if (drafts.length > togetherMax) throw new Error(`More than ${togetherMax} at once.`);
  const { events, synced } = await keep(drafts);
  const all = Promise.all(synced).then(() => undefined);
  all.catch(() => undefined);
  return {
    events,
    synced: all,
    undo: async () => {
      const backs = drafts.map((draft, n) => backOf(draft, events[n] ?? '', null));
      await keep(backs.filter((back) => back !== null));
    },
  };
}

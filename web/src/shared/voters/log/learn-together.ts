import type { SurveyEvent } from '#shared/domain/surveys/revise.ts';
import { fullEvent, type VoterDraft } from '#shared/domain/voters/learned.ts';
import { commitAll } from '../../data/journal/index.ts';
import { serverNow } from '../../data/server-clock.ts';
import { eventOf, newEventId } from './event.ts';
import { undoEvents } from './undo-event.ts';

/** Events that are kept together: everybody of a large building, each with their last result taken back. */
export const togetherMax = 1_200;

export type LearnTogetherResult = {
  /** The events' ids, in the order of what was said. */
  events: readonly string[];
  /** What was said before, and this. */
  allEvents: readonly SurveyEvent[];
  /** Settles when the server has answered all of them; rejects with its first refusal. */
  synced: Promise<void>;
  /** Takes all of it back by other events, any time; resolves when that is safe on this device. */
  undo: () => Promise<LearnTogetherResult>;
};

/**
 * What is said at once, such as a survey or a door at which nobody is home: all of it is kept, or nothing. `before`: events
 * that it replaces or takes back, in order, so that they are said anew when it is taken back itself. Resolves when it is
 * safe on this device, whatever the connection is like, and throws as `commit` does.
 */
export const learnTogether = (
  drafts: readonly VoterDraft[],
  before: readonly SurveyEvent[] = [],
): Promise<LearnTogetherResult> => tell(drafts, before, 0);

/** `after`: milliseconds since 1970; of a large building the last is said a second ahead of the clock. */
async function tell(
  drafts: readonly VoterDraft[],
  before: readonly SurveyEvent[],
  after: number,
): Promise<LearnTogetherResult> {
  if (drafts.length > togetherMax) throw new Error(`More than ${togetherMax} at once.`);
  const at = Math.max(serverNow(), after);
  const own = drafts.map((draft) => ({ ...fullEvent(draft), id: newEventId() }));
  const events = own.map(({ id }) => id);
  // A millisecond apart: while they wait, the clock alone says in which order they were said.
  const synced = Promise.all(
    await commitAll(drafts.map((draft, n) => eventOf(draft, at + n, events[n]))),
  ).then(() => undefined);
  synced.catch(() => undefined);
  const allEvents = [...before, ...own];
  const undo = () => tell(undoEvents(drafts, events, allEvents), allEvents, at + drafts.length);
  return { events, allEvents, synced, undo };
}

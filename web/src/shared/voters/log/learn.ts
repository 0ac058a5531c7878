import type { VoterDraft } from '#shared/domain/voters/learned.ts';
import type { VoterState } from '#shared/domain/voters/voter-state.ts';
import { commit } from '../../data/journal/index.ts';
import { serverNow } from '../../data/server-clock.ts';
import { eventOf, newEventId } from './event.ts';
import { undoEvent } from './undo-event.ts';

export type { VoterDraft } from '#shared/domain/voters/learned.ts';

export type LearnResult = {
  /** The event's id. */
  event: string;
  /** Settles when the server has it; rejects with its refusal, and the change then waits as failed. */
  synced: Promise<void>;
  /** Takes it back by another event, any time; resolves when that is safe on this device. Nothing where nothing was changed. */
  undo: () => Promise<void>;
};

/**
 * The one way to write down what was learned of a voter. `known`: what stood before. Resolves when it is safe on this
 * device, and throws as `commit` does. What is said of one voter reaches the server in the order in which it was said.
 */
export async function learn(draft: VoterDraft, known: VoterState | null = null): Promise<LearnResult> {
  const event = newEventId();
  const { synced } = await commit(eventOf(draft, serverNow(), event));
  return {
    event,
    synced,
    undo: async () => {
      const back = undoEvent(draft, event, known);
      if (back) await commit(eventOf(back, serverNow()));
    },
  };
}

import type { VoterDraft } from '#shared/domain/voters/learned.ts';
import { useConnectivity } from '../../data/connectivity.ts';
import { commitAll } from '../../data/journal/index.ts';
import { serverNow } from '../../data/server-clock.ts';
import { eventOf, newEventId } from './event.ts';
import { undoEvent } from './undo-event.ts';

/** Of so many voters at once something may be said; more would keep the device busy for minutes. */
export const learnManyMax = 5_000;
/** Events that wait for the disk together, and of which the server has to have heard before the next are kept. */
const goMax = 500;

/** `stored`: safe on this device; `sent`: the server has them; `failed`: it refused them, and they wait as failed. */
export type LearnProgress = { of: number; stored: number; sent: number; failed: number };
export type LearnManyResult = LearnProgress & {
  /** Takes back, in the same way, what was said. */
  undo: (onProgress?: (going: LearnProgress) => void, signal?: AbortSignal) => Promise<LearnManyResult>;
};

/** The server has answered each of them, or cannot be asked: then what is safe here is enough to go on. */
export async function waitForResponses(
  synced: readonly Promise<void>[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const over = new AbortController();
  const away = new Promise<void>((done) => {
    const stop = useConnectivity.subscribe(({ online }) => !online && done());
    over.signal.addEventListener('abort', stop);
    if (!useConnectivity.getState().online || signal?.aborted) done();
    // Of many goes with one signal, each would leave a listener there.
    signal?.addEventListener('abort', () => done(), { signal: over.signal });
  });
  await Promise.race([Promise.allSettled(synced), away]).finally(() => over.abort());
}

/**
 * Says something of many voters, each by an event of its own. In goes of 500, which are kept all or none: 500 wait for the
 * disk once, and 5,000 at a time would make every acknowledgement walk through 5,000 entries. A page that is closed before
 * the last go is kept has said it of the others, who arrive; `onProgress` tells how far it is. `signal` ends it after a go.
 * `happened`: when it was, milliseconds since 1970, where that is not now, as of what comes back on paper. Throws as `commit`
 * does, where nothing was kept; what was kept before a go that was not is in `stored`.
 */
export async function learnMany(
  drafts: readonly VoterDraft[],
  onProgress: (going: LearnProgress) => void = () => {},
  signal?: AbortSignal,
  happened?: number,
): Promise<LearnManyResult> {
  if (drafts.length > learnManyMax) throw new Error(`More than ${learnManyMax} at once.`);
  const going: LearnProgress = { of: drafts.length, stored: 0, sent: 0, failed: 0 };
  const written: [VoterDraft, string][] = [];
  const tell = (change: Partial<LearnProgress>) => onProgress({ ...Object.assign(going, change) });
  tell({});
  for (let from = 0; from < drafts.length && !signal?.aborted; from += goMax) {
    const go = drafts.slice(from, from + goMax).map((draft): [VoterDraft, string] => [draft, newEventId()]);
    const at = happened ?? serverNow();
    try {
      const synced = await commitAll(go.map(([draft, id]) => eventOf(draft, at, id)));
      written.push(...go);
      tell({ stored: going.stored + go.length });
      const responses = synced.map((each) =>
        each.then(
          () => tell({ sent: going.sent + 1 }),
          () => tell({ failed: going.failed + 1 }),
        ),
      );
      await waitForResponses(responses, signal);
    } catch (error) {
      if (going.stored === 0) throw error;
      break;
    }
  }
  return {
    ...going,
    undo: (onUndoProgress, ends) =>
      learnMany(
        written.map(([draft, id]) => undoEvent(draft, id, null)).filter((back) => back !== null),
        onUndoProgress,
        ends,
      ),
  };
}

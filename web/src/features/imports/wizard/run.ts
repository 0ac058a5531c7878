import type { ServerRefusal } from '../worker/listed.ts';

/** What one chunk came to. */
export type ChunkAnswer = { created: number; updated: number; unchanged: number; refused: ServerRefusal[] };
/** What has become of the rows so far. Every number is the server's own. */
export type Tally = ChunkAnswer & { done: number };
export type Outcome =
  | { is: 'finished' }
  | { is: 'cancelled' }
  /** Refused for good; what is left waits for another `go`, or the end. */
  | { is: 'stopped'; error: unknown };

type Setup = {
  total: number;
  /** Rows in one request. */
  chunk: number;
  send: (from: number, count: number) => Promise<ChunkAnswer>;
  /** Milliseconds to wait before the next attempt, or null where another attempt cannot help. */
  patience: (error: unknown, attempt: number) => number | null;
  /** Resolves after the time, or at once when the signal says stop. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  onChange: (tally: Tally, waiting: boolean) => void;
};

export const emptyTally: Tally = { done: 0, created: 0, updated: 0, unchanged: 0, refused: [] };

const added = (tally: Tally, rows: number, answer: ChunkAnswer): Tally => ({
  done: tally.done + rows,
  created: tally.created + answer.created,
  updated: tally.updated + answer.updated,
  unchanged: tally.unchanged + answer.unchanged,
  refused: [...tally.refused, ...answer.refused],
});

/**
 * Sends a file's rows in chunks, one after the other: all of them write the import's own record, so two at a
 * time wait for each other's locks (4,000 rows took four times as long). A chunk is brought whole or not at
 * all and may be sent again, so whatever interrupts a run, sending what is left ends in the same place.
 */
export function openRun(setup: Setup) {
  const { total, chunk, send, patience, pause, onChange } = setup;
  const stop = new AbortController();
  let tally = emptyTally;

  /** Sends the next chunk until it is there, or a stop, or an error that no attempt mends. */
  async function bring(): Promise<Outcome | null> {
    const rows = Math.min(chunk, total - tally.done);
    for (let attempt = 1; ; attempt++) {
      try {
        tally = added(tally, rows, await send(tally.done, rows));
        onChange(tally, false);
        return null;
      } catch (error) {
        const ms = patience(error, attempt);
        if (ms === null) return { is: 'stopped', error };
        onChange(tally, true);
        await pause(ms, stop.signal);
        if (stop.signal.aborted) return { is: 'cancelled' };
      }
    }
  }

  /** Sends what is left. A cancelled run waits for the chunk on its way, so that its numbers are exact. */
  async function go(): Promise<Outcome> {
    while (tally.done < total) {
      if (stop.signal.aborted) return { is: 'cancelled' };
      const ended = await bring();
      if (ended) return ended;
    }
    return { is: 'finished' };
  }

  return { go, cancel: () => stop.abort(), tally: () => tally };
}
export type Run = ReturnType<typeof openRun>;

export type Outcome =
  | { is: 'finished' }
  | { is: 'cancelled' }
  /** Refused for good; what is left waits for another `go`, or the end. */
  | { is: 'stopped'; error: unknown };

/** How a sender waits. */
export type Waiting = {
  /** Milliseconds to wait before the next attempt, or null where another attempt cannot help. */
  backoff: (error: unknown, attempt: number) => number | null;
  /** Resolves after the time, or at once when the signal says stop. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
};
type Setup = Waiting & {
  /** Whether something is left to send. */
  more: () => boolean;
  /** Sends the next part, and takes note that it is there. */
  send: () => Promise<void>;
  /** An attempt failed, and another will come. */
  onWaiting: () => void;
};

/**
 * Sends parts one after the other. Each is brought whole or not at all and may be sent again, so whatever interrupts a
 * run, sending what is left ends in the same place.
 */
export function openSequentialRun({ more, send, onWaiting, backoff, pause }: Setup) {
  const stop = new AbortController();

  /** Sends the next part until it is there, or a stop, or an error that no attempt mends. */
  async function sendAll(): Promise<Outcome | null> {
    for (let attempt = 1; ; attempt++) {
      try {
        await send();
        return null;
      } catch (error) {
        const ms = backoff(error, attempt);
        if (ms === null) return { is: 'stopped', error };
        onWaiting();
        await pause(ms, stop.signal);
        if (stop.signal.aborted) return { is: 'cancelled' };
      }
    }
  }

  /** Sends what is left. A cancelled run waits for the part on its way, so that its numbers are exact. */
  async function go(): Promise<Outcome> {
    while (more()) {
      if (stop.signal.aborted) return { is: 'cancelled' };
      const ended = await sendAll();
      if (ended) return ended;
    }
    return { is: 'finished' };
  }

  return { go, cancel: () => stop.abort() };
}
export type Run = ReturnType<typeof openSequentialRun>;

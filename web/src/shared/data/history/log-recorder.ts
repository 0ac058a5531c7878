import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { overlapMs } from '../voter-log.ts';
import { storeHistory } from './stored-history.ts';

/** Milliseconds of the server's clock that are kept at a time: the disk is not asked for each event. */
const stretchMs = 15_000;

/**
 * Keeps what is heard of the log from a moment on (milliseconds since 1970), so that who looks through its days later does not
 * read it again. `reached`: all that was received a minute before is heard, as `followLog` says it. Never throws.
 */
export function recordLogFrom(since: number): {
  record: (events: readonly Learned[]) => void;
  reached: (until: number) => void;
} {
  let from = since;
  let waiting: Learned[] = [];
  return {
    record: (events) => {
      for (const event of events) if ((event.received_at ?? 0) >= from) waiting.push(event);
    },
    reached: (until) => {
      const to = until - overlapMs;
      if (to < from + stretchMs) return;
      const isOver = ({ received_at }: Learned) => (received_at ?? 0) <= to;
      void storeHistory([from, to], waiting.filter(isOver), Date.now());
      waiting = waiting.filter((event) => !isOver(event));
      from = to + 1;
    },
  };
}

import type { Learned } from '#shared/rules/voters/state.ts';
import { overlapMs } from '../voter-log.ts';
import { keepPast } from './kept.ts';

/** Milliseconds of the server's clock that are kept at a time: the disk is not asked for each event. */
const stretchMs = 15_000;

/**
 * Keeps what is heard of the log from a moment on (milliseconds since 1970), so that who looks through its days later does not
 * read it again. `reached`: all that was received a minute before is heard, as `followLog` says it. Never throws.
 */
export function keepingFrom(since: number): {
  heard: (events: readonly Learned[]) => void;
  reached: (until: number) => void;
} {
  let from = since;
  let waiting: Learned[] = [];
  return {
    heard: (events) => {
      for (const event of events) if ((event.received_at ?? 0) >= from) waiting.push(event);
    },
    reached: (until) => {
      const to = until - overlapMs;
      if (to < from + stretchMs) return;
      const isOver = ({ received_at }: Learned) => (received_at ?? 0) <= to;
      void keepPast([from, to], waiting.filter(isOver), Date.now());
      waiting = waiting.filter((event) => !isOver(event));
      from = to + 1;
    },
  };
}

import { connectivity } from '#shared/constants.ts';

/** Milliseconds: an answer that takes longer counts as none, and how soon a server that was missed is asked again. */
export const timeouts = { answerMs: 5_000, firstMs: 2_000 } as const;

/** Whether the server can be reached, by what was last seen of it. Moments are milliseconds of a clock that never jumps. */
export type ConnectivityState = {
  online: boolean;
  visible: boolean;
  /** Questions asked so far; the one that is on its way; those up to `void` were sent over a network that is gone. */
  requests: number;
  asking: number | null;
  void: number;
  requestedAt: number;
  respondedAt: number;
  /** The last evidence for or against, and how many questions in a row went without an answer. */
  seenAt: number;
  misses: number;
  /** Something hints that `online` is no longer true: ask at once. */
  urgent: boolean;
};

export type Evidence =
  /** The server said something: an answer, a listener's news. */
  | { is: 'heard' }
  /** A listener fell silent, a call did not come through. */
  | { is: 'missed' }
  /** The browser's own events. */
  | { is: 'network lost' | 'network found' }
  | { is: 'shown' | 'hidden' }
  /** What became of a question. */
  | { is: 'asked' }
  | { is: 'answered' | 'unanswered'; question: number };

export const initialConnectivity = (online: boolean, now: number): ConnectivityState => ({
  online,
  visible: true,
  requests: 0,
  asking: null,
  void: 0,
  requestedAt: Number.NEGATIVE_INFINITY,
  respondedAt: Number.NEGATIVE_INFINITY,
  // A page that opens hears its listeners long before: without news it asks after the time an answer may take.
  seenAt: online ? now - connectivity.checkMs + timeouts.answerMs : now,
  misses: 0,
  urgent: !online,
});

const withResponse = (reach: ConnectivityState, now: number): ConnectivityState => ({
  ...reach,
  online: true,
  respondedAt: now,
  seenAt: now,
  misses: 0,
  urgent: false,
});

/** What is known after `evidence`. */
export function nextConnectivity(
  reach: ConnectivityState,
  evidence: Evidence,
  now: number,
): ConnectivityState {
  switch (evidence.is) {
    case 'heard':
      return withResponse(reach, now);
    case 'missed':
      return { ...reach, urgent: true };
    case 'network lost':
      return {
        ...reach,
        online: false,
        asking: null,
        void: reach.requests,
        seenAt: now,
        misses: 1,
        urgent: false,
      };
    case 'network found':
      // What was sent before hangs in the network that was lost; nothing is gained by waiting for it.
      return {
        ...reach,
        asking: null,
        void: reach.requests,
        requestedAt: Number.NEGATIVE_INFINITY,
        misses: 0,
        urgent: true,
      };
    case 'shown':
      return { ...reach, visible: true, urgent: reach.urgent || !reach.online };
    case 'hidden':
      return { ...reach, visible: false };
    case 'asked':
      return {
        ...reach,
        requests: reach.requests + 1,
        asking: reach.requests + 1,
        requestedAt: now,
        urgent: false,
      };
    case 'answered': {
      if (evidence.question <= reach.void) return reach;
      const asking = reach.asking === evidence.question ? null : reach.asking;
      return { ...withResponse(reach, now), asking };
    }
    case 'unanswered': {
      if (reach.asking !== evidence.question) return reach;
      const silent = { ...reach, asking: null, seenAt: now };
      // Slow, but others were answered meanwhile.
      if (reach.respondedAt >= reach.requestedAt) return silent;
      return { ...silent, online: false, misses: reach.misses + 1 };
    }
  }
}

/** Milliseconds until the server is to be asked; null while an answer is awaited, or nobody looks at what is known. */
export function msUntilProbe(reach: ConnectivityState, now: number): number | null {
  if (reach.asking !== null) return null;
  // Five hundred calls that fail at once are one hint.
  if (reach.urgent)
    return Math.max(0, Math.min(timeouts.firstMs, reach.requestedAt + timeouts.firstMs - now));
  if (reach.online && !reach.visible) return null;
  const wait = reach.online
    ? connectivity.checkMs
    : Math.min(connectivity.checkMs, timeouts.firstMs * 2 ** Math.max(0, reach.misses - 1));
  return Math.max(0, Math.min(wait, reach.seenAt + wait - now));
}

import { connectivity } from '#shared/constants.ts';

/** Milliseconds: an answer that takes longer counts as none, and how soon a server that was missed is asked again. */
export const patience = { answerMs: 5_000, firstMs: 2_000 } as const;

/** Whether the server can be reached, by what was last seen of it. Moments are milliseconds of a clock that never jumps. */
export type Reach = {
  online: boolean;
  visible: boolean;
  /** Questions asked so far; the one that is on its way; those up to `void` were sent over a network that is gone. */
  asked: number;
  asking: number | null;
  void: number;
  askedAt: number;
  heardAt: number;
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

export const atFirst = (online: boolean, now: number): Reach => ({
  online,
  visible: true,
  asked: 0,
  asking: null,
  void: 0,
  askedAt: Number.NEGATIVE_INFINITY,
  heardAt: Number.NEGATIVE_INFINITY,
  // A page that opens hears its listeners long before: without news it asks after the time an answer may take.
  seenAt: online ? now - connectivity.checkMs + patience.answerMs : now,
  misses: 0,
  urgent: !online,
});

const heard = (reach: Reach, now: number): Reach => ({
  ...reach,
  online: true,
  heardAt: now,
  seenAt: now,
  misses: 0,
  urgent: false,
});

/** What is known after `evidence`. */
export function after(reach: Reach, evidence: Evidence, now: number): Reach {
  switch (evidence.is) {
    case 'heard':
      return heard(reach, now);
    case 'missed':
      return { ...reach, urgent: true };
    case 'network lost':
      return {
        ...reach,
        online: false,
        asking: null,
        void: reach.asked,
        seenAt: now,
        misses: 1,
        urgent: false,
      };
    case 'network found':
      // What was sent before hangs in the network that was lost; nothing is gained by waiting for it.
      return {
        ...reach,
        asking: null,
        void: reach.asked,
        askedAt: Number.NEGATIVE_INFINITY,
        misses: 0,
        urgent: true,
      };
    case 'shown':
      return { ...reach, visible: true, urgent: reach.urgent || !reach.online };
    case 'hidden':
      return { ...reach, visible: false };
    case 'asked':
      return { ...reach, asked: reach.asked + 1, asking: reach.asked + 1, askedAt: now, urgent: false };
    case 'answered': {
      if (evidence.question <= reach.void) return reach;
      const asking = reach.asking === evidence.question ? null : reach.asking;
      return { ...heard(reach, now), asking };
    }
    case 'unanswered': {
      if (reach.asking !== evidence.question) return reach;
      const silent = { ...reach, asking: null, seenAt: now };
      // Slow, but others were answered meanwhile.
      if (reach.heardAt >= reach.askedAt) return silent;
      return { ...silent, online: false, misses: reach.misses + 1 };
    }
  }
}

/** Milliseconds until the server is to be asked; null while an answer is awaited, or nobody looks at what is known. */
export function untilAsked(reach: Reach, now: number): number | null {
  if (reach.asking !== null) return null;
  // Five hundred calls that fail at once are one hint.
  if (reach.urgent) return Math.max(0, Math.min(patience.firstMs, reach.askedAt + patience.firstMs - now));
  if (reach.online && !reach.visible) return null;
  const wait = reach.online
    ? connectivity.checkMs
    : Math.min(connectivity.checkMs, patience.firstMs * 2 ** Math.max(0, reach.misses - 1));
  return Math.max(0, Math.min(wait, reach.seenAt + wait - now));
}

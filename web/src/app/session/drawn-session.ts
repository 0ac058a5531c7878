import type { Session } from '../../shared/session/session-store.ts';

type Known = {
  /** The same as `now`, as late as a drawing in slices makes it. */
  settled: Session;
  /** What is shown of this device's memory, the server has not said yet. */
  unheard: boolean;
  /** Somebody has been shown inside by this device's memory. */
  wasIn: boolean;
};

/**
 * The session that is drawn. Coming in draws a whole screen: in slices, between which the page answers. All else acts at
 * once, and so does coming in where nothing is drawn yet that could answer. Nobody is led out again for the time of the
 * slices: a server that answers before they have caught up took the screen away, with what was begun in it.
 */
export function drawn(now: Session, { settled, unheard, wasIn }: Known): Session {
  const comesIn = now.is === 'ready' && !unheard;
  return comesIn && (settled.is === 'ready' || !wasIn) ? settled : now;
}

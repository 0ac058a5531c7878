import type { Live } from '../data/live.ts';

/** Milliseconds that a form waits for a card which is on its way: a trigger writes that of a new donor within seconds. */
const arrivalMs = 10_000;

/** How a card that a form needs came to be there, or why it did not. */
export type Arrival<T> =
  | { is: 'here'; card: T }
  /** No card can come: the server cannot be asked. */
  | { is: 'unreachable' }
  | { is: 'missing' };

/** A card that may come after its form: `update` what is known of it by now, `wait` until it is there. */
export function cardArrival<T>(isOnline: () => boolean) {
  let known: Live<T | null> = { is: 'loading' };
  const listeners = new Set<() => void>();

  function arrived(): Arrival<T> | null {
    if (known.is === 'ready' && known.value !== null) return { is: 'here', card: known.value };
    if (known.is === 'failed') return { is: 'missing' };
    if (known.is === 'unseen' || (known.is === 'ready' && !isOnline())) return { is: 'unreachable' };
    return null;
  }

  return {
    update(next: Live<T | null>): void {
      known = next;
      for (const listener of [...listeners]) listener();
    },
    wait: (): Promise<Arrival<T>> =>
      new Promise((done) => {
        const end = (arrival: Arrival<T>) => {
          clearTimeout(timer);
          listeners.delete(check);
          done(arrival);
        };
        const check = () => {
          const arrival = arrived();
          if (arrival) end(arrival);
        };
        const timer = setTimeout(() => end({ is: isOnline() ? 'missing' : 'unreachable' }), arrivalMs);
        listeners.add(check);
        check();
      }),
  };
}

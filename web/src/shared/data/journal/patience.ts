/** What passes by itself: a server out of reach, or busy with another's change of the same document. */
const passing = ['unavailable', 'deadline-exceeded', 'cancelled', 'aborted', 'failed-precondition'];
export const isPassing = (code: string): boolean => passing.includes(code);

/** Milliseconds before another attempt: the first soon, later ones twice as late each, half a minute at most. */
const waits = { first: 300, longest: 30_000 } as const;
/** `chance`: 0 to 1, so that devices that lost the same network do not come back in step. */
export const waitAfter = (attempts: number, chance: number): number =>
  Math.min(waits.first * 2 ** attempts, waits.longest) * (0.75 + chance / 2);

/** Resolves when another attempt is due, or at once when the device is online again. */
export function due(attempts: number): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      done();
    };
    const timer = setTimeout(go, waitAfter(attempts, Math.random()));
    addEventListener('online', go);
  });
}

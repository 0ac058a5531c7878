/** At most so many failures in so many milliseconds. */
export type Limit = { windowMs: number; failures: number };

const minute = 60_000;
const hour = 60 * minute;

/** The failures that some limit still counts, oldest first. All times are milliseconds since 1970. */
export const stillCounted = (failedAt: readonly number[], limits: readonly Limit[], now: number): number[] =>
  failedAt
    .filter((at) => at > now - Math.max(...limits.map(({ windowMs }) => windowMs)))
    .sort((a, b) => a - b);

/** Milliseconds until another attempt is allowed; 0 where it is now. `failedAt` is sorted, oldest first. */
export function waitOf(failedAt: readonly number[], limits: readonly Limit[], now: number): number {
  const waits = limits.map(({ windowMs, failures }) => {
    // Once this one leaves the window, one fewer than the limit is left in it.
    const blocking = failedAt.at(-failures);
    return blocking === undefined ? 0 : blocking + windowMs - now;
  });
  return Math.max(0, ...waits);
}

const some = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** How long to wait, rounded up, so that whoever waits that long gets in: `14 minutes`, `23 hours`. */
export const formatWait = (ms: number): string =>
  ms <= 90 * minute
    ? some(Math.max(1, Math.ceil(ms / minute)), 'minute')
    : some(Math.ceil(ms / hour), 'hour');

import { stillCounted, waitOf } from '#shared/domain/second-factor/attempt-limits.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Bucket } from '#shared/usecases/buckets.ts';
import type { Attempt } from '#shared/usecases/use-case.ts';

/** Counts attempts by bucket, as the server does in its documents. */
export function attemptsInMemory(): (bucket: Bucket, now: number) => Attempt {
  /** Milliseconds since 1970. */
  const attempts = new Map<string, readonly number[]>();
  return ({ id, limits }, now) => {
    const counted = stillCounted(attempts.get(id) ?? [], limits, now);
    const wait = waitOf(counted, limits, now);
    if (wait > 0)
      throw new RefusedError('attempts.tooMany', { wait: Math.ceil(wait / 1_000) }, { retryAfterMs: wait });
    // No two alike: taking one back would take both.
    const at = Math.max(now, (counted.at(-1) ?? 0) + 1);
    attempts.set(id, [...counted, at]);
    return {
      takeBack: async () => {
        attempts.set(
          id,
          (attempts.get(id) ?? []).filter((one) => one !== at),
        );
      },
    };
  };
}

import { stillCounted, waitOf } from '#shared/domain/second-factor/attempt-limits.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Bucket } from '#shared/usecases/buckets.ts';
import type { Attempt, Context } from '#shared/usecases/use-case.ts';
import type { DemoStore } from '../demo-store.ts';
import { memoryReads, memoryTransaction } from './memory-store.ts';
import { perform } from './perform.ts';

/** Counted attempts by bucket: milliseconds since 1970. */
type Attempts = Map<string, readonly number[]>;
/** A demo's own: another campaign in the same process has its own counts. */
const attemptsOf = new WeakMap<DemoStore, Attempts>();

function countAttempt(world: DemoStore, { id, limits }: Bucket, now: number): Attempt {
  const attempts: Attempts = attemptsOf.get(world) ?? new Map();
  attemptsOf.set(world, attempts);
  const counted = stillCounted(attempts.get(id) ?? [], limits, now);
  const wait = waitOf(counted, limits, now);
  if (wait > 0)
    throw new RefusedError('attempts.tooMany', { wait: Math.ceil(wait / 1000) }, { retryAfterMs: wait });
  // No two alike: taking one back would take both.
  const at = Math.max(now, (counted.at(-1) ?? 0) + 1);
  attempts.set(id, [...counted, at]);
  const takeBack = async () =>
    void attempts.set(
      id,
      (attempts.get(id) ?? []).filter((one) => one !== at),
    );
  return { takeBack };
}

/** A use case's context over the demo's documents, for the act that is under way. */
export function memoryContext(world: DemoStore, callId: string | null = null): Context {
  const { actor, organization, instant } = world;
  const at = world.now();
  const member = { ...actor, organization };
  const documents = { scope: member, tableOf: world.tableOf, version: world.version };
  return {
    member,
    callId,
    now: () => at,
    instant,
    newId: world.newId,
    read: memoryReads(documents),
    async tx(work) {
      const { result, effects } = await memoryTransaction(documents, instant(at), work);
      for (const effect of effects) perform(world, effect);
      return result;
    },
    countAttempt: async (bucket) => countAttempt(world, bucket, at),
    warn: () => undefined,
  };
}

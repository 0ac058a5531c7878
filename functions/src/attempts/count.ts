import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { twoFactorAttempts } from '#shared/collections/index.ts';
import { stillCounted, waitOf } from '#shared/domain/second-factor/attempt-limits.ts';
import { RefusedError, waitParams } from '#shared/refusals.ts';
import type { Bucket } from '#shared/usecases/buckets.ts';
import { coalesce } from '../coalesce.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

/** A counted attempt. `fills`: should it fail, the account's bucket allows no other for a while. `count`: how many that has, with this one. */
export type Attempt = { fills: boolean; count: number; takeBack: () => Promise<void> };
/** `address`: a second bucket that the same attempt fills, where there is one. */
export type CountAttempt = (account: Bucket, address?: Bucket) => Promise<Attempt>;

type Verdict = { wait: number } | { at: number; fills: boolean; count: number; counted: readonly Bucket[] };
type Asking = { buckets: readonly [account: Bucket, ...more: Bucket[]]; verdict: Verdict | null };

const failuresOf = (db: Firestore, id: string) => db.collection(twoFactorAttempts.path('')).doc(id);

/**
 * Counts an attempt as failed before anything is checked, so that parallel guesses cannot slip through; one that
 * succeeds is taken back. The counter throws `resource-exhausted` with the wait where a bucket is full, and where so
 * many ask at once that it could not be counted.
 *
 * In one process the attempts on one account are counted in turns, all that wait in one transaction: forty that
 * contended for the document took eight seconds. One read and one write a bucket.
 */
export function attemptCounter(db: Firestore): CountAttempt {
  const turns = coalesce<Asking>(async (_, asking) => {
    const verdicts = await runTransactionWithRetry(db, (transaction) => countAll(transaction, db, asking));
    // Only now: an attempt whose count was not committed was not granted.
    for (const [place, one] of asking.entries()) one.verdict = verdicts[place] ?? null;
  });
  return async (account, address) => {
    const asking: Asking = { buckets: address ? [account, address] : [account], verdict: null };
    await turns(account.id, [asking]).catch((error: unknown) => {
      throw isContention(error) ? tooMany(aMoment) : error;
    });
    const { verdict } = asking;
    if (!verdict) throw new Error('An attempt was not counted.');
    if ('wait' in verdict) throw tooMany(verdict.wait);
    return {
      fills: verdict.fills,
      count: verdict.count,
      takeBack: () => takeBack(db, verdict.counted, verdict.at),
    };
  };
}

async function countAll(
  transaction: Transaction,
  db: Firestore,
  asking: readonly Asking[],
): Promise<Verdict[]> {
  const now = Date.now();
  const buckets = new Map(asking.flatMap((one) => one.buckets).map((bucket) => [bucket.id, bucket]));
  const found = await transaction.getAll(...[...buckets.keys()].map((id) => failuresOf(db, id)));
  const failures = new Map(
    found.map((stored) => [
      stored.id,
      stored.exists ? [...twoFactorAttempts.schema.parse(stored.data()).failed_at] : [],
    ]),
  );
  const of = ({ id, limits }: Bucket) => stillCounted(failures.get(id) ?? [], limits, now);
  const counted = new Set<string>();
  const waitFor = (bucket: Bucket, limits = bucket.limits) => waitOf(of(bucket), limits, now);
  const verdicts = asking.map(({ buckets: attemptBuckets }): Verdict => {
    const [account, address = account] = attemptBuckets;
    const full = waitFor(address);
    const spared = address.spared ? waitFor(account, address.spared) : full;
    const wait = Math.max(waitFor(account), Math.min(full, spared));
    if (wait > 0) return { wait };
    // No two of a bucket alike: taking one back would take both.
    const at = Math.max(now, ...attemptBuckets.map((bucket) => (of(bucket).at(-1) ?? 0) + 1));
    // A full bucket takes no more: it would never end, and grow past what a document may hold.
    const into = full > 0 ? [account] : attemptBuckets;
    for (const bucket of into) {
      failures.set(bucket.id, [...of(bucket), at]);
      counted.add(bucket.id);
    }
    return { at, fills: waitFor(account) > 0, count: of(account).length, counted: into };
  });
  for (const [id, bucket] of buckets) {
    const failedAt = of(bucket);
    const last = failedAt.at(-1);
    if (!counted.has(id) || last === undefined) continue;
    const longest = Math.max(...bucket.limits.map(({ windowMs }) => windowMs));
    transaction.set(failuresOf(db, id), {
      failed_at: failedAt,
      expires_at: Timestamp.fromMillis(last + longest),
    });
  }
  return verdicts;
}

/** Left standing, a count costs one attempt of five for a while; what succeeded must not fail for it. */
async function takeBack(db: Firestore, buckets: readonly Bucket[], at: number): Promise<void> {
  const batch = db.batch();
  for (const { id } of buckets) batch.update(failuresOf(db, id), { failed_at: FieldValue.arrayRemove(at) });
  await batch.commit().catch((error: unknown) => logger.warn('attempt not taken back', { error }));
}

const aMoment = 5_000;

const tooMany = (wait: number) =>
  new RefusedError('attempts.tooMany', waitParams(wait), { retryAfterMs: wait });

/** gRPC's DEADLINE_EXCEEDED and ABORTED. */
const isContention = (error: unknown): boolean =>
  [4, 10].includes(Number(error instanceof Error && Reflect.get(error, 'code')));

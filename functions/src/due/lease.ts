import { randomUUID } from 'node:crypto';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { due } from '#shared/collections/index.ts';
import { dueLeaseMs, dueParkedMs } from '#shared/constants.ts';
import type { DueDocument } from '#shared/domain/due/due-document.ts';
import { retryAfterMs } from '#shared/domain/due/retry.ts';
import { scrubTo } from '#shared/domain/scrub.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { dueReference, readDue } from './due-documents.ts';
import type { Handled } from './handler.ts';

const moment = (millis: number) => Timestamp.fromMillis(millis);
/** Milliseconds by which the clocks of two ticks may differ. */
const clocksDifferMs = 10 * 60_000;

/** A lease that ends later than any begins is of a clock that was ahead, and holds nobody up. */
export const isLeased = (until: { toMillis(): number } | null, now: number): boolean =>
  until !== null && until.toMillis() > now && until.toMillis() <= now + dueLeaseMs + clocksDifferMs;

const parking = (now: number) => ({ at: null, expires_at: moment(now + dueParkedMs) });

/** `parked`: it was taken too often without being done, for instance because each time the tick ended over it. */
export type Taken = { is: 'taken'; due: DueDocument } | { is: 'parked'; due: DueDocument } | { is: 'gone' };

/** gRPC's NOT_FOUND and FAILED_PRECONDITION. */
const overtaken = new Set<unknown>([5, 9]);

/** Writes what was read, unless somebody else wrote it since: then false. */
const replace = ({ ref, updateTime }: QueryDocumentSnapshot, fields: Partial<DueDocument>) =>
  ref.update(fields, { lastUpdateTime: updateTime }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && overtaken.has(Reflect.get(error, 'code'))) return false;
      throw error;
    },
  );

/** Takes a document that is due for two minutes, once: of those who read it at the same time, one writes it first. */
export async function takeLease(found: QueryDocumentSnapshot, now: number): Promise<Taken> {
  const parsed = due.schema.safeParse(found.data());
  if (!parsed.success) {
    // Of a version that is not this one: it waits for somebody who looks at it.
    logger.error('unreadable document', { path: found.ref.path, issues: parsed.error.issues });
    await replace(found, { at: null });
    return { is: 'gone' };
  }
  const before = parsed.data;
  if (isLeased(before.lease_until, now)) return { is: 'gone' };
  const generation = randomUUID();
  if (retryAfterMs(before.attempts) === null) {
    const error = before.error ?? 'Each try ended before it was done.';
    const parked = { ...parking(now), generation, lease_until: null, error };
    if (!(await replace(found, parked))) return { is: 'gone' };
    return { is: 'parked', due: { ...before, ...parked } };
  }
  const lease = { generation, lease_until: moment(now + dueLeaseMs), attempts: before.attempts + 1 };
  if (!(await replace(found, lease))) return { is: 'gone' };
  return { is: 'taken', due: { ...before, ...lease } };
}

export type Ending = { handled: Handled } | { failed: unknown };

/** Why something failed, without whom it was for. */
export const reasonOf = (failed: unknown): string =>
  scrubTo(failed instanceof Error ? failed.message : String(failed), 500).trim() || 'No reason was given.';

/**
 * Ends what a lease began; nothing where the document was changed or taken meanwhile. Says whether it is parked: tried as
 * often as it may be.
 */
export const endLease = (
  db: Firestore,
  id: string,
  { generation }: Pick<DueDocument, 'generation'>,
  ending: Ending,
  now: number,
): Promise<'ended' | 'parked'> =>
  runTransactionWithRetry(db, async (transaction) => {
    const found = await readDue(transaction, db, id);
    if (!found || found === 'unreadable' || found.generation !== generation) return 'ended';
    const reference = dueReference(db, id);
    const free = { ...found, generation: randomUUID(), lease_until: null };
    if ('failed' in ending) {
      const pause = retryAfterMs(found.attempts);
      const next = pause === null ? parking(now) : { at: moment(now + pause) };
      transaction.set(reference, { ...free, ...next, error: reasonOf(ending.failed) });
      return pause === null ? 'parked' : 'ended';
    }
    const { handled } = ending;
    if (handled === 'done') transaction.delete(reference);
    else
      transaction.set(reference, {
        ...free,
        ...{ at: moment(Math.max(handled.again, now + 1)), attempts: 0, error: null },
      });
    return 'ended';
  });

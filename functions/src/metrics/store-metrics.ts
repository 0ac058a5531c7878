import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { MetricBatch, metricsCall } from '#shared/api/metrics-api.ts';
import { metricRollups, performanceMetrics } from '#shared/collections/index.ts';
import { rollupId } from '#shared/domain/metric-rollups.ts';
import { metricLimits } from '#shared/metric-limits.ts';
import { RefusedError, waitParams } from '#shared/refusals.ts';
import { coalesce } from '../coalesce.ts';
import type { Member } from '../http/guard.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { batchOf, inTime } from './batch.ts';
import { openRollups } from './open-rollups.ts';
import { senderOf } from './sender-name.ts';

type Outcome = { stored: boolean } | { wait: number };
type Asking = { uid: string; sender: string; batch: MetricBatch; outcome: Outcome | null };

const hourMs = 3_600_000;

type Dependencies = { db: Firestore; twoFactorKey: () => string; now?: () => number };

/**
 * Keeps a batch and folds it into its hour and its day, all or nothing. Costs two reads and a write for each of the
 * batch, its hours and its days: three writes as a rule, five where it lies over midnight or comes late. One that is
 * there costs no write. `resource-exhausted`: the member has sent too many in this hour.
 *
 * In one process the batches of one organization are taken in turns, all that wait in one transaction: they all fold
 * into the same two documents. How many a member sent is kept in the hour's, so that counting costs nothing.
 */
export function storeMetrics({ db, twoFactorKey, now = Date.now }: Dependencies) {
  const turns = coalesce<Asking>(async (organization, asking) => {
    const outcomes = await runTransactionWithRetry(db, (transaction) =>
      takeAll(transaction, db, organization, asking, now()),
    );
    // Only now: what was not committed was not taken.
    for (const [place, one] of asking.entries()) one.outcome = outcomes[place] ?? null;
  });
  return async (member: Member, input: MetricBatch): Promise<z.output<typeof metricsCall.response>> => {
    const { organization, uid } = member;
    const sender = senderOf(twoFactorKey(), member);
    const asking: Asking = { uid, sender, batch: inTime(input, now()), outcome: null };
    await turns(organization, [asking]);
    const { outcome } = asking;
    if (!outcome) throw new Error('A batch was not taken.');
    if ('wait' in outcome) throw tooMany(outcome.wait);
    return outcome;
  };
}

const tooMany = (wait: number) =>
  new RefusedError('metrics.tooMany', waitParams(wait), { retryAfterMs: wait });

async function takeAll(
  transaction: Transaction,
  db: Firestore,
  organization: string,
  asking: readonly Asking[],
  now: number,
): Promise<Outcome[]> {
  const batches = db.collection(performanceMetrics.path(organization));
  const folds = db.collection(metricRollups.path(organization));
  const moments = asking.flatMap(({ batch }) => batch.metrics.map(({ timestamp }) => timestamp));
  const thisHour = rollupId('h', now);
  const ids = [...new Set([thisHour, ...moments.flatMap((at) => [rollupId('h', at), rollupId('d', at)])])];
  const refs: DocumentReference[] = [...new Set(asking.map(({ batch }) => batch.id))].map((id) =>
    batches.doc(id),
  );
  const found = await transaction.getAll(...refs, ...ids.map((id) => folds.doc(id)));
  const existing = new Set(found.slice(0, refs.length).flatMap(existingId));
  const rollups = openRollups(found.slice(refs.length));

  const outcomes = asking.map(({ uid, sender, batch }): Outcome => {
    if (existing.has(batch.id)) return { stored: false };
    if (rollups.sentBy(sender, thisHour) >= metricLimits.batchesAnHour)
      return { wait: hourMs - (now % hourMs) };
    existing.add(batch.id);
    rollups.count(sender, thisHour);
    rollups.fold(sender, batch.metrics);
    transaction.create(batches.doc(batch.id), batchOf(batch, uid, now));
    return { stored: true };
  });
  for (const [id, data] of rollups.changed()) transaction.set(folds.doc(id), data);
  return outcomes;
}

const existingId = ({ id, exists }: DocumentSnapshot): string[] => (exists ? [id] : []);

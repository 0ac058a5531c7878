import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type * as z from 'zod/mini';
import type { pruneMetricsCall } from '#shared/api/metrics-api.ts';
import { errorGroups, errorReports, metricRollups, performanceMetrics } from '#shared/collections/index.ts';
import { metricsRetentionDays, pruneBatch } from '#shared/constants.ts';
import { rollupId } from '#shared/domain/metric-rollups.ts';
import { actorFields, writeAuditEntry } from '../audit/audit-entry.ts';
import type { Member } from '../http/guard.ts';
import type { Enqueue } from '../task-queue.ts';

export type Pruned = z.output<typeof pruneMetricsCall.response>;
type Clock = () => number;

const dayMs = 86_400_000;
/** Milliseconds of one run of the schedule: a minute less than the function has. */
const runMs = 8 * 60_000;
/** Milliseconds of one request, whose asker waits. */
const requestMs = 10_000;

/** Oldest first, so that one index serves the condition and the order. Only the field that says where a page ended is sent. */
const before = (query: Query, field: string, at: number): Query =>
  query.where(field, '<', Timestamp.fromMillis(at)).orderBy(field).select(field);

/** gRPC's NOT_FOUND. */
const isNotFound = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === 5;

/** How many of a page were deleted; null where another run took some of them first, and none was. */
async function removePage(db: Firestore, docs: readonly QueryDocumentSnapshot[]): Promise<number | null> {
  const batch = db.batch();
  for (const { ref } of docs) batch.delete(ref, { exists: true });
  return batch.commit().then(
    () => docs.length,
    (error: unknown) => {
      if (isNotFound(error)) return null;
      throw error;
    },
  );
}

/** Pages that one query fetches: in the emulator a query of 500 among 100,000 takes as long as one of 5,000. */
const pageCount = 10;

/**
 * Deletes what an ordered query finds, page by page, until nothing is left or it is `until` (milliseconds); at least one
 * page. A run that was cut off leaves nothing to mend: the next begins at what is left. Runs at the same time share the
 * work, and each counts what it deleted itself. A read and a write for each document.
 */
export async function pruneAll(
  db: Firestore,
  query: Query,
  until: number,
  now: Clock = Date.now,
): Promise<Pruned> {
  const first = query.limit(pageCount * pruneBatch);
  let deleted = 0;
  let next = first;
  for (;;) {
    const { docs } = await next.get();
    let missed = false;
    for (let at = 0; at < docs.length; at += pruneBatch) {
      if (at > 0 && now() >= until) return { deleted, more: true };
      const removed = await removePage(db, docs.slice(at, at + pruneBatch));
      deleted += removed ?? 0;
      missed ||= removed === null;
    }
    const last = docs.at(-1);
    if (!last || (docs.length < pageCount * pruneBatch && !missed)) return { deleted, more: false };
    if (now() >= until) return { deleted, more: true };
    // From where this ended: entries deleted just now would be passed over again, one by one.
    next = missed ? first : first.startAfter(last);
  }
}

/** The daily cleanup, over all organizations and without reading any of them. */
export function dailyPrune({
  db,
  enqueue,
  now = Date.now,
}: {
  db: Firestore;
  enqueue: Enqueue;
  now?: Clock;
}) {
  const old = () => now() - metricsRetentionDays * dayMs;
  const jobs = (): [name: string, query: Query][] => [
    [performanceMetrics.name, before(db.collectionGroup(performanceMetrics.name), 'received_at', old())],
    [errorReports.name, before(db.collectionGroup(errorReports.name), 'received_at', old())],
    [errorGroups.name, before(db.collectionGroup(errorGroups.name), 'last_seen', old())],
    [metricRollups.name, before(db.collectionGroup(metricRollups.name), 'over_at', now())],
  ];
  return {
    /** Ends before the function is ended; what is left is a task of its own. */
    async now(): Promise<void> {
      const until = now() + runMs;
      for (const [collection, query] of jobs()) {
        const pruned = await pruneAll(db, query, until, now);
        logger.info('pruned', { collection, ...pruned });
        if (pruned.more) {
          await enqueue({ name: `prune ${now()}`, at: now(), data: {} });
          return;
        }
      }
    },
  };
}

/** An admin's cleanup of their own organization: ten seconds of it, and whether there is more. */
export const pruneMetrics =
  ({ db, now = Date.now }: { db: Firestore; now?: Clock }) =>
  async (member: Member, { days }: z.output<typeof pruneMetricsCall.request>): Promise<Pruned> => {
    const { organization } = member;
    const at = now() - days * dayMs;
    const metrics = db.collection(performanceMetrics.path(organization));
    const pruned = await pruneAll(db, before(metrics, 'received_at', at), now() + requestMs, now);
    if (pruned.deleted > 0)
      await writeAuditEntry(db, organization, {
        type: 'metrics_pruned',
        ...actorFields(member),
        count: pruned.deleted,
      });
    if (pruned.more) return pruned;
    // What charts were drawn from: hours and days that ended before. There are few, and they are not counted.
    for (const period of ['h', 'd'] as const) {
      const folds = db
        .collection(metricRollups.path(organization))
        .where(FieldPath.documentId(), '>=', `${period}-`)
        .where(FieldPath.documentId(), '<', rollupId(period, at))
        .orderBy(FieldPath.documentId())
        .select();
      await pruneAll(db, folds, now() + requestMs, now);
    }
    return pruned;
  };

import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pruneMetricsCall } from '#shared/api/metrics-api.ts';
import { memberOf } from '../../../tests/functions/import-campaign.ts';
import '../../../tests/functions/emulator-clients.ts';
import { dailyPrune, pruneMetrics } from './prune.ts';

/** Of its own: a schedule looks at every organization of a project. */
const db = getFirestore(initializeApp({ projectId: `demo-hustings-prune-${Date.now()}` }, 'prune'));
const dayMs = 86_400_000;
const now = Date.parse('2026-10-31T12:00:00Z');
const ago = (days: number) => Timestamp.fromMillis(now - days * dayMs);

const fields: Record<string, string> = {
  performance_metrics: 'received_at',
  error_reports: 'received_at',
  error_groups: 'last_seen',
  metric_rollups: 'over_at',
};
/** An organization with a document of each age in days, in each collection that is pruned. */
async function organization(ages: Record<string, readonly number[]>) {
  const id = randomUUID();
  const batch = db.batch();
  for (const [collection, days] of Object.entries(ages)) {
    for (const day of days) {
      const name =
        collection === 'metric_rollups'
          ? `d-${new Date(now - day * dayMs).toISOString().slice(0, 10)}`
          : `${day}`;
      batch.set(db.doc(`organizations/${id}/${collection}/${name}`), {
        [fields[collection] ?? '']: ago(day),
      });
    }
  }
  await batch.commit();
  const left = async (collection: string) =>
    (await db.collection(`organizations/${id}/${collection}`).get()).docs.map((one) => one.id).sort();
  const audited = async () =>
    (await db.collection(`organizations/${id}/audit`).get()).docs.map((one) => one.data());
  return { id, left, audited };
}

let logged: unknown[][] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(logger, 'info').mockImplementation((...args) => void logged.push(args));
});
afterEach(() => vi.restoreAllMocks());

it('deletes what is older than 30 days, everywhere, in four collections, and says how much', async () => {
  const ages = { performance_metrics: [1, 29, 31, 90], error_reports: [29, 31], error_groups: [2, 45] };
  const [one, other] = [await organization(ages), await organization({ ...ages, metric_rollups: [-1, 1] })];
  const tasks: object[] = [];
  const prune = dailyPrune({ db, enqueue: async (task) => void tasks.push(task), now: () => now });
  await Promise.all([prune.now(), prune.now()]);
  for (const { left } of [one, other]) {
    expect(await left('performance_metrics')).toEqual(['1', '29']);
    expect(await left('error_reports')).toEqual(['29']);
    expect(await left('error_groups')).toEqual(['2']);
  }
  expect(await other.left('metric_rollups')).toEqual(['d-2026-11-01']);
  const deleted = logged.reduce(
    (sum, [, details]) => sum + Number(Reflect.get(Object(details), 'deleted')),
    0,
  );
  expect(deleted).toBe(2 * 4 + 1);
  expect(tasks).toEqual([]);
});

it('hands on what it has no time for, and the next run goes on where it was', async () => {
  const old = Array.from({ length: 1_200 }, (_, at) => 31 + at / 1_000);
  const { left } = await organization({ performance_metrics: old });
  const tasks: { at: number }[] = [];
  let calls = 0;
  // Asked when the run begins and for each collection; after the first page its time is up.
  const clock = () => now + (calls++ < 5 ? 0 : 3_600_000);
  await dailyPrune({ db, enqueue: async (task) => void tasks.push(task), now: clock }).now();
  expect(await left('performance_metrics')).toHaveLength(700);
  expect(tasks).toHaveLength(1);
  await dailyPrune({ db, enqueue: async (task) => void tasks.push(task), now: () => now }).now();
  expect(await left('performance_metrics')).toEqual([]);
  expect(tasks).toHaveLength(1);
});

it('lets an admin delete their own organization’s, as many days back as they say', async () => {
  const ages = { performance_metrics: [1, 6, 8, 90], metric_rollups: [1, 8, 9], error_reports: [90] };
  const [one, other] = [await organization(ages), await organization(ages)];
  const prune = pruneMetrics({ db, now: () => now });
  const input = pruneMetricsCall.request.parse({ days: 7 });
  expect(await prune(memberOf(one.id), input)).toEqual({ deleted: 2, more: false });
  expect(await prune(memberOf(one.id), input)).toEqual({ deleted: 0, more: false });
  // The second cleanup found nothing, so there is nothing to tell of it.
  expect(await one.audited()).toMatchObject([
    { type: 'metrics_pruned', count: 2, actor_id: 'importer', actor_name: 'Test Member' },
  ]);
  expect(await other.audited()).toEqual([]);
  expect(await one.left('performance_metrics')).toEqual(['1', '6']);
  expect(await one.left('metric_rollups')).toEqual(['d-2026-10-30']);
  expect(await one.left('error_reports')).toEqual(['90']);
  expect(await other.left('performance_metrics')).toHaveLength(4);
  expect(pruneMetricsCall.request.parse({})).toEqual({ days: 30 });
  for (const days of [0, 366, 1.5, -1, '7']) {
    expect(pruneMetricsCall.request.safeParse({ days }).success).toBe(false);
  }
});

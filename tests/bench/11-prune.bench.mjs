import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { runnerImport } from 'vite';
import { at } from '../../scripts/lib/paths.mjs';
import { atMost, forTheRecord } from './support/rows.mjs';

/** No trigger listens to it, and the emulator's other figures are not slowed by what lies in it. */
const project = 'demo-hustings-bench';
const [count, campaigns, page] = [100_000, 20, 500];
/** Measurements that are not old enough, one in each so many. */
const recentEach = 50;
const dayMs = 86_400_000;

/** What was measured over 30 days and more, in several organizations; every fiftieth lately. */
function metricsOf(now) {
  return Array.from({ length: count }, (_, i) => {
    const received = i % recentEach === 0 ? now - (i % 29) * dayMs : now - 31 * dayMs - i;
    return {
      path: `organizations/campaign-${i % campaigns}/performance_metrics/${i}`,
      session_id: `session-${i % 900}`,
      user_id: `member-${i % 30}`,
      timestamp: Timestamp.fromMillis(received - 900_000),
      received_at: Timestamp.fromMillis(received),
      metrics: [{ metric_type: 'page_load', metric_name: 'LCP', value: 900, unit: 'ms', metadata: {} }],
    };
  });
}

async function write(db, records) {
  const pages = Array.from({ length: records.length / page }, (_, place) => place * page);
  const hand = async () => {
    for (let from = pages.shift(); from !== undefined; from = pages.shift()) {
      const batch = db.batch();
      for (const { path, ...record } of records.slice(from, from + page)) batch.set(db.doc(path), record);
      await batch.commit();
    }
  };
  await Promise.all([hand(), hand(), hand(), hand()]);
}

const seconds = (since) => (performance.now() - since) / 1_000;

/** The nightly cleanup of 100,000 measurements: cut off half-way, then taken up by two runs at once. */
export default async ({ firestore }) => {
  const { dailyPrune } = (await runnerImport(at('functions/src/metrics/prune.ts'))).module;
  const app = initializeApp({ projectId: project }, 'bench');
  const db = getFirestore(app);
  const empty = () =>
    fetch(`http://${firestore}/emulator/v1/projects/${project}/databases/(default)/documents`, {
      method: 'DELETE',
    });
  const left = async () => (await db.collectionGroup('performance_metrics').count().get()).data().count;
  try {
    await empty();
    const now = Date.now();
    const recent = Math.ceil(count / recentEach);
    let since = performance.now();
    await write(db, metricsOf(now));
    const written = seconds(since);

    const tasks = [];
    const enqueue = async (task) => void tasks.push(task);
    // A clock that says, after half of the pages, that the function's time is up.
    let clockReads = 0;
    const halfWay = () => now + (clockReads++ > count / page / 2 ? 10 * 60_000 : 0);
    since = performance.now();
    await dailyPrune({ db, enqueue, now: halfWay }).now();
    const half = seconds(since);
    const afterHalf = await left();
    const handedOn = tasks.length;

    since = performance.now();
    const both = await Promise.allSettled([
      dailyPrune({ db, enqueue, now: () => now }).now(),
      dailyPrune({ db, enqueue, now: () => now }).now(),
    ]);
    const rest = seconds(since);
    since = performance.now();
    await dailyPrune({ db, enqueue, now: () => now }).now();
    const nothing = seconds(since);
    const of = `Pruning ${count.toLocaleString('en-US')} measurements:`;
    return [
      forTheRecord(`${of} left where it was cut off`, afterHalf),
      atMost(`${of} cut off without handing on`, 1 - handedOn, 0),
      atMost(
        `${of} of two runs at once, failed`,
        both.filter(({ status }) => status === 'rejected').length,
        0,
      ),
      atMost(`${of} old ones left, or new ones deleted`, Math.abs((await left()) - recent), 0),
      forTheRecord(`${of} written`, written, 's'),
      forTheRecord(`${of} the first half`, half, 's'),
      forTheRecord(`${of} the rest, two at once`, rest, 's'),
      forTheRecord(`${of} a run that finds nothing`, nothing, 's'),
    ];
  } finally {
    await empty();
    await deleteApp(app);
  }
};

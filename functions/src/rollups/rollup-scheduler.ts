import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { dueFor } from '#shared/domain/rollup.ts';
import { coalesce } from '../coalesce.ts';
import { recompute } from './recompute.ts';
import { metricStates, rollupReference } from './rollup-documents.ts';
import type { RollupMetric } from './rollup-metrics.ts';

/** A recomputation that waits for the end of a window. */
export type PendingRecompute = { organization: string; parts: RollupMetric[]; due: number };
/** Has it run at its time; the same one asked for twice runs once. */
export type ScheduleRecompute = (waiting: PendingRecompute) => Promise<void>;

/** Milliseconds by which a timer may go off early. */
const timerMargin = 2;

export type RollupScheduler = ReturnType<typeof rollupScheduler>;

/**
 * Keeps a rollup in step with its source: at most one recomputation of a part in a window.
 *
 * No change is missed. `ask` runs after the change was committed and reads the rollup document at a moment
 * `n` of the database's clock. Either the part was read after the change; or it is recomputed now, so after
 * `n`; or a task is named after the window's end, which is after `n`. Such a task, whoever asked for it first
 * and even if it has ended, reads its source only once the database's clock has passed the window's end.
 */
export function rollupScheduler({ db, later }: { db: Firestore; later: ScheduleRecompute }) {
  const now = coalesce<RollupMetric>((organization, parts) => recompute(db, organization, parts));

  async function ask(
    organization: string,
    parts: readonly RollupMetric[],
    changedAt: number | null,
  ): Promise<void> {
    if (parts.length === 0) return;
    const found = await rollupReference(db, organization).get();
    const readAt = found.readTime.toMillis();
    const stateOf = metricStates(found);
    const overdue: RollupMetric[] = [];
    const waiting = new Map<number, RollupMetric[]>();
    for (const part of parts) {
      const due = dueFor(stateOf(part), changedAt, readAt);
      if (due.is === 'now') overdue.push(part);
      if (due.is === 'later') waiting.set(due.at, [...(waiting.get(due.at) ?? []), part]);
    }
    await Promise.all([
      overdue.length > 0 ? now(organization, overdue) : null,
      ...[...waiting].map(([due, group]) => later({ organization, parts: group, due })),
    ]);
  }

  /** Runs a waiting recomputation, unless a reading at its time or later is already written. */
  async function settle({ organization, parts, due }: PendingRecompute): Promise<void> {
    const found = await rollupReference(db, organization).get();
    const stateOf = metricStates(found);
    const behind = parts.filter((part) => (stateOf(part)?.asOf ?? 0) < due);
    if (behind.length === 0) return;
    // Clocks differ by milliseconds, and the tasks emulator starts every task at once.
    await sleep(Math.max(0, due - found.readTime.toMillis() + timerMargin));
    await now(organization, behind);
  }

  return { ask, settle, now };
}

import { Timestamp } from 'firebase-admin/firestore';
import type { MetricBatch } from '#shared/api/metrics-api.ts';
import { metricLimits } from '#shared/metric-limits.ts';
import { RefusedError } from '#shared/refusals.ts';

/** A batch whose moments can be true: not old, not spread over hours, and none after `now`, where a clock runs ahead a little. */
export function inTime(batch: MetricBatch, now: number): MetricBatch {
  const moments = batch.metrics.map(({ timestamp }) => timestamp);
  const first = Math.min(...moments);
  const last = Math.max(...moments);
  if (last > now + metricLimits.clockSkewMs) {
    throw new RefusedError('metrics.future');
  }
  if (first < now - metricLimits.ageMs) throw new RefusedError('metrics.old');
  if (last - first > metricLimits.spanMs) {
    throw new RefusedError('metrics.span');
  }
  const metrics = batch.metrics.map((line) => ({ ...line, timestamp: Math.min(line.timestamp, now) }));
  return { ...batch, metrics };
}

/** As it is stored. */
export function batchOf({ session_id, metrics }: MetricBatch, uid: string, now: number) {
  return {
    session_id,
    user_id: uid,
    timestamp: Timestamp.fromMillis(Math.min(...metrics.map(({ timestamp }) => timestamp))),
    received_at: Timestamp.fromMillis(now),
    metrics: metrics.map(({ sum, timestamp, metadata, ...line }) => ({
      ...line,
      value: sum / line.count,
      // What is not said is left out: the database takes no `undefined`.
      metadata: Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== undefined)),
      timestamp: Timestamp.fromMillis(timestamp),
    })),
  };
}

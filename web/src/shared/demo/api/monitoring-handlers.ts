import { reportErrorsCall, settleErrorCall } from '#shared/api/errors-api.ts';
import { metricsCall, pruneMetricsCall } from '#shared/api/metrics-api.ts';
import { RefusedError } from '#shared/refusals.ts';
import { defineHandler, successResponse } from './handler.ts';

/** Calls about what `openMonitoring` brings. */
export const monitoringPaths: readonly string[] = [settleErrorCall.path, pruneMetricsCall.path];

/** What a device tells about itself goes nowhere. */
export const monitoringHandlers = [
  defineHandler(metricsCall, () => ({ stored: true })),
  defineHandler(reportErrorsCall, (_, { reports }) => ({ stored: reports.length })),
  defineHandler(
    settleErrorCall,
    ({ error_groups, actor, instant, now }, { fingerprint, status }) => {
      const settled = status !== 'open';
      const found = error_groups.patch(fingerprint, {
        status,
        resolved_by: settled ? actor.uid : null,
        resolved_by_name: settled ? actor.fullName : null,
        resolved_at: settled ? instant(now()) : null,
      });
      if (!found) throw new RefusedError('errors.gone');
      return successResponse;
    },
    true,
  ),
  defineHandler(
    pruneMetricsCall,
    ({ metric_rollups, performance_metrics, now }, { days }) => {
      const before = now() - days * 86_400_000;
      const sessions = performance_metrics.all().filter(({ received_at }) => received_at.toMillis() < before);
      for (const { id } of sessions) performance_metrics.remove(id);
      // An hour's or a day's id names when it began.
      const old = metric_rollups.all().filter(({ id }) => Date.parse(id.slice(2, 12)) + 86_400_000 <= before);
      for (const { id } of old) metric_rollups.remove(id);
      return { deleted: old.length + sessions.length, more: false };
    },
    true,
  ),
];

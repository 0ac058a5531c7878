import { health } from '../constants.ts';
import { type MetricBucket, type TimedType, timedTypes, totalOf } from './metric_rollups.ts';

/** The specification's §4 and §8. */
export type Health = {
  status: 'healthy' | 'degraded' | 'critical';
  alerts: string[];
  /** Milliseconds; null where none was measured. */
  pageLoad: number | null;
  apiResponse: number | null;
  /** Errors for each thing that was measured, 0 to 1. */
  errorRate: number;
};

/** Rounded up: what is above a threshold never reads as if it were at it. */
const roundedUp = (value: number, digits: number): number =>
  Math.ceil(Number((value * 10 ** digits).toFixed(6))) / 10 ** digits;

/** How the app did in the time that the buckets cover. */
export function healthOf(buckets: readonly MetricBucket[]): Health {
  const of = (type: TimedType) => totalOf(buckets.map(({ timed }) => timed[type]));
  const average = (type: TimedType): number | null => {
    const { count, sum } = of(type);
    return count > 0 ? sum / count : null;
  };
  const errors = buckets.reduce((sum, bucket) => sum + bucket.errors, 0);
  const measured = timedTypes.reduce((sum, type) => sum + of(type).count, 0);
  const errorRate = errors === 0 ? 0 : Math.min(1, errors / measured);
  const pageLoad = average('page_load');
  const apiResponse = average('api_response');
  const alerts = [
    ...(pageLoad !== null && pageLoad > health.pageLoadMs
      ? [`Average page load time is ${roundedUp(pageLoad, 0)}ms (threshold: ${health.pageLoadMs}ms)`]
      : []),
    ...(apiResponse !== null && apiResponse > health.apiResponseMs
      ? [`Average API response time is ${roundedUp(apiResponse, 0)}ms (threshold: ${health.apiResponseMs}ms)`]
      : []),
    ...(errorRate > health.degradedErrors
      ? [`Error rate is ${roundedUp(errorRate * 100, 1)}% (threshold: ${health.degradedErrors * 100}%)`]
      : []),
  ];
  const degraded = alerts.length > 0 ? 'degraded' : 'healthy';
  return {
    status: errorRate > health.criticalErrors ? 'critical' : degraded,
    alerts,
    pageLoad,
    apiResponse,
    errorRate,
  };
}

/** Where the measurements could not be read. */
export const unknownHealth: Health = {
  status: 'critical',
  alerts: ['Failed to retrieve system health metrics'],
  pageLoad: null,
  apiResponse: null,
  errorRate: 0,
};

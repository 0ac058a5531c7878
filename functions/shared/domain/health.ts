import { health } from '../constants.ts';
import type { MetricBucket } from './metric-rollups.ts';
import { type Figures, figuresOf, withoutLoudest } from './metric-shares.ts';

type Status = 'healthy' | 'degraded' | 'critical';
type Judged = {
  status: Status;
  alerts: HealthAlert[];
  /** Milliseconds; null where none was measured. */
  pageLoad: number | null;
  apiResponse: number | null;
  /** Errors for each thing that was measured, 0 to 1. */
  errorRate: number;
};

/** What is worse than it should be: milliseconds, of errors percent. */
export type HealthAlert = {
  is: 'pageLoad' | 'apiResponse' | 'errorRate' | 'unknown';
  value: number;
  limit: number;
};

/** The specification's §4 and §8. */
export type Health = Judged & {
  /** What it would be with the one member who outweighs all others; null where that makes no difference. */
  outweighed: Status | null;
};

/** Rounded up: what is above a threshold never reads as if it were at it. */
const roundedUp = (value: number, digits: number): number =>
  Math.ceil(Number((value * 10 ** digits).toFixed(6))) / 10 ** digits;

const average = (sum: number, count: number): number | null => (count > 0 ? sum / count : null);

function judged({ pages, page_ms, answers, answer_ms, measured, errors }: Figures): Judged {
  const errorRate = errors === 0 ? 0 : Math.min(1, errors / measured);
  const pageLoad = average(page_ms, pages);
  const apiResponse = average(answer_ms, answers);
  const alerts = [
    ...(pageLoad !== null && pageLoad > health.pageLoadMs
      ? [{ is: 'pageLoad', value: roundedUp(pageLoad, 0), limit: health.pageLoadMs } as const]
      : []),
    ...(apiResponse !== null && apiResponse > health.apiResponseMs
      ? [{ is: 'apiResponse', value: roundedUp(apiResponse, 0), limit: health.apiResponseMs } as const]
      : []),
    ...(errorRate > health.degradedErrors
      ? [
          {
            is: 'errorRate',
            value: roundedUp(errorRate * 100, 1),
            limit: health.degradedErrors * 100,
          } as const,
        ]
      : []),
  ];
  const degraded = alerts.length > 0 ? 'degraded' : 'healthy';
  const status = errorRate > health.criticalErrors ? 'critical' : degraded;
  return { status, alerts, pageLoad, apiResponse, errorRate };
}

/**
 * How the app did in the time that the buckets cover, by all that was measured. Where one member outweighs all others
 * (`shares`: what each measured) and what is alerted hangs on it, as it is without them.
 */
export function healthOf(buckets: readonly MetricBucket[], shares: readonly Figures[] = []): Health {
  const total = figuresOf(buckets);
  const all = judged(total);
  const others = judged(withoutLoudest(total, shares));
  const alike = others.status === all.status && others.alerts.length === all.alerts.length;
  return alike ? { ...all, outweighed: null } : { ...others, outweighed: all.status };
}

/** Where the measurements could not be read. */
export const unknownHealth: Health = {
  status: 'critical',
  alerts: [{ is: 'unknown', value: 0, limit: 0 }],
  pageLoad: null,
  apiResponse: null,
  errorRate: 0,
  outweighed: null,
};

import { metricRollups } from '../collections/metric-rollups.ts';
import { performanceMetrics } from '../collections/performance-metrics.ts';
import { metricsRetentionDays } from '../constants.ts';
import { lineOf, type Measured, type MetricLine } from '../domain/metric-lines.ts';
import { emptyFold, foldLinesInto, type Period, rollupId } from '../domain/metric-rollups.ts';
import { busyMinutes, Moment } from './clock.ts';
import { type Doc, document } from './documents.ts';
import { type Chance, chance } from './random.ts';

const hourMs = 3_600_000;
const dayHours = 24;
const seed = 41_000;
/** Hours after a page was opened for which its last hour is still measured. */
const futureHours = 6;
/** Every so many hours a slow one, so that the charts have something to show. */
const slowHours = { every: 11 * dayHours, at: 15, times: 6 } as const;

const screens = [
  '/',
  '/fundraising',
  '/fundraising/donors/:id',
  '/volunteers',
  '/analytics',
  '/profile',
] as const;
const calls = ['/api/insights/refresh', '/api/analytics', '/api/team/activity', '/api/exports'] as const;
const tables = ['donors', 'donations', 'volunteers', 'activity', 'rollups'] as const;
const actions = ['create donors', 'create donations', 'update volunteers', 'export donors'] as const;

/** What one visit of a screen measures. `times`: how much longer everything takes than it should. */
function visit({ int, pick }: Chance, timestamp: number, times: number): Measured[] {
  const took = (metric_type: Measured['metric_type'], metric_name: string, from: number, to: number) =>
    ({ metric_type, metric_name, value: int(from, to) * times, unit: 'ms', timestamp }) as const;
  return [
    took('page_load', pick(screens), 240, 1_150),
    took('api_response', pick(calls), 60, 380),
    took('database_query', pick(tables), 25, 170),
    took('user_action', pick(actions), 90, 420),
  ];
}

/** What a team of six measured in an hour, `hour` hours after the beginning of 1970; the same each time. */
function linesOf(hour: number): MetricLine[] {
  const its = chance(seed + hour);
  const minute = (hour % dayHours) * 60;
  const busy = minute >= busyMinutes.from && minute <= busyMinutes.to;
  const times = hour % slowHours.every === slowHours.at ? slowHours.times : 1;
  const moment = () => hour * hourMs + its.int(0, hourMs - 1);
  const visits = its.int(busy ? 5 : 3, busy ? 8 : 4);
  const errors = times > 1 ? 3 : Number(its.happens(0.01));
  const error = (): Measured => ({
    metric_type: 'error_rate',
    metric_name: 'unavailable',
    value: 1,
    unit: 'count',
    timestamp: moment(),
  });
  return [
    ...Array.from({ length: visits }, () => visit(its, moment(), times)).flat(),
    ...Array.from({ length: errors }, error),
  ].map(lineOf);
}

function rollupOf(organization: string, period: Period, from: number, hours: number): Doc {
  const lines = Array.from({ length: hours }, (_, at) => linesOf(from + at)).flat();
  return document(metricRollups, organization, rollupId(period, from * hourMs), {
    ...foldLinesInto(emptyFold(), period, lines),
    senders: {},
    shares: {},
    over_at: new Moment((from + hours) * hourMs),
  });
}

/**
 * How fast the app was for the sample campaign's team, up to `now` (milliseconds since 1970) and for some hours more, in
 * which the page may stay open: the rollups of thirty days and of the last hours, and a session of each third day.
 */
export function measurementDocuments(organization: string, now: number): Doc[] {
  const hour = Math.floor(now / hourMs);
  const today = Math.floor(hour / dayHours);
  const days = Array.from({ length: metricsRetentionDays + 1 }, (_, at) => today - at);
  const hours = Array.from({ length: futureHours + 2 }, (_, at) => hour - 1 + at);
  const session = (day: number): Doc => {
    const at = new Moment(day * dayHours * hourMs);
    const metrics = linesOf(day * dayHours).map(({ sum, timestamp, ...line }) => ({
      ...line,
      value: sum / line.count,
      timestamp: new Moment(timestamp),
    }));
    const about = {
      session_id: `sample-${day}`,
      user_id: `${organization}-admin`,
      timestamp: at,
      received_at: at,
    };
    return document(performanceMetrics, organization, `sample-${day}`, { ...about, metrics });
  };
  return [
    ...days.map((day) => rollupOf(organization, 'd', day * dayHours, dayHours)),
    ...hours.map((one) => rollupOf(organization, 'h', one, 1)),
    ...days.filter((day) => day < today && day % 3 === 0).map(session),
  ];
}

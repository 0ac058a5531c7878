import { analyticsBuckets } from '../constants.ts';
import { bucketsAt, type Range, type Span } from './buckets.ts';
import type { MetricLine, MetricType, MetricUnit } from './metric-lines.ts';

/** Measurements of one organization, folded by time: an hour in slots of 150 s, a day in slots of an hour, in UTC. */

export const timedTypes = ['page_load', 'api_response', 'database_query', 'user_action'] as const;
export type TimedType = (typeof timedTypes)[number];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** For each slot: how many there were, the milliseconds that they took in all, and the longest. */
export type TimedSlots = { count: number[]; sum: number[]; max: number[] };
export type MetricName = Omit<MetricLine, 'metadata' | 'timestamp'>;
export type MetricFold = {
  timed: Record<TimedType, TimedSlots>;
  /** How many in each slot. */
  errors: number[];
  /** What it all was, by name: those that took the longest in all, and the most frequent of what is counted. */
  names: MetricName[];
};

/** Names kept of one hour or day. */
export const namesMax = { ms: 40, count: 10 } as const satisfies Record<MetricUnit, number>;

const none = (): number[] => Array.from({ length: analyticsBuckets }, () => 0);
const noSlots = (): TimedSlots => ({ count: none(), sum: none(), max: none() });
export const emptyFold = (): MetricFold => ({
  timed: {
    page_load: noSlots(),
    api_response: noSlots(),
    database_query: noSlots(),
    user_action: noSlots(),
  },
  errors: none(),
  names: [],
});

const periods = { h: { ms: hourMs, chars: 13 }, d: { ms: dayMs, chars: 10 } } as const;
export type Period = keyof typeof periods;

/** The document of a moment (milliseconds): `h-2026-10-31T14`, `d-2026-10-31`. */
export const rollupId = (period: Period, at: number): string =>
  `${period}-${new Date(at).toISOString().slice(0, periods[period].chars)}`;

/** Parts of a page load, and what is no time: kept by name, and not averaged with whole page loads. */
const partOnly = new Set(['TTFB', 'FCP', 'CLS', 'INP']);
const timedType = (type: MetricType): TimedType | undefined => timedTypes.find((timed) => timed === type);

/** A fold with more lines in it. All must lie in its period. In whatever order and portions: the sums are the same. */
export function foldLinesInto(fold: MetricFold, period: Period, lines: readonly MetricLine[]): MetricFold {
  const next = structuredClone({ timed: fold.timed, errors: fold.errors });
  const length = periods[period].ms;
  for (const line of lines) {
    const slot = Math.floor(((line.timestamp % length) * analyticsBuckets) / length);
    const type = timedType(line.metric_type);
    if (line.metric_type === 'error_rate') next.errors[slot] = sumOf(next.errors[slot] ?? 0, line.sum);
    else if (type && line.unit === 'ms' && !partOnly.has(line.metric_name)) {
      const { count, sum, max } = next.timed[type];
      count[slot] = sumOf(count[slot] ?? 0, line.count);
      sum[slot] = sumOf(sum[slot] ?? 0, line.sum);
      max[slot] = Math.max(max[slot] ?? 0, line.max);
    }
  }
  return { ...next, names: rankedNames(joinedNames([...fold.names, ...lines])) };
}

/** Beyond it a sum is not exact, and a document that holds it is not ours: whoever forges so much adds no more. */
export const sumOf = (one: number, other: number): number => Math.min(one + other, Number.MAX_SAFE_INTEGER);

const nameKey = ({ metric_type, metric_name, unit }: MetricName) => `${metric_type} ${unit} ${metric_name}`;

/** Names of several folds as one list. */
export function joinedNames(names: readonly MetricName[]): MetricName[] {
  const joined = new Map<string, MetricName>();
  for (const { metric_type, metric_name, unit, count, sum, max, spread } of names) {
    const key = nameKey({ metric_type, metric_name, unit, count, sum, max, spread });
    const before = joined.get(key);
    joined.set(key, {
      metric_type,
      metric_name,
      unit,
      count: sumOf(count, before?.count ?? 0),
      sum: sumOf(sum, before?.sum ?? 0),
      max: Math.max(max, before?.max ?? 0),
      spread: spread.map((value, at) => sumOf(value, before?.spread[at] ?? 0)),
    });
  }
  return [...joined.values()];
}

function rankedNames(names: readonly MetricName[]): MetricName[] {
  const ranked = names.toSorted(
    (one, other) => other.sum - one.sum || (nameKey(one) < nameKey(other) ? -1 : 1),
  );
  const of = (unit: MetricUnit) => ranked.filter((name) => name.unit === unit).slice(0, namesMax[unit]);
  return [...of('ms'), ...of('count')];
}

const periodOf = (range: Range): Period => (range === '1h' ? 'h' : 'd');

/** The rollups that hold a range, oldest first: 2, 2, 8 or 31 at most. */
export function rollupsOf(range: Range, now: number): string[] {
  const period = periodOf(range);
  const buckets = bucketsAt(range, now);
  const from = buckets[0]?.from ?? now;
  const { ms } = periods[period];
  const first = Math.floor(from / ms);
  return Array.from({ length: Math.floor(now / ms) - first + 1 }, (_, at) =>
    rollupId(period, (first + at) * ms),
  );
}

export type MetricBucket = Span & { errors: number; timed: Record<TimedType, Total> };
export type Total = { count: number; sum: number; max: number };
export const noTotal: Total = { count: 0, sum: 0, max: 0 };
export const totalOf = (totals: readonly Total[]): Total => ({
  count: totals.reduce((sum, { count }) => sum + count, 0),
  sum: totals.reduce((sum, total) => sum + total.sum, 0),
  max: Math.max(0, ...totals.map(({ max }) => max)),
});

/** A range in its 24 buckets, from the rollups that `rollupsOf` names; one that is missing held nothing. */
export function bucketsOf(range: Range, now: number, found: ReadonlyMap<string, MetricFold>): MetricBucket[] {
  const period = periodOf(range);
  const length = periods[period].ms;
  const slotLength = length / analyticsBuckets;
  return bucketsAt(range, now).map((span) => {
    const slots = Array.from({ length: (span.to - span.from) / slotLength }, (_, at) => {
      const moment = span.from + at * slotLength;
      const slot = (moment % length) / slotLength;
      return { fold: found.get(rollupId(period, moment)), slot };
    });
    const of = (type: TimedType): Total =>
      totalOf(
        slots.map(({ fold, slot }) => ({
          count: fold?.timed[type].count[slot] ?? 0,
          sum: fold?.timed[type].sum[slot] ?? 0,
          max: fold?.timed[type].max[slot] ?? 0,
        })),
      );
    return {
      ...span,
      errors: slots.reduce((sum, { fold, slot }) => sum + (fold?.errors[slot] ?? 0), 0),
      timed: {
        page_load: of('page_load'),
        api_response: of('api_response'),
        database_query: of('database_query'),
        user_action: of('user_action'),
      },
    };
  });
}

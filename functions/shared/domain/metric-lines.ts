/** What is measured of the app in use, and how measurements are folded. All sums are whole numbers: order never shows. */

export const metricTypes = [
  'page_load',
  'api_response',
  'database_query',
  'user_action',
  'error_rate',
] as const;
export type MetricType = (typeof metricTypes)[number];
export const metricUnits = ['ms', 'count'] as const;
export type MetricUnit = (typeof metricUnits)[number];

export const connections = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const;
/** All that may be said beside a value: nothing of who or whose. `screen` is a route's pattern, never an address. */
export type MetricMetadata = {
  screen?: string | undefined;
  connection?: (typeof connections)[number] | undefined;
  device?: (typeof deviceClasses)[number] | undefined;
};

/** One thing that was measured. `value`: milliseconds, or a count; `timestamp`: milliseconds since 1970. */
export type Measured = {
  metric_type: MetricType;
  metric_name: string;
  value: number;
  unit: MetricUnit;
  metadata?: MetricMetadata;
  timestamp: number;
};

/** Measurements of one name, folded. `spread` counts the values up to each of `spreadBounds`, and those above. */
export type MetricLine = {
  metric_type: MetricType;
  metric_name: string;
  unit: MetricUnit;
  sum: number;
  count: number;
  max: number;
  spread: number[];
  metadata: MetricMetadata;
  timestamp: number;
};

/** Each twice the one before: a quartile read from them is right within its band, however they were folded. */
export const spreadBounds = [50, 100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800] as const;
/** Milliseconds; what took longer was a sleeping device, not the app. */
export const valueMax = 600_000;
/** Lines of one batch. */
export const linesMax = 60;

/** Patterns and verbs. Ids, addresses and numbers of telephones do not pass. */
export const metricName = /^(?!.*\d\d)[A-Za-z/][A-Za-z\d _/:.*-]{0,63}$/;
const otherName = 'other';

const whole = (value: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.round(value), 0), valueMax) : 0;

const bandOf = (value: number): number => {
  const at = spreadBounds.findIndex((bound) => value <= bound);
  return at < 0 ? spreadBounds.length : at;
};

export function lineOf({
  metric_type,
  metric_name,
  value,
  unit,
  metadata = {},
  timestamp,
}: Measured): MetricLine {
  const measured = whole(value);
  const spread = Array.from({ length: spreadBounds.length + 1 }, (_, at) => Number(at === bandOf(measured)));
  return {
    metric_type,
    metric_name: metricName.test(metric_name) ? metric_name : otherName,
    unit,
    sum: measured,
    count: 1,
    max: measured,
    spread,
    metadata,
    timestamp,
  };
}

const added = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, at) => value + (other[at] ?? 0));

/** What both say alike. */
const agreed = (one: MetricMetadata, other: MetricMetadata): MetricMetadata => ({
  ...(one.screen !== undefined && one.screen === other.screen ? { screen: one.screen } : {}),
  ...(one.connection !== undefined && one.connection === other.connection
    ? { connection: one.connection }
    : {}),
  ...(one.device !== undefined && one.device === other.device ? { device: one.device } : {}),
});

const joined = (one: MetricLine, other: MetricLine): MetricLine => ({
  ...one,
  sum: one.sum + other.sum,
  count: one.count + other.count,
  max: Math.max(one.max, other.max),
  spread: added(one.spread, other.spread),
  metadata: agreed(one.metadata, other.metadata),
  timestamp: Math.min(one.timestamp, other.timestamp),
});

function foldBy(lines: readonly MetricLine[], keyOf: (line: MetricLine) => string): MetricLine[] {
  const folded = new Map<string, MetricLine>();
  for (const line of lines) {
    const key = keyOf(line);
    const present = folded.get(key);
    folded.set(key, present ? joined(present, line) : line);
  }
  return [...folded.values()];
}

/** Milliseconds of one of the 24 buckets of an hour. */
export const slotMs = 150_000;
const nameOf = ({ metric_type, metric_name, unit }: MetricLine) => `${metric_type} ${unit} ${metric_name}`;

/**
 * As few lines as `linesMax`: one for each name and bucket of time; where that is too many one for each name; the
 * rarest of still too many names go by "other".
 */
export function foldLines(lines: readonly MetricLine[]): MetricLine[] {
  const timed = foldBy(lines, (line) => `${Math.floor(line.timestamp / slotMs)} ${nameOf(line)}`);
  if (timed.length <= linesMax) return timed;
  const named = foldBy(timed, nameOf);
  if (named.length <= linesMax) return named;
  const ranked = named.toSorted((one, other) => other.count - one.count);
  // Of each type and unit one "other" may be left.
  const limit = linesMax - metricTypes.length * metricUnits.length;
  return foldBy(
    ranked.map((line, at) => (at < limit ? line : { ...line, metric_name: otherName })),
    nameOf,
  );
}

/** The value below which so large a share lies, read from the bands; within its band by straight line. */
export function shareBelow(spread: readonly number[], max: number, share: number): number {
  const total = spread.reduce((sum, count) => sum + count, 0);
  let before = 0;
  for (const [at, count] of spread.entries()) {
    if (count > 0 && before + count >= total * share) {
      const from = spreadBounds[at - 1] ?? 0;
      const to = Math.min(spreadBounds[at] ?? max, max);
      return Math.round(from + (Math.max(to - from, 0) * (total * share - before)) / count);
    }
    before += count;
  }
  return 0;
}

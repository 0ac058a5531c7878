import { AggregateField, type Firestore, type Query, type Timestamp } from 'firebase-admin/firestore';
import { donations, donors, volunteers } from '#shared/collections/index.ts';
import { donationMetrics, givingMetric } from '#shared/domain/rollups/donation-metrics.ts';
import { donorMetrics } from '#shared/domain/rollups/donor-metrics.ts';
import type { MetricQuery } from '#shared/domain/rollups/metric-definition.ts';
import { volunteerMetrics } from '#shared/domain/rollups/volunteer-metrics.ts';
import { countEverySkill } from '../volunteers/settle-skills.ts';

const rows = [...donorMetrics, ...volunteerMetrics, ...donationMetrics];

/**
 * The parts of the dashboard's rollup, each recomputed on its own. `skills` has no number here: it says that every
 * volunteer's skills were counted once, after which each change counts its own.
 */
export type RollupMetric = (typeof rows)[number]['part'] | ReturnType<typeof givingMetric>['part'] | 'skills';
/** All but the months. */
export const permanentMetrics: readonly RollupMetric[] = [...rows.map(({ part }) => part), 'skills'];
/** The month of a part that counts one; null for any other. */
export const monthIn = (part: string): string | null => /^giving:(\d{4}-\d{2})$/.exec(part)?.[1] ?? null;
export const isMetric = (value: string): value is RollupMetric =>
  monthIn(value) !== null || permanentMetrics.some((part) => part === value);

/** What a part says now. `asOf` is the earliest of its readings: whatever came after it calls again. */
export type Reading = {
  /** By their places in the rollup; a dot leads into a map. */
  totals: Record<string, number>;
  asOf: Timestamp;
  entries: number;
  /** The day that it looks back from, `YYYY-MM-DD`, where it does. */
  day: string | null;
};

/** Counted and summed by the database: one read for 1,000 index entries, whatever a document weighs. */
export async function readMetric(
  db: Firestore,
  organization: string,
  part: RollupMetric,
  day: string,
): Promise<Reading> {
  if (part === 'skills') return { totals: {}, day: null, ...(await countEverySkill(db, organization)) };
  const { source, reads } = sourceOf(part);
  const isByDay = typeof reads === 'function';
  const found = await Promise.all(
    (isByDay ? reads(day) : reads).map((each) => read(db.collection(source.path(organization)), each)),
  );
  return {
    totals: Object.assign({}, ...found.map(({ totals }) => totals)),
    asOf: found.map(({ asOf }) => asOf).reduce(earlier),
    entries: found.reduce((sum, { entries }) => sum + entries, 0),
    day: isByDay ? day : null,
  };
}

const sources = [
  ...donorMetrics.map((row) => ({ source: donors, ...row })),
  ...volunteerMetrics.map((row) => ({ source: volunteers, ...row })),
  ...donationMetrics.map((row) => ({ source: donations, ...row })),
];
const sourceOf = (part: RollupMetric) =>
  sources.find((row) => row.part === part) ?? {
    source: donations,
    ...givingMetric(part.slice('giving:'.length)),
  };

const earlier = (one: Timestamp, other: Timestamp) => (one.valueOf() < other.valueOf() ? one : other);

async function read(source: Query, { where = [], count, sum }: MetricQuery) {
  const filtered = where.reduce((query, [field, is, value]) => query.where(field, is, value), source);
  const found = await filtered
    .aggregate({
      count: AggregateField.count(),
      ...(sum ? { sum: AggregateField.sum(sum[0]) } : {}),
    })
    .get();
  const counted = found.data();
  return {
    totals: { ...(count ? { [count]: counted.count } : {}), ...(sum ? { [sum[1]]: counted.sum ?? 0 } : {}) },
    asOf: found.readTime,
    entries: counted.count,
  };
}

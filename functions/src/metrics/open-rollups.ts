import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { metricRollups } from '#shared/collections/index.ts';
import { metricHoursRetentionDays, metricsRetentionDays } from '#shared/constants.ts';
import type { MetricLine } from '#shared/domain/metric-lines.ts';
import { emptyFold, foldLinesInto, type Period, rollupId } from '#shared/domain/metric-rollups.ts';
import { withShare } from '#shared/domain/metric-shares.ts';
import { parseOrNull } from '../document-change.ts';

type Stored = z.output<typeof metricRollups.schema>;

const dayMs = 86_400_000;
// A range of 30 days begins within its 31st, and is drawn from whole days.
const retentionDays = { h: metricHoursRetentionDays, d: metricsRetentionDays + 2 } as const;

const periods = ['h', 'd'] as const;
const beginOf = (id: string): number => Date.parse(id.length > 12 ? `${id.slice(2)}:00Z` : id.slice(2));
const periodIn = (id: string): Period => (id.startsWith('h') ? 'h' : 'd');

const fresh = (id: string): Stored => ({
  ...emptyFold(),
  senders: {},
  shares: {},
  over_at: Timestamp.fromMillis(beginOf(id) + retentionDays[periodIn(id)] * dayMs),
});

/** The rollups of a transaction, as they were read and as they become. One that cannot be read begins anew. */
export function openRollups(found: readonly DocumentSnapshot[]) {
  const current = new Map(
    found.map((one) => [one.id, parseOrNull(metricRollups.schema, one.data()) ?? fresh(one.id)] as const),
  );
  const touched = new Set<string>();
  const change = (id: string, to: (before: Stored) => Partial<Stored>) => {
    const before = current.get(id);
    if (!before) throw new Error(`${id} was not read.`);
    current.set(id, { ...before, ...to(before) });
    touched.add(id);
  };
  return {
    /** Batches that a member sent in an hour. */
    sentBy: (sender: string, hour: string): number => current.get(hour)?.senders[sender] ?? 0,
    count: (sender: string, hour: string): void =>
      change(hour, ({ senders }) => ({ senders: { ...senders, [sender]: (senders[sender] ?? 0) + 1 } })),
    fold: (sender: string, lines: readonly MetricLine[]): void => {
      for (const period of periods) {
        const idOf = ({ timestamp }: MetricLine) => rollupId(period, timestamp);
        for (const id of new Set(lines.map(idOf))) {
          const ownLines = lines.filter((line) => idOf(line) === id);
          change(id, (before) => ({
            ...foldLinesInto(before, period, ownLines),
            ...(period === 'h' && { shares: withShare(before.shares, sender, ownLines) }),
          }));
        }
      }
    },
    changed: (): [id: string, data: Stored][] => [...current].filter(([id]) => touched.has(id)),
  };
}

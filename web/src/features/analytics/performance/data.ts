import { useMemo } from 'react';
import type { Stored } from '#shared/collections/define.ts';
import { metricRollups } from '#shared/collections/metric-rollups.ts';
import { performanceMetrics } from '#shared/collections/performance-metrics.ts';
import type { Range } from '#shared/domain/buckets.ts';
import { rollupsOf } from '#shared/domain/metric-rollups.ts';
import { type Live, useLiveQuery } from '../../../shared/data/live.ts';
import { firstOf, inOrder } from '../../../shared/data/queries.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { fromIdToId } from '../data.ts';

export type Rollups = ReadonlyMap<string, Stored<typeof metricRollups>>;

/**
 * The rollups of a range by their ids, live: 2 reads for an hour or a day, 8 for a week, 31 for 30 days at most, and one
 * for each that changes, whatever the number of measurements.
 */
export function useRollups(range: Range, now: number): Live<Rollups> {
  const path = metricRollups.path(useMember().organization);
  const ids = rollupsOf(range, now);
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  const live = useLiveQuery(metricRollups, `${path}/${first}/${last}`, () =>
    fromIdToId(path, first, last, ids.length),
  );
  return useMemo(
    () => (live.is === 'ready' ? { ...live, value: new Map(live.value.map((one) => [one.id, one])) } : live),
    [live],
  );
}

/** When the oldest measurement came, in milliseconds; null where there is none. One read. */
export function useOldest(): Live<number | null> {
  const path = performanceMetrics.path(useMember().organization);
  const live = useLiveQuery(performanceMetrics, `oldest/${path}`, () =>
    firstOf(inOrder({ path, conditions: [] }, { field: 'received_at', direction: 'asc' }), 1),
  );
  return useMemo(
    () => (live.is === 'ready' ? { ...live, value: live.value[0]?.received_at.toMillis() ?? null } : live),
    [live],
  );
}

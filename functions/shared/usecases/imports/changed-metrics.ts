import type * as z from 'zod/mini';
import type { Person } from '../../domain/import/match-rows.ts';
import { changedMetrics, type MetricDefinition } from '../../domain/rollups/metric-definition.ts';
import type { StoredPersonIndex } from '../people/person-index.ts';
import type { Chunk } from './chunk.ts';

/** A person as the rows of one chunk leave them. */
type MatchedRecord = { id: string; record: Person; isNew: boolean };

/** The parts of the rollup that differ because of these people; `rows` are their kind's. */
export function metricsOfPeople<S extends z.ZodMiniType, Part extends string>(
  { importId, context }: Chunk,
  index: StoredPersonIndex,
  counted: S,
  rows: readonly MetricDefinition<z.output<S>, Part>[],
  people: readonly MatchedRecord[],
): Part[] {
  const readable = (record: object | null): z.output<S> | null => {
    const parsed = counted.safeParse(record);
    return parsed.success ? parsed.data : null;
  };
  const changed = people.flatMap(({ id, record, isNew }) => {
    const before = isNew ? null : readable(index.stored(id));
    const after = readable(isNew ? { ...record, import_id: importId } : record);
    return changedMetrics(rows, before, after, context.now());
  });
  return [...new Set(changed)];
}

import type { DocumentData } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { parseOrNull } from '../document-change.ts';
import type { StoredPersonIndex } from '../people/person-index.ts';
import { changedMetrics, type MetricDefinition } from '../rollups/metric-definition.ts';
import type { Chunk } from './chunk.ts';

/** A person as the rows of one chunk leave them. */
type Left = { id: string; record: DocumentData; isNew: boolean };

/** The parts of the rollup that differ because of these people; `rows` are their kind's. */
export const metricsOfPeople = <S extends z.ZodMiniType, Part extends string>(
  { importId }: Chunk,
  roster: StoredPersonIndex,
  counted: S,
  rows: readonly MetricDefinition<z.output<S>, Part>[],
  people: readonly Left[],
): Part[] => [
  ...new Set(
    people.flatMap(({ id, record, isNew }) => {
      const was = isNew ? null : parseOrNull(counted, roster.stored(id));
      return changedMetrics(
        rows,
        was,
        parseOrNull(counted, isNew ? { ...record, import_id: importId } : record),
      );
    }),
  ),
];

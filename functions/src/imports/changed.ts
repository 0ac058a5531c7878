import type { DocumentData } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { seen } from '../change.ts';
import type { Roster } from '../people/roster.ts';
import { changedParts, type Row } from '../rollups/row.ts';
import type { Chunk } from './chunk.ts';

/** A person as the rows of one chunk leave them. */
type Left = { id: string; record: DocumentData; isNew: boolean };

/** The parts of the rollup that differ because of these people; `rows` are their kind's. */
export const partsOfPeople = <S extends z.ZodMiniType, Part extends string>(
  { importId }: Chunk,
  roster: Roster,
  counted: S,
  rows: readonly Row<z.output<S>, Part>[],
  people: readonly Left[],
): Part[] => [
  ...new Set(
    people.flatMap(({ id, record, isNew }) => {
      const was = isNew ? null : seen(counted, roster.stored(id));
      return changedParts(rows, was, seen(counted, isNew ? { ...record, import_id: importId } : record));
    }),
  ),
];

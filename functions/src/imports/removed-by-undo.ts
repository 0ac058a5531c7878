import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { importRemovals } from '#shared/collections/index.ts';
import type { Consequence } from '#shared/consequences/consequence.ts';

/** What an undo leaves to the triggers of what it removed; the rest it does itself, once for all. */
export const isLeftToTrigger = (is: Consequence['is']): boolean => is === 'drop-carried-person';

/** Whether a record that is gone was removed by undoing its import. One read, of records that an import created. */
export async function isUndoing(
  db: Firestore,
  organization: string,
  id: string,
  before: DocumentData | null,
): Promise<boolean> {
  if (typeof before?.import_id !== 'string') return false;
  const found = await db
    .collection(importRemovals.path(organization))
    .where('ids', 'array-contains', id)
    .limit(1)
    .select()
    .get();
  return !found.empty;
}

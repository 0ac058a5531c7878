import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { importRemovals } from '#shared/collections/index.ts';
import type { Consequence } from '#shared/consequences/consequence.ts';

const leftToTrigger: readonly Consequence['is'][] = [
  'drop-call-sheets',
  'drop-carried-person',
  'log-person',
  'settle-information',
];

/** What an undo leaves to the triggers of what it removed; the rest it does itself, once for all. */
export const isLeftToTrigger = (is: Consequence['is']): boolean => leftToTrigger.includes(is);

/**
 * Whether a record that is gone was removed by undoing its import. One read for each undo of the last 30 days that removed a
 * record of this id: a file that was imported again brings the same ids, and its own import says which removal was meant.
 */
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
    .select('import_id')
    .get();
  return found.docs.some((removal) => removal.get('import_id') === before.import_id);
}

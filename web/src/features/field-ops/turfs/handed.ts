import { undoMs } from '#shared/constants.ts';
import { wordsFor } from '../../../shared/data/errors.ts';
import { commit, commitAll, type Operation } from '../../../shared/data/journal/index.ts';
import { t } from '../../../shared/text/index.ts';
import { kept, offerUndo, toast } from '../../../shared/ui/toasts.tsx';
import { reverse, type TurfChange } from './acts.ts';

const refused = (failed: string) => (error: unknown) =>
  toast('error', failed, wordsFor(error) || t('common.pleaseTryAgain'));

/**
 * Changes turfs, all of them or none, and offers to put them back. Resolves with whether that is safe on this device, and
 * says so where it is not; never rejects.
 */
export async function hand(
  changes: readonly TurfChange[],
  said: { title: string; name: string },
): Promise<boolean> {
  if (changes.length === 0) return true;
  const write = async (operations: readonly TurfChange[]) => {
    const sent = await commitAll(operations);
    // Each refusal would be a message of its own: one says it, and the others wait in the list of changes.
    Promise.all(sent).catch(refused(t('common.failedToSave')));
  };
  const safe = await kept(write(changes));
  if (safe) offerUndo(crypto.randomUUID(), said, () => void kept(write(changes.map(reverse))));
  return safe;
}

/** Deletes turfs with their packets, and offers to take that back for a few seconds before anything is sent. */
export async function drop(ids: readonly string[], said: { title: string; name: string }): Promise<boolean> {
  const operations = ids.flatMap((id): Operation[] => [
    { operation: 'delete', table: 'turf_packets', id },
    { operation: 'delete', table: 'turfs', id },
  ]);
  const work = Promise.all(operations.map((operation) => commit(operation, { holdMs: undoMs })));
  if (!(await kept(work, t('common.failedToDelete')))) return false;
  const receipts = await work;
  const takeBack = async () => {
    const back = await Promise.all(receipts.map(({ undo }) => undo()));
    if (!back.every(Boolean)) toast('warning', t('common.tooLate'), t('common.tooLateHint'));
  };
  offerUndo(crypto.randomUUID(), said, () => void takeBack().catch(refused(t('common.tooLate'))));
  Promise.all(receipts.map(({ synced }) => synced)).catch(refused(t('common.failedToDelete')));
  return true;
}

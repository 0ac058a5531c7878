import { undoMs } from '#shared/constants.ts';
import { codeOf, messageFor } from '../data/error-messages.ts';
import { commit, commitAll, type Operation } from '../data/journal/index.ts';
import { currentMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { notifyIfFailed, offerUndo, toast } from '../ui/toasts.tsx';
import { takenOf } from './refused-deletes/refused-deletes.ts';
import type { Turf } from './stored-turf.ts';
import { archive, reverse, type TurfChange, wasEverAssigned } from './turf-changes.ts';

const refused = (failed: string) => (error: unknown) =>
  toast('error', failed, messageFor(error) || t('common.pleaseTryAgain'));

async function write(operations: readonly TurfChange[]): Promise<void> {
  if (operations.length === 0) return;
  const sent = await commitAll(operations);
  // Each refusal would be a message of its own: one says it, and the others wait in the list of changes.
  Promise.all(sent).catch(refused(t('common.failedToSave')));
}

/**
 * Changes turfs, all of them or none, and offers to put them back. Resolves with whether that is safe on this device, and
 * says so where it is not; never rejects.
 */
export async function changeTurfs(
  changes: readonly TurfChange[],
  undoNote: { title: string; name: string },
): Promise<boolean> {
  if (changes.length === 0) return true;
  const safe = await notifyIfFailed(write(changes));
  if (safe) offerUndo(crypto.randomUUID(), undoNote, () => void notifyIfFailed(write(changes.map(reverse))));
  return safe;
}

/**
 * Does away with turfs: archives those that anybody ever had, and deletes the others with their packets. Offers to take that
 * back; what is deleted is not sent for a few seconds.
 */
export async function dropTurfs(
  turfs: readonly Turf[],
  undoNote: { title: string; name: string },
): Promise<boolean> {
  const closed = turfs.flatMap((turf) => (wasEverAssigned(turf) ? (archive(turf) ?? []) : []));
  const operations = turfs
    .filter((turf) => !wasEverAssigned(turf))
    .flatMap(({ id }): Operation[] => [
      { operation: 'delete', table: 'turfs', id },
      { operation: 'delete', table: 'turf_packets', id },
    ]);
  if (!(await notifyIfFailed(write(closed)))) return false;
  const work = Promise.all(operations.map((operation) => commit(operation, { holdMs: undoMs })));
  if (!(await notifyIfFailed(work, t('common.failedToDelete')))) return false;
  const receipts = await work;
  const takeBack = async () => {
    await notifyIfFailed(write(closed.map(reverse)));
    const back = await Promise.all(receipts.map(({ undo }) => undo()));
    if (!back.every(Boolean)) toast('warning', t('common.tooLate'), t('common.tooLateHint'));
  };
  offerUndo(crypto.randomUUID(), undoNote, () => void takeBack().catch(refused(t('common.tooLate'))));
  void Promise.allSettled(receipts.map(({ synced }) => synced)).then((answers) =>
    reportRefused(
      answers.flatMap((answer, at) => {
        const id = operations[at]?.id;
        return answer.status === 'rejected' && id !== undefined ? [{ id, why: answer.reason }] : [];
      }),
    ),
  );
  return true;
}

/** Says that some are not deleted; of those that somebody was given meanwhile the list says so itself (`Taken`). */
async function reportRefused(refusals: readonly { id: string; why: unknown }[]): Promise<void> {
  const denied = refusals.filter(({ why }) => codeOf(why) === 'permission-denied').map(({ id }) => id);
  const taken = await takenOf([...new Set(denied)], currentMember()?.organization ?? '').catch(() => []);
  const other = refusals.find(({ id }) => !taken.some((turf) => turf.id === id));
  if (other) refused(t('common.failedToDelete'))(other.why);
}

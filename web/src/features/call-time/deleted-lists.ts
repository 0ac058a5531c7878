import { create } from 'zustand';
import { deleteCallTimeListCall } from '#shared/api/call-time-api.ts';
import { undoMs } from '#shared/constants.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { commitCall } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import { offerUndo, toast } from '../../shared/ui/toasts.tsx';

/** Lists that were deleted here: the list of lists is asked for each minute alone. */
export const useDeletedLists = create<{ ids: ReadonlySet<string> }>()(() => ({ ids: new Set() }));
const set = (id: string, isDeleted: boolean) =>
  useDeletedLists.setState(({ ids }) => ({
    ids: isDeleted ? new Set([...ids, id]) : new Set([...ids].filter((one) => one !== id)),
  }));

/** Deletes a list, and offers to take it back for a few seconds before anything is sent. */
export async function deleteList({ id, name }: { id: string; name: string }): Promise<void> {
  const { undo, synced } = await commitCall(
    deleteCallTimeListCall,
    { id },
    { entity: { table: 'people', id }, holdMs: undoMs },
  );
  set(id, true);
  synced.catch((error: unknown) => {
    set(id, false);
    toast('error', t('common.failedToDelete'), messageFor(error));
  });
  offerUndo(`call list ${id}`, { title: t('common.deleted'), name }, () => {
    undo().then(
      (isBack) => {
        if (isBack) set(id, false);
        else toast('warning', t('common.tooLate'), t('common.tooLateHint'));
      },
      () => toast('error', t('common.tooLate'), t('common.pleaseTryAgain')),
    );
  });
}

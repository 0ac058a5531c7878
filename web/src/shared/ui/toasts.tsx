import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { toastMs, undoMs } from '#shared/constants.ts';
import { useConnectivity } from '../data/connectivity.ts';
import { messageFor } from '../data/error-messages.ts';
import { commit, commitAll, type Operation } from '../data/journal/index.ts';
import { t } from '../text/index.ts';

const colours = { success: 'green', error: 'red', warning: 'yellow', info: 'ink' } as const;

/** Milliseconds after which somebody wonders what became of what they saved. */
const slowMs = 4_000;

/** A message at the bottom right, on a phone at the top, for five seconds unless said. Said again, it is shown anew, not twice. */
export function toast(kind: keyof typeof colours, title: string, message?: string): void {
  const id = [kind, title, message].join('\n');
  notifications.hide(id);
  notifications.show({
    id,
    color: colours[kind],
    title,
    message: message ?? '',
    autoClose: toastMs,
    withBorder: true,
  });
}

const notifyNotStored = (failed: string, error: unknown): void =>
  toast('error', failed, messageFor(error) || t('common.pleaseTryAgain'));

/**
 * For a change that nobody waits for, which this device may have no room for: says so. Resolves with whether it was kept;
 * never rejects. Forms that wait stay open instead.
 */
export const notifyIfFailed = (
  work: Promise<unknown>,
  failed: string = t('common.failedToSave'),
): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      notifyNotStored(failed, error);
      return false;
    },
  );

/** Writes through the journal, all of it or nothing, and says how it ended. Resolves when it is safe on this device. */
export async function commitWithToast(
  operations: Operation | readonly Operation[],
  failed: string = t('common.failedToSave'),
): Promise<void> {
  toastWhenSynced(Promise.all(await commitAll([operations].flat())), failed);
}

/** Says how a change ended that is safe on this device. */
export function toastWhenSynced(synced: Promise<unknown>, failed: string = t('common.failedToSave')): void {
  const notifySavedLocally = () => toast('info', t('common.savedHere'), t('common.savedHereHint'));
  // What the server takes at once is said once; what it does not is safe all the same, and its author should know.
  const slow = setTimeout(notifySavedLocally, useConnectivity.getState().online ? slowMs : 0);
  synced
    .then(
      () => toast('success', t('common.saved')),
      (error: unknown) => notifyNotStored(failed, error),
    )
    .finally(() => clearTimeout(slow));
}

type Deletion = Operation & { operation: 'delete' };
/** Deletes, a document or several that belong together, and offers to take it back for a few seconds before anything is sent. */
export const deleteWithUndo = (operations: Deletion | readonly Deletion[], name: string): Promise<void> =>
  withUndo(operations, { title: t('common.deleted'), name, failed: t('common.failedToDelete') });

type UndoTexts = { title: string; name: string; failed: string };

/** Writes, and offers to take it back for a few seconds before anything is sent. `name`: what it is about. */
export async function withUndo(
  operations: Operation | readonly Operation[],
  { title, name, failed }: UndoTexts,
): Promise<void> {
  const changes = await Promise.all([operations].flat().map((one) => commit(one, { holdMs: undoMs })));
  const takeBack = () =>
    Promise.all(changes.map(({ undo }) => undo())).then(
      (back) => back.every(Boolean) || toast('warning', t('common.tooLate'), t('common.tooLateHint')),
      () => toast('error', t('common.tooLate'), t('common.pleaseTryAgain')),
    );
  offerUndo(changes[0]?.id ?? name, { title, name }, takeBack);
  Promise.all(changes.map(({ synced }) => synced)).catch((error: unknown) => notifyNotStored(failed, error));
}

/** Says what was done, and for a few seconds how to take it back. `of` names it. Returns what ends the offer. */
export function offerUndo(
  of: string,
  { title, name }: Omit<UndoTexts, 'failed'>,
  takeBack: () => void,
): () => void {
  const id = `undo-${of}`;
  const end = () => notifications.hide(id);
  const press = () => {
    end();
    takeBack();
  };
  // A toast that the pointer rests on stays open, and would offer to take back what has been sent.
  setTimeout(end, undoMs);
  notifications.show({
    id,
    color: colours.success,
    title,
    // Near the thumb, and off what the list that follows offers first.
    position: 'bottom-center',
    autoClose: undoMs,
    withBorder: true,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" truncate>
          {name}
        </Text>
        {/* A long name gives way, not the word that can be pressed. */}
        <Button size="compact-sm" variant="default" flex="none" onClick={press}>
          {t('common.undo')}
        </Button>
      </Group>
    ),
  });
  return end;
}

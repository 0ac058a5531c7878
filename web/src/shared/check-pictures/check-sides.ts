import '../text/check-pictures/en.ts';
import { useMemo } from 'react';
import { removeFileCall, storeFileCall } from '#shared/api/files-api.ts';
import type { FileKind } from '#shared/collections/files.ts';
import { messageFor } from '../data/error-messages.ts';
import { commitCall, useJournal } from '../data/journal/index.ts';
import { drawPicture } from '../files/draw-picture.ts';
import { t } from '../text/index.ts';
import { notifyIfFailed, toast } from '../ui/toasts.tsx';
import { type WaitingSides, waitingSides } from './waiting-sides.ts';

export function useWaitingSides(gift: string): WaitingSides {
  const entries = useJournal((journal) => journal.entries);
  return useMemo(() => waitingSides(entries, gift), [entries, gift]);
}

/** Draws a picture of one side anew, and keeps it on this device until the server has it. */
export async function storeSide(gift: string, kind: FileKind, file: File): Promise<void> {
  const picture = await drawPicture(file);
  if (!picture) return toast('error', t('checkPictures.unreadable'));
  await notifyIfFailed(
    commitCall(
      storeFileCall,
      { owner: 'donations', ownerId: gift, kind, data: picture.data, sha256: picture.sha256 },
      { entity: { table: 'donations', id: gift } },
    ).then(({ synced }) => {
      synced.then(
        () => toast('success', t('checkPictures.stored')),
        (error: unknown) => toast('error', t('checkPictures.notStored'), messageFor(error)),
      );
    }),
  );
}

/** Whether the removal is safe on this device. */
export const removeSide = (gift: string, kind: FileKind): Promise<boolean> =>
  notifyIfFailed(
    commitCall(
      removeFileCall,
      { owner: 'donations', ownerId: gift, kind },
      { entity: { table: 'donations', id: gift } },
    ).then(({ synced }) => {
      synced.then(
        () => toast('success', t('checkPictures.removed')),
        (error: unknown) => toast('error', t('checkPictures.remove'), messageFor(error)),
      );
    }),
  );

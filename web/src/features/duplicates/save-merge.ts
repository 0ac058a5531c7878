import {
  continueMergeCall,
  type MergeRequest,
  mergePeopleCall,
  unmergePeopleCall,
} from '#shared/api/merge-api.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { useConnectivity } from '../../shared/data/connectivity.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { commitCall } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import { offerUndo, toast } from '../../shared/ui/toasts.tsx';

/** Goes on until every reference has moved; whoever opens the person later goes on from where it stopped. */
async function finish(mergeId: string): Promise<void> {
  for (let isDone = false; !isDone; ) ({ isDone } = await callEndpoint(continueMergeCall, { mergeId }));
}

export async function takeBackMerge(mergeId: string, survivorId: string): Promise<void> {
  const { synced } = await commitCall(
    unmergePeopleCall,
    { mergeId },
    { entity: { table: 'people', id: survivorId } },
  );
  const answer = await synced;
  if (answer && !answer.isDone) await finish(mergeId);
}

/** Merges through the journal, so that it is safe without a connection; says how it ended, and how to take it back. */
export async function saveMerge(request: MergeRequest, name: string, done: () => void): Promise<void> {
  const { id, survivorId } = request;
  const receipt = await commitCall(mergePeopleCall, request, { entity: { table: 'people', id: survivorId } });
  done();
  if (!useConnectivity.getState().online) toast('info', t('common.savedHere'), t('common.savedHereHint'));
  receipt.synced
    .then(async (answer) => {
      if (answer && !answer.isDone) await finish(id);
      offerUndo(id, { title: t('duplicates.merge.done'), name }, () => {
        takeBackMerge(id, survivorId).then(
          () => toast('success', t('duplicates.merge.takenBack'), name),
          (error: unknown) => toast('error', t('duplicates.merge.notTakenBack'), messageFor(error)),
        );
      });
    })
    .catch((error: unknown) => toast('error', t('duplicates.merge.failed'), messageFor(error)));
}

import { voterFileCancelCall } from '../../api/voters-api.ts';
import { voterFiles } from '../../collections/voter-files.ts';
import { whyNotCancelled } from '../../domain/voters/receive-voter-file.ts';
import { refuseIf } from '../../refusals.ts';
import { type Store, serverTime } from '../store.ts';
import { useCase } from '../use-case.ts';
import { dropChunks } from './drop-chunks.ts';

/** Gives an import up, whoever of those who may import began it; again, it deletes what is left of it. */
export const cancelVoterFile = useCase(voterFileCancelCall, async ({ fileId }, context) => {
  await context.tx(async (store) => {
    const file = await store.get(voterFiles, fileId);
    refuseIf(whyNotCancelled(file));
    if (file?.state === 'receiving') setCancelled(store, fileId);
  });
  await dropChunks(context, fileId);
  return { ok: true as const };
});

export const setCancelled = (store: Store, fileId: string): void =>
  store.update(voterFiles, fileId, { state: 'cancelled', finished_at: serverTime });

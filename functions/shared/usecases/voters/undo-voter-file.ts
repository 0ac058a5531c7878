import { voterFileUndoCall } from '../../api/voters-api.ts';
import { voterFiles } from '../../collections/voter-files.ts';
import { restoredParts } from '../../domain/voters/permitted-use.ts';
import { whyNotUndone } from '../../domain/voters/receive-voter-file.ts';
import { refuseIf } from '../../refusals.ts';
import { useCase } from '../use-case.ts';
import { dropChunks } from './drop-chunks.ts';
import { writeFileLines } from './voter-file-lines.ts';

/** Takes the current file back: the former is current again, or none is. Again, it deletes what is left of its chunks. */
export const undoVoterFile = useCase(voterFileUndoCall, async ({ fileId }, context) => {
  await context.tx(async (store) => {
    const file = await store.get(voterFiles, fileId);
    const former = file?.previous ? await store.get(voterFiles, file.previous) : null;
    refuseIf(whyNotUndone(file, former));
    if (file?.state !== 'current') return;
    store.update(voterFiles, fileId, { state: 'undone' });
    if (former) {
      // What was permitted of its parts may have changed since.
      const { parts, isChanged } = restoredParts(former.parts ?? [], file.parts ?? []);
      store.update(voterFiles, former.id, { state: 'current', ...(isChanged && { parts }) });
    }
    writeFileLines(store, context.member, 'voters_undone', file);
  });
  await dropChunks(context, fileId);
  return { ok: true as const };
});

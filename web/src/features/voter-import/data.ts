import {
  voterChunkCall,
  voterFileCancelCall,
  voterFileFinishCall,
  voterFileStartCall,
  voterFileUndoCall,
} from '#shared/calls/voters.ts';
import { voterFiles } from '#shared/collections/voter_files.ts';
import { base64Of } from '#shared/rules/base64.ts';
import { hashOf } from '#shared/rules/voters/chunk.ts';
import { ask } from '../../shared/data/api.ts';
import { useLiveDocument, useLiveQuery } from '../../shared/data/live.ts';
import { firstOf, inOrder } from '../../shared/data/queries.ts';
import { LostPart } from './wizard/lost-part.ts';
import type { KeptImport } from './worker/protocol.ts';
import { keptChunk } from './worker/scratch.ts';

const filesShown = 20;

/** The newest files that were imported, whatever became of them. At most 20 reads. */
export const useVoterFiles = (organization: string) =>
  useLiveQuery(voterFiles, `voter_files/${organization}/newest`, () =>
    firstOf(
      inOrder(
        { path: voterFiles.path(organization), conditions: [] },
        { field: 'started_at', direction: 'desc' },
      ),
      filesShown,
    ),
  );

/** One file's record; null while the server knows nothing of it. */
export const useVoterFile = (organization: string, id: string) =>
  useLiveDocument(voterFiles, organization, id);

/** Opens an import, or goes on with it: answers the numbers of the parts that are there. */
export const start = async ({ fileId, previous, promise }: KeptImport): Promise<readonly number[]> =>
  (await ask(voterFileStartCall, { fileId, previous, file: promise })).have;

/** Brings one part, as it was promised. Rejects with `LostPart` where this device has damaged or lost it. */
export async function bringPart(kept: KeptImport, index: number): Promise<void> {
  const { fileId, promise } = kept;
  const bytes = await keptChunk(kept, index);
  if (!bytes || (await hashOf(bytes)) !== promise.chunks[index]?.hash) throw new LostPart();
  await ask(voterChunkCall, { fileId, index, data: base64Of(bytes) });
}

export const finish = (fileId: string) => ask(voterFileFinishCall, { fileId });
export const cancelFile = (fileId: string) => ask(voterFileCancelCall, { fileId });
export const undoFile = (fileId: string) => ask(voterFileUndoCall, { fileId });

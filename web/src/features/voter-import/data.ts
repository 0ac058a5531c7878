import {
  voterChunkCall,
  voterFileCancelCall,
  voterFileFinishCall,
  voterFileStartCall,
  voterFileUndoCall,
} from '#shared/api/voters-api.ts';
import { voterFiles } from '#shared/collections/voter-files.ts';
import { base64Of } from '#shared/domain/base64.ts';
import { hashOf } from '#shared/domain/voters/chunk.ts';
import { piecesOf } from '#shared/domain/voters/receive-voter-file.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { useLiveDocument, useLiveQuery } from '../../shared/data/live.ts';
import { firstOf, inOrder } from '../../shared/data/queries.ts';
import { packedChunk } from '../../shared/voter-reading/packed-imports.ts';
import type { PackedImport } from '../../shared/voter-reading/voter-import-protocol.ts';
import { LostPart } from './wizard/lost-part.ts';

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
export const start = async ({ fileId, previous, promise }: PackedImport): Promise<readonly number[]> =>
  (await callEndpoint(voterFileStartCall, { fileId, previous, file: promise })).have;

/** Brings one part, as it was promised. Rejects with `LostPart` where this device has damaged or lost it. */
export async function sendPart(packed: PackedImport, index: number): Promise<void> {
  const { fileId, promise } = packed;
  const bytes = await packedChunk(packed, index);
  if (!bytes || (await hashOf(bytes)) !== piecesOf(promise)[index]?.hash) throw new LostPart();
  await callEndpoint(voterChunkCall, { fileId, index, data: base64Of(bytes) });
}

export const finish = (fileId: string) => callEndpoint(voterFileFinishCall, { fileId });
export const cancelFile = (fileId: string) => callEndpoint(voterFileCancelCall, { fileId });
export const undoFile = (fileId: string) => callEndpoint(voterFileUndoCall, { fileId });

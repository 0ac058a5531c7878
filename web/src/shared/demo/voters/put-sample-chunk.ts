import { sampleVoters } from '#shared/demo/sample-voters.ts';
import { packSample } from '#shared/demo/voter-file.ts';
import { sampleFileId } from '#shared/demo/voter-record.ts';
import { chunkIdOf } from '#shared/domain/voters/receive-voter-file.ts';
import type { DemoStore } from '../demo-store.ts';

/** Puts the sample's packed file where the server has it, for the calls that read it there. */
export async function putSampleChunk({ voter_chunks, voter_files }: DemoStore): Promise<void> {
  const id = chunkIdOf(sampleFileId, 0);
  if (voter_chunks.get(id) || !voter_files.get(sampleFileId)) return;
  const { data } = await packSample(sampleVoters());
  voter_chunks.put(id, { file_id: sampleFileId, index: 0, data });
}

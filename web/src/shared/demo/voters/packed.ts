import { sampleFileId } from '#shared/demo/voter-record.ts';
import { chunkIdOf } from '#shared/domain/voters/receive-voter-file.ts';
import type { Packed, PackedIn } from '../../voters/source.ts';
import { idle } from '../idle.ts';
import { server } from '../server.ts';

/** What the demo has packed; null where there is no such thing. Nothing is folded there: all that was learned is told. */
export async function packed(kind: PackedIn, id: string): Promise<Packed | null> {
  if (kind !== 'voter_chunks') return null;
  const { world, voters } = server();
  const stored = world.voter_chunks.get(id)?.data;
  const isSample = id === chunkIdOf(sampleFileId, 0);
  const data = stored ? Uint8Array.from(stored) : isSample ? await ofSample() : null;
  if (data === null) return null;
  void voters();
  return { data, version: 0, until: 0 };
}

async function ofSample(): Promise<Uint8Array<ArrayBuffer>> {
  const { packedSample } = await import('./sample-voter-file.ts');
  await idle(50);
  return packedSample();
}

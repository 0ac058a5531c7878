import type { Former } from '../../../shared/voter-reading/voter-import-protocol.ts';
import type { CurrentFile } from '../../../shared/voters/current-file.ts';
import type { VoterFile } from '../../../shared/voters/source.ts';
import { ChunkRefused } from '../../../shared/voters/worker-line.ts';

/** The file that the campaign works with, open while a newer one is compared with it. */
const former: { file: CurrentFile | null } = { file: null };

export function holdFormer(file: CurrentFile | null): void {
  former.file?.close();
  former.file = file;
}

/** What is lost or damaged stays so; whatever else went wrong may be over in a moment. */
const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof ChunkRefused &&
  (error.cause.trouble === 'damaged' || error.cause.trouble === 'gone');

/** The stored bytes of one of its pieces; null where it is lost. Rejects in words where trying again may help. */
export async function formerChunk(index: number): Promise<Uint8Array | null> {
  try {
    return (await former.file?.chunk(index)) ?? null;
  } catch (error) {
    if (isLost(error)) return null;
    throw error;
  }
}

/** What the worker is told of it. */
export function formerOf(file: VoterFile): Former {
  const { file_name, layout, us_state, source, dated, permitted_use, expires, refused } = file;
  return {
    id: file.id,
    chunks: file.chunks.length,
    rows: file.counts.voters,
    elections: file.elections,
    head: { file_name, layout, us_state, source, dated, permitted_use, expires, refused },
    parts: file.parts ?? [],
    gone: file.gone
      ? { chunks: file.gone.chunks.length, sets: file.gone.sets.map(({ rows }) => rows) }
      : null,
    gone_cleared: file.gone_cleared,
  };
}

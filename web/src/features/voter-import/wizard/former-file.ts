import type { Former } from '../../../shared/voter-reading/voter-import-protocol.ts';
import type { CurrentFile } from '../../../shared/voters/current-file.ts';
import type { VoterFile } from '../../../shared/voters/source.ts';

/** The file that the campaign works with, open while a newer one is compared with it. */
const former: { file: CurrentFile | null } = { file: null };

export function holdFormer(file: CurrentFile | null): void {
  former.file?.close();
  former.file = file;
}

/** The stored bytes of one of its chunks; null where there is none. */
export const formerChunk = async (index: number): Promise<Uint8Array | null> =>
  former.file ? former.file.chunk(index) : null;

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
  };
}

import { ChunkError } from '#shared/domain/voters/chunk.ts';
import { goneColumn } from '#shared/domain/voters/gone-ids.ts';
import { openChunk } from '#shared/domain/voters/unpack.ts';
import type { OwnColumn } from '../engine.ts';
import type { Answers } from './answers.ts';
import { Missing } from './ask-database.ts';
import { baseOf } from './base.ts';
import type { Core } from './core.ts';
import type { Fetching } from './fetching.ts';
import type { FileHead } from './voter-protocol.ts';

/** As the campaign's own columns are searched and exported; the name is a header of the exported file. */
const since: OwnColumn = { id: goneColumn, name: 'Gone Since', type: 'choice', uses: ['exports'] };

/**
 * What those answer who are gone from the file. Their chunks are fetched when they are first asked for, and held with what is
 * known of them while the file is the same. Rejects with `Missing` where one cannot be had.
 */
export async function goneAnswers(
  core: Pick<Core, 'gone' | 'setGone'>,
  fetching: Pick<Fetching, 'chunk'>,
  fileNow: () => FileHead | null,
): Promise<Answers> {
  for (;;) {
    const held = core.gone();
    if (held) return held;
    const file = fileNow();
    const chunks = file?.gone?.chunks ?? [];
    const rows = chunks.reduce((sum, chunk) => sum + chunk.rows, 0);
    const base = baseOf(file?.id ?? '', [], rows, [since]);
    let at = 0;
    for (const promised of chunks) {
      const columns = await openChunk(await fetching.chunk(promised)).catch((error: unknown) => {
        throw error instanceof ChunkError ? new Missing('damaged') : error;
      });
      if (columns.rows !== promised.rows) throw new Missing('damaged');
      base.place(at, columns);
      at += columns.rows;
    }
    // Another file may have become the current one meanwhile.
    if (fileNow() === file) return core.setGone(base.end());
  }
}

import type { Context } from '../use-case.ts';
import { chunkNumbers } from './chunk-numbers.ts';

/** Chunks of one deletion: together some 9 MB at most, which a commit may be about. */
const pageSize = 10;

/**
 * Deletes the chunks of a file that never comes back: its state says so already, and no chunk is added after that. Broken
 * off, the same call again goes on with what is left. A read and a write for each chunk, one read where there is none.
 */
export async function dropChunks({ read, tx }: Pick<Context, 'read' | 'tx'>, fileId: string): Promise<void> {
  for (;;) {
    const left = await read.find(chunkNumbers, {
      where: [['file_id', '==', fileId]],
      select: ['index'],
      limit: pageSize,
    });
    if (left.length > 0)
      await tx(async (store) => {
        for (const { id } of left) store.delete(chunkNumbers, id);
      });
    if (left.length < pageSize) return;
  }
}

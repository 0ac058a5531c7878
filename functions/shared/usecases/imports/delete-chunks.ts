import { importChunks } from '../../collections/import-chunks.ts';
import type { Context } from '../use-case.ts';

/** Deletions of one transaction. */
const pageSize = 400;

/** Deletes what was stored for chunks sent again, and for what is to be counted anew. */
export async function deleteChunks(
  { read, tx }: Pick<Context, 'read' | 'tx'>,
  importId: string,
): Promise<void> {
  for (;;) {
    const chunks = await read.find(importChunks, {
      where: [['import_id', '==', importId]],
      select: ['import_id'],
      limit: pageSize,
    });
    if (chunks.length > 0)
      await tx(async (store) => {
        for (const { id } of chunks) store.delete(importChunks, id);
      });
    if (chunks.length < pageSize) return;
  }
}

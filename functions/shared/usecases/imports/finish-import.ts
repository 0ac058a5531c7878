import { importFinishCall } from '../../api/imports-api.ts';
import { activity } from '../../collections/activity.ts';
import { importChunks } from '../../collections/import-chunks.ts';
import { imports } from '../../collections/imports.ts';
import { csvReaders } from '../../domain/import/import-access.ts';
import { activityLine } from '../log-lines.ts';
import { type Store, serverTime } from '../store.ts';
import { type Context, useCase } from '../use-case.ts';
import { findImport } from './find-import.ts';
import { requireImport } from './require-import.ts';

type Closing = { importId: string; status: 'finished' | 'cancelled' };

/**
 * Closes an import. What follows the closing may be repeated, so a call that broke off is completed by calling
 * again; the chunks' notes go last, because they say what is left to recompute.
 */
export const finishImport = useCase(importFinishCall, async (input, context) => {
  await context.tx((store) => close(input, context, store));
  await deleteChunks(context, input.importId);
  return { ok: true as const };
});

async function close({ importId, status }: Closing, { member }: Context, store: Store): Promise<void> {
  const found = await findImport(store, importId);
  requireImport(member, found.kind);
  const isRunning = found.status === 'running';
  const closedAs = isRunning ? status : found.status;
  store.after({ is: 'count-import', importId });
  if (closedAs === 'finished' && found.created > 0)
    store.after({ is: 'award', measure: 'imports', value: 1 });
  if (!isRunning) return;
  store.update(imports, importId, { status, finished_at: serverTime });
  if (status === 'cancelled' && found.created === 0) return;
  const line = activityLine({
    type: 'import_finished',
    capability: csvReaders[found.kind],
    actor_id: found.started_by,
    subject_collection: found.kind,
    subject_name: found.file_name,
    count: found.created,
  });
  store.set(activity, `import-${importId}`, line);
}

/** Deletions of one transaction. */
const pageSize = 400;

/** Deletes what was stored for chunks sent again. */
async function deleteChunks({ read, tx }: Context, importId: string): Promise<void> {
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

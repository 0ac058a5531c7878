import { importFinishCall } from '../../api/imports-api.ts';
import { activity } from '../../collections/activity.ts';
import { imports } from '../../collections/imports.ts';
import { csvReaders } from '../../domain/import/import-access.ts';
import { activityLine } from '../log-lines.ts';
import { type Store, serverTime } from '../store.ts';
import { type Context, useCase } from '../use-case.ts';
import { deleteChunks } from './delete-chunks.ts';
import { findImport } from './find-import.ts';
import { requireImport } from './require-import.ts';

type Closing = { importId: string; status: 'finished' | 'cancelled' };

/**
 * Closes an import. What follows the closing may be repeated, so a call that broke off is completed by calling
 * again; the chunks' notes go last, because they say what is left to recompute.
 */
export const finishImport = useCase(importFinishCall, async (input, context) => {
  const isOver = await context.tx((store) => close(input, context, store));
  if (isOver) await deleteChunks(context, input.importId);
  return { ok: true as const };
});

async function close({ importId, status }: Closing, { member }: Context, store: Store): Promise<boolean> {
  const found = await findImport(store, importId);
  requireImport(member, found.kind);
  // The notes are those of the undo by now.
  if (found.undo) return false;
  const isRunning = found.status === 'running';
  const closedAs = isRunning ? status : found.status;
  store.after({ is: 'count-import', importId });
  if (closedAs === 'finished' && found.created > 0)
    store.after({ is: 'award', measure: 'imports', value: 1 });
  if (!isRunning) return true;
  store.update(imports, importId, { status, finished_at: serverTime });
  if (status === 'cancelled' && found.created === 0) return true;
  const line = activityLine({
    type: 'import_finished',
    capability: csvReaders[found.kind],
    actor_id: found.started_by,
    subject_collection: found.kind,
    subject_name: found.file_name,
    count: found.created,
  });
  store.set(activity, `import-${importId}`, line);
  return true;
}

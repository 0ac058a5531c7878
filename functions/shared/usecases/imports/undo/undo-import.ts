import { importUndoCall } from '../../../api/import-history-api.ts';
import { activity } from '../../../collections/activity.ts';
import { audit } from '../../../collections/audit.ts';
import type { Stored } from '../../../collections/define.ts';
import { imports } from '../../../collections/imports.ts';
import { csvReaders } from '../../../domain/import/import-access.ts';
import { RefusedError } from '../../../refusals.ts';
import { activityLine, auditLine } from '../../log-lines.ts';
import { type Store, serverTime } from '../../store.ts';
import { type Context, useCase } from '../../use-case.ts';
import { deleteChunks } from '../delete-chunks.ts';
import { findImport } from '../find-import.ts';
import { undoItem } from './import-item.ts';
import { firstPlace, judgePage } from './judge-page.ts';
import { removePage } from './remove-page.ts';
import { requireUndo } from './require-undo.ts';

type Imported = Stored<typeof imports>;

/**
 * Undoes one page of an import in one transaction, together with how far it has come: a tab that closes, a server that
 * stops, the same call twice and two admins at once all go on from there. Records that somebody touched stay; the last page
 * leaves one line in the feed and one in the audit, and the figures are counted once. Evidence of consent stays.
 */
export const undoImport = useCase(importUndoCall, async ({ importId, stop }, context) => {
  const undo = await context.tx((store) => undoOnePage(store, context, importId, stop), {
    key: `undo/${importId}`,
  });
  const isDone = undo.phase === 'done';
  if (isDone) await deleteChunks(context, importId);
  return { undo: undoItem(undo), isDone };
});

async function undoOnePage(store: Store, context: Context, importId: string, stop: boolean) {
  const { member, now, instant } = context;
  const found = await findImport(store, importId);
  await requireUndo(store, member, found);
  if (found.status === 'undone' && found.undo) return found.undo;
  if (found.status === 'running' && !stop) throw new RefusedError('imports.stillRunning');
  const begun = found.undo ?? {
    ...{ ...firstPlace(found.kind), removed: 0, gifts: 0, remaining: 0, tags: 0 },
    ...{ by: member.uid, begun_at: instant(now()), done_at: null },
  };
  const { removable, remaining, next } = await judgePage(store, found, begun);
  await removePage(store, context, importId, removable);
  const count = (name: string) => removable.filter(({ collection }) => collection === name).length;
  const isDone = next === null || next.phase === 'done';
  const undo = {
    ...begun,
    ...(next ?? { phase: 'done' as const, after: '' }),
    removed: begun.removed + count('people') + count('donors') + count('volunteers') + count('pledges'),
    gifts: begun.gifts + count('donations'),
    tags: begun.tags + count('tags'),
    remaining: begun.remaining + remaining.length,
    done_at: isDone ? instant(now()) : null,
  };
  const closed = found.status === 'running' ? { finished_at: serverTime } : {};
  store.update(imports, importId, { ...closed, status: isDone ? 'undone' : 'undoing', undo });
  if (isDone) tell(store, context, found, undo);
  else store.after({ is: 'watch-import', importId });
  return undo;
}

function tell(
  store: Store,
  { member }: Context,
  found: Imported,
  { removed, gifts }: { removed: number; gifts: number },
) {
  store.after({ is: 'count-import', importId: found.id });
  const count = removed + gifts;
  const line = activityLine({
    type: 'import_undone',
    capability: csvReaders[found.kind],
    actor_id: member.uid,
    subject_collection: found.kind,
    subject_name: found.file_name,
    count,
  });
  store.set(activity, `undo-${found.id}`, line);
  store.set(
    audit,
    `undo-${found.id}`,
    auditLine(member, {
      type: 'import_undone',
      ...{ what: found.kind, subject_id: found.id, subject_name: found.file_name, count },
    }),
  );
}

import type { ImportItem } from '../../../api/import-history-api.ts';
import type { Stored } from '../../../collections/define.ts';
import type { imports } from '../../../collections/imports.ts';
import type { Caller } from '../../use-case.ts';
import { mayUndo } from './require-undo.ts';

type Imported = Stored<typeof imports>;

export const undoItem = (undo: NonNullable<Imported['undo']>): NonNullable<ImportItem['undo']> => ({
  phase: undo.phase,
  ...{ removed: undo.removed, gifts: undo.gifts, remaining: undo.remaining, tags: undo.tags, by: undo.by },
  begunAt: undo.begun_at.toMillis(),
  doneAt: undo.done_at?.toMillis() ?? null,
});

/** An import as its history shows it. */
export const importItem = (member: Caller, found: Imported): ImportItem => ({
  id: found.id,
  kind: found.kind,
  fileName: found.file_name,
  status: found.status,
  ...{ rowsTotal: found.rows_total, rowsDone: found.rows_done },
  ...{ created: found.created, updated: found.updated, unchanged: found.unchanged },
  createdCents: found.created_cents,
  ...{ review: found.review, consents: found.consents, unsourced: found.unsourced },
  ...{ refunds: found.refunds, refundCents: found.refund_cents, waiting: found.waiting },
  startedBy: found.started_by,
  startedAt: found.started_at.toMillis(),
  undo: found.undo && undoItem(found.undo),
  mayUndo: mayUndo(member, found),
});

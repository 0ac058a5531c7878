import { importStartCall } from '../../api/imports-api.ts';
import { imports } from '../../collections/imports.ts';
import { command } from '../use-case.ts';
import { requireImport } from './require-import.ts';

/** Opens an import. */
export const startImport = command(
  importStartCall,
  async ({ kind, fileName, rowsTotal }, { member, newId, now, instant }, store) => {
    const importId = newId();
    store.create(imports, importId, {
      kind,
      file_name: fileName,
      status: 'running',
      rows_total: rowsTotal,
      rows_done: 0,
      created: 0,
      updated: 0,
      unchanged: 0,
      created_cents: 0,
      unchanged_cents: 0,
      refused: 0,
      ...{ refunds: 0, refund_cents: 0, waiting: 0, waiting_cents: 0, unsaid: 0 },
      ...{ review: 0, consents: 0, unsourced: 0, tags: [], rows_at: null, undo: null },
      started_by: member.uid,
      started_at: instant(now()),
      finished_at: null,
    });
    return { importId };
  },
  { authorize: ({ kind }, { member }) => requireImport(member, kind) },
);

import * as z from 'zod/mini';
import { importKinds } from '../domain/import/import-kinds.ts';
import { cents, collection, inOrganization, instant, text } from './define.ts';

export const importStatuses = ['running', 'finished', 'cancelled'] as const;

/** One spreadsheet that was imported, and what became of its rows. Functions only. */
export const imports = collection({
  name: 'imports',
  path: inOrganization('imports'),
  access: { read: 'content' },
  isCached: false,
  schema: z.strictObject({
    kind: z.enum(importKinds),
    file_name: text(200),
    status: z.enum(importStatuses),
    rows_total: cents,
    rows_done: cents,
    created: cents,
    updated: cents,
    unchanged: cents,
    /** Money of the gifts that it created, and of rows whose gifts were there. */
    created_cents: cents,
    unchanged_cents: cents,
    refused: cents,
    started_by: z.string(),
    started_at: instant,
    finished_at: z.nullable(instant),
  }),
});

import type * as z from 'zod/mini';
import { importRowsCall } from '../../api/imports-api.ts';
import { importChunks } from '../../collections/import-chunks.ts';
import { imports } from '../../collections/imports.ts';
import { sha256 } from '../../demo/hash.ts';
import { RefusedError } from '../../refusals.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import type { Chunk, Outcome } from './chunk.ts';
import { findImport } from './find-import.ts';
import { importDonations } from './import-donations.ts';
import { importDonors } from './import-donors.ts';
import { importVolunteers } from './import-volunteers.ts';
import { requireImport } from './require-import.ts';

type Input = z.output<typeof importRowsCall.request>;

/**
 * Brings one chunk in one transaction, which also writes what it came to: a chunk sent again finds that and
 * changes nothing. Chunks of one import therefore follow one another; those of two imports run side by side.
 */
export const importRows = command(
  importRowsCall,
  async ({ importId, replace, batch }, context, store) => {
    const sent = `${importId}-${sha256(JSON.stringify({ replace, batch })).slice(0, 32)}`;
    const [opened, before] = await Promise.all([findImport(store, importId), store.get(importChunks, sent)]);
    if (opened.status !== 'running') throw new RefusedError('imports.closed');
    if (opened.kind !== batch.kind)
      throw new RefusedError('imports.otherKind', { kind: opened.kind, other: batch.kind });
    store.after({ is: 'watch-import', importId });
    if (before) {
      const { created, updated, unchanged, created_cents, unchanged_cents } = before;
      const counts = { created, updated, unchanged };
      return { ...counts, createdCents: created_cents, unchangedCents: unchanged_cents, refused: [] };
    }
    const outcome = await importBatch({ store, context, importId, replace }, batch);
    const { created, updated, unchanged, createdCents, unchangedCents, parts, skills } = outcome;
    store.update(imports, importId, {
      rows_done: opened.rows_done + batch.rows.length,
      created: opened.created + created,
      updated: opened.updated + updated,
      unchanged: opened.unchanged + unchanged,
      created_cents: opened.created_cents + createdCents,
      unchanged_cents: opened.unchanged_cents + unchangedCents,
    });
    const counts = { created, updated, unchanged };
    store.create(importChunks, sent, {
      ...{ import_id: importId, ...counts, parts, skills, at: serverTime },
      ...{ created_cents: createdCents, unchanged_cents: unchangedCents },
    });
    return { ...counts, createdCents, unchangedCents, refused: [] };
  },
  { authorize: ({ batch }, { member }) => requireImport(member, batch.kind) },
);

function importBatch(chunk: Chunk, batch: Input['batch']): Promise<Outcome> {
  if (batch.kind === 'donors') return importDonors(chunk, batch.rows);
  if (batch.kind === 'volunteers') return importVolunteers(chunk, batch.rows);
  return importDonations(chunk, batch.rows);
}

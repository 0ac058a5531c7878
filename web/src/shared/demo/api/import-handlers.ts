import type * as z from 'zod/mini';
import {
  importCheckCall,
  importFinishCall,
  importRowsCall,
  importStartCall,
} from '#shared/api/imports-api.ts';
import { sha256 } from '#shared/demo/hash.ts';
import { giftId } from '#shared/domain/import/gift-id.ts';
import { csvReaders, importCapabilities } from '#shared/domain/import/import-access.ts';
import type { ImportKind } from '#shared/domain/import/import-kinds.ts';
import { t } from '../../text/index.ts';
import type { DemoStore } from '../demo-store.ts';
import { addFeedLine } from '../feed.ts';
import { refuse, requireCapability } from '../refuse.ts';
import { defineHandler } from './handler.ts';
import { importChunk, indexPeople } from './import-chunk.ts';

/** Rows of one file: what is done again at each reload has to fit into the session storage. */
const rowsMax = 2_000;

type Batch = z.output<typeof importCheckCall.request>['batch'];

function presentIn(world: DemoStore, batch: Batch): boolean[] {
  if (batch.kind === 'donations')
    return batch.rows.map((row) => world.donations.get(giftId(row, sha256)) !== null);
  const roster = indexPeople(world[batch.kind].all());
  return batch.rows.map((row) => roster.find(row) !== null);
}

function openedImport(world: DemoStore, importId: string) {
  const found = world.imports.get(importId);
  if (!found) throw refuse('not-found', t('demo.refused.importGone'));
  return found;
}

const demandImport = (world: DemoStore, kind: ImportKind): void =>
  requireCapability(world, ...importCapabilities[kind]);

export const importHandlers = [
  defineHandler(importCheckCall, (world, { batch }) => {
    demandImport(world, batch.kind);
    return { present: presentIn(world, batch) };
  }),
  defineHandler(
    importStartCall,
    (world, { kind, fileName, rowsTotal }) => {
      demandImport(world, kind);
      if (rowsTotal > rowsMax) throw refuse('failed-precondition', t('demo.refused.importMax', { rowsMax }));
      const nothing = {
        ...{ rows_done: 0, created: 0, updated: 0, unchanged: 0, refused: 0, finished_at: null },
        ...{ created_cents: 0, unchanged_cents: 0 },
      };
      const { id } = world.imports.put(world.newId(), {
        ...nothing,
        kind,
        file_name: fileName,
        status: 'running',
        rows_total: rowsTotal,
        started_by: world.actor.uid,
        started_at: world.instant(world.now()),
      });
      return { importId: id };
    },
    true,
  ),
  defineHandler(
    importRowsCall,
    (world, { importId, replace, batch }) => {
      demandImport(world, batch.kind);
      const opened = openedImport(world, importId);
      if (opened.status !== 'running' || opened.kind !== batch.kind)
        throw refuse('failed-precondition', t('demo.refused.importClosed'));
      const counts = importChunk(world, { importId, replace }, batch);
      world.imports.patch(importId, {
        rows_done: opened.rows_done + batch.rows.length,
        created: opened.created + counts.created,
        updated: opened.updated + counts.updated,
        unchanged: opened.unchanged + counts.unchanged,
        created_cents: opened.created_cents + counts.createdCents,
        unchanged_cents: opened.unchanged_cents + counts.unchangedCents,
      });
      return { ...counts, refused: [] };
    },
    true,
  ),
  defineHandler(
    importFinishCall,
    (world, { importId, status }) => {
      const opened = openedImport(world, importId);
      demandImport(world, opened.kind);
      if (opened.status !== 'running') return { ok: true };
      world.imports.patch(importId, { status, finished_at: world.instant(world.now()) });
      if (status === 'finished' || opened.created > 0)
        addFeedLine(world, `import-${importId}`, {
          type: 'import_finished',
          capability: csvReaders[opened.kind],
          actor_id: opened.started_by,
          subject_collection: opened.kind,
          subject_name: opened.file_name,
          count: opened.created,
        });
      return { ok: true };
    },
    true,
  ),
];

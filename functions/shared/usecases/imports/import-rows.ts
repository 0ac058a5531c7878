import type * as z from 'zod/mini';
import { importRowsCall } from '../../api/imports-api.ts';
import { importChanges } from '../../collections/import-changes.ts';
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
import { importPeople } from './import-people.ts';
import { importPledges } from './import-pledges.ts';
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
    if (before) return answerOf(before);
    const chunk: Chunk = {
      ...{ store, context, importId, replace },
      ...{ fileName: opened.file_name, filled: new Map<string, Set<string>>() },
    };
    const outcome = await importBatch(chunk, batch);
    const { created, updated, unchanged, createdCents, unchangedCents, parts, skills } = outcome;
    const { refused = [] } = outcome;
    const { review = 0, unsaid = 0, consents = 0, unsourced = 0, tags = [], refunds = noRefunds } = outcome;
    const { booked, waiting } = refunds;
    store.update(imports, importId, {
      rows_done: opened.rows_done + batch.rows.length,
      created: opened.created + created,
      updated: opened.updated + updated,
      unchanged: opened.unchanged + unchanged,
      refused: opened.refused + refused.length,
      created_cents: opened.created_cents + createdCents,
      unchanged_cents: opened.unchanged_cents + unchangedCents,
      review: opened.review + review,
      consents: opened.consents + consents,
      unsourced: opened.unsourced + unsourced,
      refunds: opened.refunds + booked,
      refund_cents: opened.refund_cents + refunds.bookedCents,
      waiting: opened.waiting + waiting,
      waiting_cents: opened.waiting_cents + refunds.waitingCents,
      unsaid: opened.unsaid + unsaid,
      ...(tags.length > 0 && { tags: [...opened.tags, ...tags] }),
      rows_at: serverTime,
    });
    const came = {
      ...{ created, updated, unchanged, review, consents, unsourced },
      ...{ created_cents: createdCents, unchanged_cents: unchangedCents },
      ...{ refunds: booked, refund_cents: refunds.bookedCents },
      ...{ waiting, waiting_cents: refunds.waitingCents, unsaid, refused: [...refused] },
    };
    store.create(importChunks, sent, { import_id: importId, ...came, parts, skills, at: serverTime });
    if (chunk.filled.size > 0)
      store.create(importChanges, sent, {
        import_id: importId,
        filled: [...chunk.filled].map(([id, fields]) => ({ id, fields: [...fields].toSorted() })),
        at: serverTime,
      });
    return answerOf(came);
  },
  { authorize: ({ batch }, { member }) => requireImport(member, batch.kind) },
);

type Came = Pick<
  z.output<typeof importChunks.schema>,
  | 'created'
  | 'updated'
  | 'unchanged'
  | 'review'
  | 'consents'
  | 'unsourced'
  | 'created_cents'
  | 'unchanged_cents'
  | 'refunds'
  | 'refund_cents'
  | 'waiting'
  | 'waiting_cents'
  | 'unsaid'
  | 'refused'
>;

const noRefunds = { booked: 0, bookedCents: 0, waiting: 0, waitingCents: 0 };

const answerOf = ({ created_cents, unchanged_cents, refund_cents, waiting_cents, ...counts }: Came) => ({
  ...{ created: counts.created, updated: counts.updated, unchanged: counts.unchanged },
  ...{ review: counts.review, consents: counts.consents, unsourced: counts.unsourced },
  ...{ refunds: counts.refunds, refundCents: refund_cents },
  ...{ waiting: counts.waiting, waitingCents: waiting_cents, unsaid: counts.unsaid },
  ...{ createdCents: created_cents, unchangedCents: unchanged_cents, refused: counts.refused },
});

function importBatch(chunk: Chunk, batch: Input['batch']): Promise<Outcome> {
  if (batch.kind === 'people') return importPeople(chunk, batch.rows);
  if (batch.kind === 'donors') return importDonors(chunk, batch.rows);
  if (batch.kind === 'volunteers') return importVolunteers(chunk, batch.rows);
  if (batch.kind === 'pledges') return importPledges(chunk, batch.rows);
  return importDonations(chunk, batch.rows);
}

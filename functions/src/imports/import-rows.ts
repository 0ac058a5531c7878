import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { importRowsCall } from '#shared/api/imports-api.ts';
import { importChunks } from '#shared/collections/index.ts';
import type { Cents, Counts } from '#shared/domain/import/match-rows.ts';
import { sha256 } from '../hash.ts';
import type { Member } from '../http/guard.ts';
import { RefusedError } from '../http/refused-error.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { demandImport } from './access.ts';
import type { Chunk, Outcome } from './chunk.ts';
import { importDonations } from './import-donations.ts';
import { importDonors } from './import-donors.ts';
import type { ScheduleImportTask } from './import-task.ts';
import { importVolunteers } from './import-volunteers.ts';
import { importIn, importReference } from './running.ts';

type Input = z.output<typeof importRowsCall.request>;
type Answer = z.output<typeof importRowsCall.response>;

/**
 * Brings one chunk in one transaction, which also writes what it came to: a chunk sent again finds that and
 * changes nothing. Chunks of one import therefore follow one another; those of two imports run side by side.
 */
export const importRows =
  ({ db, watch }: { db: Firestore; watch: ScheduleImportTask }) =>
  async (member: Member, { importId, replace, batch }: Input): Promise<Answer> => {
    demandImport(member, batch.kind);
    const { organization } = member;
    const opened = importReference(db, organization, importId);
    const sent = db
      .collection(importChunks.path(organization))
      .doc(`${importId}-${sha256(JSON.stringify({ replace, batch })).slice(0, 32)}`);

    const outcome = await runTransactionWithRetry(db, async (transaction): Promise<Counts & Cents> => {
      const [found, before] = await transaction.getAll(opened, sent);
      const { kind, status } = importIn(found);
      if (status !== 'running') {
        throw new RefusedError('failed-precondition', 'This import is closed. Start a new one.');
      }
      if (kind !== batch.kind) {
        throw new RefusedError('invalid-argument', `This import brings ${kind}, not ${batch.kind}.`);
      }
      if (before?.exists) {
        const { created_cents, unchanged_cents, ...first } = importChunks.schema.parse(before.data());
        return { ...first, createdCents: created_cents, unchangedCents: unchanged_cents };
      }
      const { parts, skills, ...counts } = await importBatch(
        { transaction, db, member, importId, replace },
        batch,
      );
      transaction.update(opened, {
        rows_done: FieldValue.increment(batch.rows.length),
        created: FieldValue.increment(counts.created),
        updated: FieldValue.increment(counts.updated),
        unchanged: FieldValue.increment(counts.unchanged),
        created_cents: FieldValue.increment(counts.createdCents),
        unchanged_cents: FieldValue.increment(counts.unchangedCents),
      });
      const at = FieldValue.serverTimestamp();
      const { created, updated, unchanged, createdCents, unchangedCents } = counts;
      transaction.create(sent, {
        ...{ import_id: importId, created, updated, unchanged, parts, skills, at },
        ...{ created_cents: createdCents, unchanged_cents: unchangedCents },
      });
      return counts;
    });
    await watch(organization, importId);
    const { created, updated, unchanged, createdCents, unchangedCents } = outcome;
    return { created, updated, unchanged, createdCents, unchangedCents, refused: [] };
  };

function importBatch(chunk: Chunk, batch: Input['batch']): Promise<Outcome> {
  if (batch.kind === 'donors') return importDonors(chunk, batch.rows);
  if (batch.kind === 'volunteers') return importVolunteers(chunk, batch.rows);
  return importDonations(chunk, batch.rows);
}

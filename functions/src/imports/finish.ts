import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { importFinishCall } from '#shared/api/imports-api.ts';
import { csvReaders } from '#shared/domain/import/import-access.ts';
import { award } from '../achievements/award.ts';
import { line, lineReference } from '../activity/line.ts';
import { createOnce } from '../create-once.ts';
import type { Member } from '../http/guard.ts';
import type { RollupScheduler } from '../rollups/rollup-scheduler.ts';
import { demandImport } from './access.ts';
import { forgetChunks, type Import, importIn, importReference, importSettler } from './running.ts';

type Input = z.output<typeof importFinishCall.request>;

/**
 * Closes an import. What follows the closing may be repeated, so a call that broke off is completed by calling
 * again; the chunks' notes go last, because they say what is left to recompute.
 */
export function finishImport({ db, rollup }: { db: Firestore; rollup: Pick<RollupScheduler, 'now'> }) {
  const settle = importSettler({ db, rollup });
  return async (member: Member, { importId, status }: Input): Promise<{ ok: true }> => {
    const { organization } = member;
    const opened = importReference(db, organization, importId);
    const closed = await db.runTransaction(async (transaction) => {
      const found = importIn(await transaction.get(opened));
      demandImport(member, found.kind);
      if (found.status !== 'running') return found;
      transaction.update(opened, { status, finished_at: FieldValue.serverTimestamp() });
      return { ...found, status };
    });
    await settle(organization, importId);
    if (closed.status === 'finished' || closed.created > 0) await tell(db, member, importId, closed);
    if (closed.status === 'finished' && closed.created > 0) await award(db, organization, 'imports', 1);
    await forgetChunks(db, organization, importId);
    return { ok: true };
  };
}

const tell = (db: Firestore, member: Member, importId: string, closed: Import): Promise<void> =>
  createOnce(
    lineReference(db, member.organization, `import-${importId}`),
    line({
      type: 'import_finished',
      capability: csvReaders[closed.kind],
      actor_id: closed.started_by,
      subject_collection: closed.kind,
      subject_name: closed.file_name,
      count: closed.created,
    }),
  );

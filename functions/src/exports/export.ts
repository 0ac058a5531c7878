import type { Firestore } from 'firebase-admin/firestore';
import type { ExportKind } from '#shared/api/exports-api.ts';
import { activity } from '#shared/collections/index.ts';
import { exportReaders, headerLine, recordLines, summaryFile } from '#shared/domain/export/export-columns.ts';
import type { CsvKind } from '#shared/domain/import/import-kinds.ts';
import { line } from '../activity/line.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import type { Download } from '../http/download.ts';
import { type Member, requireCapability } from '../http/guard.ts';
import { refreshInsights } from '../rollups/refresh-insights.ts';
import type { RollupScheduler } from '../rollups/rollup-scheduler.ts';
import { everyOf, pagesOf } from './pages.ts';
import { summaryOf } from './summary.ts';

type Dependencies = { db: Firestore; rollup: Pick<RollupScheduler, 'now'> };
type Lines = Pick<Download, 'chunks'> & { rows: number };

/**
 * A whole collection, or the campaign in figures, as CSV. The lines of feed and audit are written before the first
 * byte leaves, so that no export, broken off or not, goes unseen.
 */
export function exportRecords({ db, rollup }: Dependencies) {
  const refresh = refreshInsights({ db, rollup });
  return async (member: Member, { kind }: { kind: ExportKind }): Promise<Download> => {
    requireCapability(member, exportReaders[kind]);
    if (kind === 'summary') await refresh(member);
    const lines = kind === 'summary' ? await summary(db, member) : await records(db, member, kind);
    // A summary's rows are figures, not records.
    await tell(db, member, kind, kind === 'summary' ? null : lines.rows);
    return { name: `${kind}.csv`, type: 'text/csv; charset=utf-8', ...lines };
  };
}

async function records(db: Firestore, { organization }: Member, kind: CsvKind): Promise<Lines> {
  const counted = await everyOf(db, organization, kind).count().get();
  return { rows: counted.data().count, chunks: csv(db, organization, kind) };
}

async function* csv(db: Firestore, organization: string, kind: CsvKind): AsyncGenerator<string> {
  yield headerLine(kind);
  for await (const page of pagesOf(db, organization, kind)) yield recordLines(kind, page);
}

async function summary(db: Firestore, member: Member): Promise<Lines> {
  const figures = await summaryOf(db, member, new Date());
  return { rows: figures.length, chunks: inOne(figures) };
}

async function* inOne(figures: readonly (readonly string[])[]): AsyncGenerator<string> {
  yield summaryFile(figures);
}

async function tell(db: Firestore, member: Member, kind: ExportKind, count: number | null): Promise<void> {
  const batch = db.batch();
  batch.create(
    db.collection(activity.path(member.organization)).doc(),
    line({
      type: 'export_made',
      capability: 'members.write',
      actor_id: member.uid,
      subject_collection: kind,
      count,
    }),
  );
  batch.create(
    auditReference(db, member.organization),
    auditEntry({ type: 'data_exported', ...actorFields(member), what: kind, count }),
  );
  await batch.commit();
}

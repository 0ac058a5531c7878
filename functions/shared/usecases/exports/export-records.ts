import { type ExportKind, exportCall, listExportKinds } from '../../api/exports-api.ts';
import { activity } from '../../collections/activity.ts';
import { audit } from '../../collections/audit.ts';
import { givingQuarters, givingQuartersMax } from '../../collections/giving-quarters.ts';
import { exportReaders, headerLine, recordLines, summaryFile } from '../../domain/export/export-columns.ts';
import { spellingsOf } from '../../domain/giving/code-spellings.ts';
import { type CsvKind, csvKinds } from '../../domain/import/import-kinds.ts';
import { downloadCase } from '../download-case.ts';
import { activityLine, auditLine } from '../log-lines.ts';
import { requireCapability } from '../require-capability.ts';
import type { Context } from '../use-case.ts';
import { campaignSummary } from './campaign-summary.ts';
import { listLines } from './export-lists.ts';
import { type Exportable, exportSource, pagesOf } from './export-pages.ts';
import type { Lines } from './list-lines.ts';

/**
 * A whole collection, or the campaign in figures, as CSV. The lines of feed and audit are written before the first
 * byte leaves, so that no export, broken off or not, goes unseen.
 */
export const exportRecords = downloadCase(exportCall, async ({ kind, code }, context) => {
  requireCapability(context.member, exportReaders[kind]);
  if (kind === 'summary') await context.perform({ is: 'count-insights' });
  const lines = await linesOf(context, kind, code);
  // A summary's rows are figures, not records.
  await logExport(context, kind, kind === 'summary' ? null : lines.rows);
  return { name: `${kind}.csv`, type: 'text/csv; charset=utf-8', ...lines };
});

async function linesOf(context: Context, kind: ExportKind, code: string | undefined): Promise<Lines> {
  const list = listExportKinds.find((one) => one === kind);
  if (list) return listLines(context, list);
  const own = csvKinds.find((one) => one === kind);
  if (!own) return summaryLines(context);
  const { read, member } = context;
  const some = code === undefined ? {} : await ofCode(read, code);
  const rows = await read.count(exportSource(own), some);
  return { rows, chunks: csv(read, own, { organization: member.organization, some }) };
}

/** Gifts of one source code: a read for each quarter of the sums, which name its spellings. */
async function ofCode(read: Context['read'], code: string): Promise<Exportable> {
  const quarters = await read.find(givingQuarters, {
    orderBy: ['quarter', 'desc'],
    limit: givingQuartersMax,
  });
  return { where: [['source_code', 'in', spellingsOf(code, quarters)]] };
}

async function* csv(
  read: Context['read'],
  kind: CsvKind,
  of: { organization: string; some: Exportable },
): AsyncGenerator<string> {
  yield headerLine(kind);
  for await (const page of pagesOf(read, kind, of)) yield recordLines(kind, page);
}

async function summaryLines(context: Context): Promise<Lines> {
  const figures = await campaignSummary(context);
  return { rows: figures.length, chunks: inOne(figures) };
}

async function* inOne(figures: readonly (readonly string[])[]): AsyncGenerator<string> {
  yield summaryFile(figures);
}

/** The lines of feed and audit. `what`: a kind, or people whom somebody found. */
export async function logExport(
  { member, newId, tx }: Context,
  kind: ExportKind | 'found_people',
  count: number | null,
): Promise<void> {
  const line = activityLine({
    type: 'export_made',
    capability: 'members.write',
    actor_id: member.uid,
    subject_collection: kind === 'found_people' ? 'people' : kind,
    count,
  });
  const [lineId, entryId] = [newId(), newId()];
  await tx(async (store) => {
    store.create(activity, lineId, line);
    store.create(audit, entryId, auditLine(member, { type: 'data_exported', what: kind, count }));
  });
}

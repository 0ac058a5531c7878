import { type ExportKind, exportCall } from '../../api/exports-api.ts';
import { activity } from '../../collections/activity.ts';
import { audit } from '../../collections/audit.ts';
import { pledges as storedPledges } from '../../collections/pledges.ts';
import { today } from '../../domain/days.ts';
import { exportReaders, headerLine, recordLines, summaryFile } from '../../domain/export/export-columns.ts';
import { pledgeHeaderLine, pledgeLine } from '../../domain/export/pledge-columns.ts';
import type { CsvKind } from '../../domain/import/import-kinds.ts';
import { type Download, downloadCase } from '../download-case.ts';
import { activityLine, auditLine } from '../log-lines.ts';
import { requireCapability } from '../require-capability.ts';
import type { Context } from '../use-case.ts';
import { campaignSummary } from './campaign-summary.ts';
import { exportPageSize, exportSource, pagesOf } from './export-pages.ts';

type Lines = Pick<Download, 'chunks'> & { rows: number };

/**
 * A whole collection, or the campaign in figures, as CSV. The lines of feed and audit are written before the first
 * byte leaves, so that no export, broken off or not, goes unseen.
 */
export const exportRecords = downloadCase(exportCall, async ({ kind }, context) => {
  requireCapability(context.member, exportReaders[kind]);
  if (kind === 'summary') await context.perform({ is: 'count-insights' });
  const lines =
    kind === 'summary'
      ? await summaryLines(context)
      : kind === 'pledges'
        ? await pledgeLines(context)
        : await linesOf(context, kind);
  // A summary's rows are figures, not records.
  await logExport(context, kind, kind === 'summary' ? null : lines.rows);
  return { name: `${kind}.csv`, type: 'text/csv; charset=utf-8', ...lines };
});

async function linesOf({ read, member }: Context, kind: CsvKind): Promise<Lines> {
  return { rows: await read.count(exportSource(kind), {}), chunks: csv(read, kind, member.organization) };
}

async function* csv(read: Context['read'], kind: CsvKind, organization: string): AsyncGenerator<string> {
  yield headerLine(kind);
  for await (const page of pagesOf(read, kind, organization)) yield recordLines(kind, page);
}

async function pledgeLines({ read, now }: Context): Promise<Lines> {
  return { rows: await read.count(storedPledges, {}), chunks: pledgeCsv(read, today(new Date(now()))) };
}

async function* pledgeCsv(read: Context['read'], day: string): AsyncGenerator<string> {
  yield pledgeHeaderLine;
  let page = await read.page(storedPledges, { limit: exportPageSize });
  for (;;) {
    if (page.rows.length > 0) yield page.rows.map((pledge) => pledgeLine(pledge, day)).join('');
    if (!page.next) return;
    page = await page.next();
  }
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

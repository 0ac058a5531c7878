import { type ExportKind, exportCall, exportRowsHeader } from '#shared/api/exports-api.ts';
import { today } from '#shared/domain/days.ts';
import { post } from '../data/api.ts';
import { measure } from '../metrics/measure.ts';
import { withProof } from '../session/with-proof.ts';
import { t } from '../text/index.ts';
import { csvRows } from './csv-rows.ts';
import { download } from './download.ts';
import { showExportFailure } from './show-export-failure.ts';
import { toast } from './toasts.tsx';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** Rows that have come, and how many there are; null before the server has said so. `packing`: they become a workbook. */
export type Progress = { done: number; total: number } | 'packing' | null;
type Came = (progress: Progress) => void;
type Saving = {
  /** What the file is called, without its ending. */
  name: string;
  format: ExportFormat;
  came?: Came;
  leave?: AbortSignal;
};

/** Reads an answer to its end, saying after each piece how far it is. */
async function collect(answer: Response, came: Came): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const total = Number(answer.headers.get(exportRowsHeader));
  const rowsIn = csvRows();
  const reader = answer.body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    pieces.push(piece.value);
    const done = rowsIn(piece.value);
    // Rows that were added meanwhile come too.
    if (total > 0) came({ done, total: Math.max(done, total) });
  }
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' });
}

/** What packs a workbook is fetched with the first one. */
async function workbook(csv: Blob, name: string, leave: AbortSignal): Promise<Blob> {
  const { workbookOf } = await import('../spreadsheet/xlsx/write-workbook.ts');
  return workbookOf(csv, name, leave);
}

/**
 * Gives the browser what the server streams as CSV, as it is or as a workbook, and says how that ended, unless `leave` broke
 * it off. Never rejects. Answers whether there is a file.
 */
export async function saveExport(
  ask: (leave: AbortSignal) => Promise<Response>,
  { name, format, came = () => undefined, leave = new AbortController().signal }: Saving,
): Promise<boolean> {
  try {
    const csv = await collect(await withProof(() => ask(leave)), came);
    if (format === 'xlsx') came('packing');
    const file = format === 'csv' ? csv : await workbook(csv, name, leave);
    download(file, `${name}.${format}`);
    toast('success', t('exports.done'));
    return true;
  } catch (error) {
    showExportFailure(error, leave);
    return false;
  }
}

/** Gives the browser a table that was made here, as it is or as a workbook. Never rejects. */
export async function saveTable(
  table: string,
  { name, format }: Pick<Saving, 'name' | 'format'>,
): Promise<void> {
  const leave = new AbortController().signal;
  try {
    const csv = new Blob([table], { type: 'text/csv;charset=utf-8' });
    download(format === 'csv' ? csv : await workbook(csv, name, leave), `${name}.${format}`);
    toast('success', t('exports.done'));
  } catch (error) {
    showExportFailure(error, leave);
  }
}

/** Takes everything of one kind, gifts of one source code, or the campaign in figures, out as a file. Never rejects. */
export async function exportFile(
  kind: ExportKind,
  { format = 'csv', code, ...rest }: Partial<Omit<Saving, 'name'>> & { code?: string } = {},
): Promise<void> {
  const since = performance.now();
  const name = `hustings-${kind}-${today(new Date())}`;
  const isSaved = await saveExport(
    (leave) => post(exportCall, code === undefined ? { kind } : { kind, code }, leave),
    { name, format, ...rest },
  );
  const value = performance.now() - since;
  if (isSaved) measure({ metric_type: 'user_action', metric_name: `export ${kind}`, value, unit: 'ms' });
}

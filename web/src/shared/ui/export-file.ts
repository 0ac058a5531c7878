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

/** Rows that have come, and how many there are; null before the server has said so. */
export type Progress = { done: number; total: number } | null;
type Came = (progress: Progress) => void;

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

/**
 * Takes everything of one kind, or the campaign in figures, out as a CSV file, and says how that ended, unless `leave`
 * broke it off. Never rejects.
 */
export async function exportFile(
  kind: ExportKind,
  came: Came = () => undefined,
  leave: AbortSignal = new AbortController().signal,
): Promise<void> {
  const since = performance.now();
  try {
    const answer = await withProof(() => post(exportCall, { kind }, leave));
    const file = await collect(answer, came);
    const value = performance.now() - since;
    measure({ metric_type: 'user_action', metric_name: `export ${kind}`, value, unit: 'ms' });
    download(file, t('exports.fileName', { kind, day: today(new Date()) }));
    toast('success', t('exports.done'));
  } catch (error) {
    showExportFailure(error, leave);
  }
}

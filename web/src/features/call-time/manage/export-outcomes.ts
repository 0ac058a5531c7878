import { exportCallTimeCall } from '#shared/api/call-time-api.ts';
import { post } from '../../../shared/data/api.ts';
import { withProof } from '../../../shared/session/with-proof.ts';
import { t } from '../../../shared/text/index.ts';
import { download } from '../../../shared/ui/download.ts';
import { showExportFailure } from '../../../shared/ui/show-export-failure.ts';
import { toast } from '../../../shared/ui/toasts.tsx';

/** Takes a list's outcomes out as a CSV file, and says how that ended. Never rejects. */
export async function exportOutcomes(list: string): Promise<void> {
  const { signal } = new AbortController();
  try {
    const answer = await withProof(() => post(exportCallTimeCall, { list }, signal));
    download(await answer.blob(), t('callTime.list.file'));
    toast('success', t('exports.done'));
  } catch (error) {
    showExportFailure(error, signal);
  }
}

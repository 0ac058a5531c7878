import { exportCallTimeCall } from '#shared/api/call-time-api.ts';
import { post } from '../../../shared/data/api.ts';
import { t } from '../../../shared/text/index.ts';
import { type ExportFormat, saveExport } from '../../../shared/ui/export-file.ts';

/** Takes a list's outcomes out as a file, and says how that ended. Never rejects. */
export const exportOutcomes = (list: string, format: ExportFormat): Promise<boolean> =>
  saveExport((leave) => post(exportCallTimeCall, { list }, leave), { name: t('callTime.list.file'), format });

import type { DownloadCase } from './download-case.ts';
import { exportRecords } from './exports/export-records.ts';
import { checkRows } from './imports/check-rows.ts';
import { finishImport } from './imports/finish-import.ts';
import { importRows } from './imports/import-rows.ts';
import { startImport } from './imports/start-import.ts';
import { syncProfilePeople } from './profile/sync-profile-people.ts';
import { getTurfLog, returnTurf, takeTurf } from './turfs.ts';
import type { UseCase } from './use-case.ts';

/** Every use case: the routes of the server and the answers of the demo follow from this list. */
export const useCases: readonly UseCase[] = [
  takeTurf,
  getTurfLog,
  returnTurf,
  checkRows,
  startImport,
  importRows,
  finishImport,
  syncProfilePeople,
];

/** Those that answer with a file. */
export const downloadCases: readonly DownloadCase[] = [exportRecords];

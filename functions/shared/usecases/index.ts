import { checkRows } from './imports/check-rows.ts';
import { finishImport } from './imports/finish-import.ts';
import { importRows } from './imports/import-rows.ts';
import { startImport } from './imports/start-import.ts';
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
];

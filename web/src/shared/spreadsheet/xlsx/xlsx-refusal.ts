/** Why a workbook, or one of its sheets, cannot be read. */
export const workbookRefusals = [
  /** A zip archive that holds no Excel workbook, or no zip archive at all. */
  'workbook_other',
  /** Excel's format until 2003. */
  'workbook_old',
  'workbook_locked',
  /** It would unpack to more than any spreadsheet needs. */
  'workbook_large',
  'workbook_damaged',
  /** A sheet with more text or cells than a CSV file may have. */
  'too_big',
  'too_many_rows',
] as const;
export type WorkbookRefusal = (typeof workbookRefusals)[number];

/** Ends the reading of a workbook. */
export class XlsxError extends Error {
  constructor(readonly why: WorkbookRefusal) {
    super(why);
  }
}

export function refuse(why: WorkbookRefusal): never {
  throw new XlsxError(why);
}

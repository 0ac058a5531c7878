import type { FieldKey } from '#shared/domain/import/import-field.ts';
import { type ImportKind, importedFields } from '#shared/domain/import/import-kinds.ts';

/** Columns of an empty spreadsheet to start from. A gift's row names its donor. */
export const templateFields = (kind: ImportKind): FieldKey[] => [
  ...new Set<FieldKey>(['name', 'email', 'phone', ...importedFields(kind)]),
];

import type { FieldKey } from '#shared/domain/import/import-field.ts';
import { type ImportKind, importedFields } from '#shared/domain/import/import-kinds.ts';

const pledgeColumns = [
  ...(['amount', 'made_on', 'due_on', 'installments', 'firmness', 'election'] as const),
  ...(['source_code', 'note'] as const),
];

/** Columns of an empty spreadsheet to start from. The row of a gift or a pledge names its donor. */
export const templateFields = (kind: ImportKind): FieldKey[] => [
  ...new Set<FieldKey>([
    ...(['name', 'email', 'phone'] as const),
    ...(kind === 'pledges' ? pledgeColumns : importedFields(kind)),
  ]),
];

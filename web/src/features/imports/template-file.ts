import type { FieldKey } from '#shared/domain/import/import-field.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';

/** Columns of an empty spreadsheet to start from. */
export const templateFields: Record<ImportKind, readonly FieldKey[]> = {
  donors: ['name', 'email', 'phone', 'capacity'],
  donations: ['name', 'email', 'phone', 'amount', 'date', 'status', 'type', 'note', 'external_id'],
  volunteers: ['name', 'email', 'phone', 'skills', 'totalHours', 'lastActiveDate'],
};

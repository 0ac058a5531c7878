import type { Mapping } from '#shared/domain/import/headers.ts';
import type { FieldKey } from '#shared/domain/import/import-field.ts';
import { type ImportKind, importFields } from '#shared/domain/import/import-fields.ts';

/** Gives a column a field. A field that takes one column leaves the one that had it. */
export function assign(kind: ImportKind, mapping: Mapping, column: number, field: FieldKey | null): Mapping {
  const many = importFields[kind].some(({ key, many }) => key === field && many);
  return mapping.map((before, at) => {
    if (at === column) return field;
    return before === field && !many ? null : before;
  });
}

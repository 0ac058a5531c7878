import type { FieldKey } from '#shared/rules/import/field.ts';
import { type ImportKind, importFields } from '#shared/rules/import/fields.ts';
import type { Mapping } from '#shared/rules/import/headers.ts';

/** Gives a column a field. A field that takes one column leaves the one that had it. */
export function assign(kind: ImportKind, mapping: Mapping, column: number, field: FieldKey | null): Mapping {
  const many = importFields[kind].some(({ key, many }) => key === field && many);
  return mapping.map((before, at) => {
    if (at === column) return field;
    return before === field && !many ? null : before;
  });
}

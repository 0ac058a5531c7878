import { csvKinds, type ImportedField, importedFields } from './import-kinds.ts';

/** Parts and signs of fields: no record holds them as they are. */
const partKeys = [
  'first_name',
  'middle_name',
  'last_name',
  'suffix',
  'currency',
  'recurrence',
  'recurrence_number',
  'refund',
  'line_item',
  // Chosen for a column whose text shall not be stored at all.
  'leave_out',
] as const;
/** One field that an import can bring, whatever the kind of its list. */
export type FieldKey = ImportedField | (typeof partKeys)[number];
export const fieldKeys: readonly FieldKey[] = [
  ...new Set([...csvKinds.flatMap(importedFields), ...partKeys]),
];

export type ImportField = {
  key: FieldKey;
  /** Other names of the column, best first: of two columns that fit, the one named earlier here is taken. */
  aliases: readonly string[];
  /** Parts of a header that make it a guess, to be looked at by a person. */
  hints?: RegExp;
  /** Several columns may carry it: `Recurring Total Months` and `Recurrence Number`. */
  many?: true;
};

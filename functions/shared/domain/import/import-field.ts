import type { Language } from '../../themes.ts';
import { badContactKeys, consentKeys } from './consent-keys.ts';
import { csvCollections, csvKinds, type ImportedField, importedFields } from './import-kinds.ts';

/** Parts and signs of fields: no record holds them as they are. */
const partKeys = [
  'first_name',
  'middle_name',
  'last_name',
  'suffix',
  'prefix',
  'amount_cents',
  'other_date',
  'currency',
  'recurrence',
  'recurrence_number',
  'refund',
  'refund_of',
  'returned',
  'chargeback',
  'recipient',
  'recipient_gov_id',
  'failure',
  'cancellation',
  'line_item',
  'made_on',
  'due_on',
  'installments',
  'firmness',
  'written_off_on',
  'write_off_reason',
  ...consentKeys,
  ...badContactKeys,
  // Chosen for a column whose text shall not be stored at all.
  'leave_out',
] as const;
/** One field that an import can bring, whatever the kind of its list. */
export type FieldKey = ImportedField | (typeof partKeys)[number];
export const fieldKeys: readonly FieldKey[] = [
  ...new Set([...csvKinds.flatMap(importedFields), ...partKeys]),
];

const imported: readonly string[] = csvKinds.flatMap(importedFields);
export const isImportedField = (field: string): field is ImportedField => imported.includes(field);

/** A field's column in a spreadsheet: the first header is English, the next one Spanish. */
export function headerIn(field: ImportedField, language: Language): string {
  const columns = csvKinds.map(
    (kind): Readonly<Record<string, readonly string[]>> => csvCollections[kind].csv,
  );
  const [english = field, spanish = english] = columns.find((one) => field in one)?.[field] ?? [];
  return language === 'es' ? spanish : english;
}

export type ImportField = {
  key: FieldKey;
  /** Other names of the column, best first: of two columns that fit, the one named earlier here is taken. */
  aliases: readonly string[];
  /** Parts of a header that make it a guess, to be looked at by a person. */
  hints?: RegExp;
  /** Several columns may carry it: `Recurring Total Months` and `Recurrence Number`. */
  many?: true;
};

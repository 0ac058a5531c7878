import { fieldKeys } from './import-field.ts';

/** Why a row is rejected, or one of its cells left out or cut. Every code has its sentence in the catalogue. */
export const problemCodes = [
  'name_missing',
  'name_empty',
  'too_long',
  'cut',
  'extra_full',
  'formula',
  'email_bad',
  'phone_bad',
  'capacity_bad',
  'amount_missing',
  'amount_bad',
  'amount_zero',
  'amount_negative',
  'amount_large',
  'amount_currency',
  'date_missing',
  'date_bad',
  'date_early',
  'date_late',
  'status_bad',
  'type_bad',
  'hours_bad',
  'hours_negative',
  'hours_large',
  'skill_long',
  'skills_many',
  'cells_many',
  'cells_few',
  'quote_open',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** What a problem is about: a field, a column without one, or the row as a whole. */
export const flagFields = [...fieldKeys, 'extra', 'row'] as const;
export type FlagField = (typeof flagFields)[number];

/** One reason, with the cell as the file has it and its column's place. */
export type Problem = { code: ProblemCode; field: FlagField; column: number | null; cell: string };

/** What a reader makes of one cell. */
export type Parsed<T> = { value: T } | { code: ProblemCode };
export type Parse<T> = (written: string) => Parsed<T>;

/** What a row came to: a record, with what was left out of it, or why there is none. */
export type Read<T> =
  | { is: 'row'; row: T; left: readonly Problem[] }
  | { is: 'problems'; problems: readonly Problem[] };
